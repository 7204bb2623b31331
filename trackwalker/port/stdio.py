"""JSON-RPC 2.0, one message a line, over the standard streams of a child process.

All waiting is done in the calling thread on one selector: requests are written, replies read and standard
error drained together, so that no full pipe can lock the two sides up. Nothing that comes back is trusted.
Not for use by several threads at once.
"""

import contextlib
import os
import selectors
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

import msgspec

from trackwalker.port.decoding import decode
from trackwalker.port.engine import EngineFault, FaultKind
from trackwalker.port.limits import Limits
from trackwalker.port.process import ChildProcess
from trackwalker.port.words import excerpt, printable

__all__ = ["StdioConnection"]

_CHUNK = 256 * 1024
_TICK = 0.1  # seconds between looks at whether the child still lives, where its pipes are held open by others

_encode = msgspec.json.Encoder().encode


class StdioConnection:
    """A conversation with one child process, which starts now and lives until a fault or `close`.

    Raises EngineFault `not-startable` if the command cannot be executed.
    """

    def __init__(
        self, argv: Sequence[str], limits: Limits | None = None, env: Mapping[str, str] | None = None
    ) -> None:
        self.limits = limits or Limits()
        self.trace: Callable[[str, bytes], None] | None = None
        """Where set, called with `>` and every line sent and with `<` and every line received."""
        self._answered = 0
        self._asked = 0
        self._method: str | None = None
        self._buffer = bytearray()
        self._searched = 0
        self._early = 0  # bytes in the buffer that came before the present request was written
        self._blank = 0
        self._tail = bytearray()
        self._stderr_seen = 0
        self._closed = False
        try:
            self._child = ChildProcess(argv, env)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise EngineFault("not-startable", f"cannot execute {argv[0]!r}: {printable(reason)}") from None
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._child.stdout, selectors.EVENT_READ)
        self._selector.register(self._child.stderr, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """The id of the child, which is the id of its process group."""
        return self._child.pid

    @property
    def closed(self) -> bool:
        """Whether the connection is gone, by a fault or by `close`."""
        return self._closed

    def request(self, method: str, params: dict[str, Any]) -> Any:
        """Ask and wait for the answer, at most `limits.timeout` seconds: the `result`, unchecked.

        Raises EngineFault. All faults but `error-reply` kill the child and end the connection.
        """
        if self._closed:
            raise EngineFault("died", "the connection is closed", method=method)
        self._asked += 1
        self._method = method
        self._stderr_seen = self._blank = 0
        line = _encode({"jsonrpc": "2.0", "id": self._asked, "method": method, "params": params}) + b"\n"
        if self.trace:
            self.trace(">", line)
        try:
            reply = self._exchange(line, time.monotonic() + self.limits.timeout)
            return self._result(reply)
        except EngineFault:
            raise
        except BaseException:  # Ctrl-C in the middle: whatever the child says from now on is out of step
            self._shut()
            raise

    def fail(self, kind: FaultKind, detail: str) -> NoReturn:
        """Kill the child and raise the fault, with what it wrote on standard error."""
        self._child.kill()
        self._drain_stderr(at_end=True)
        stderr = self.stderr_tail()
        method = self._method
        self._shut()
        raise EngineFault(kind, detail, method=method, stderr=stderr)

    def stderr_tail(self) -> str:
        """The end of what the child has written on standard error, made printable, at most 20 lines."""
        return "\n".join(printable(bytes(self._tail).decode("utf-8", "replace")).splitlines()[-20:])

    def close(self) -> None:
        """End the child: `bye` and the end of its input, then SIGTERM, then SIGKILL, as far as it takes."""
        self._end(bye=True, end_input=True)

    def ends_itself(self, bye: bool) -> bool:
        """Close; whether the child ended by itself after `bye` (or else the end of its input) alone."""
        return self._end(bye=bye, end_input=not bye)

    def _end(self, *, bye: bool, end_input: bool) -> bool:
        if self._closed:
            return False
        try:
            if bye:
                self._asked += 1
                line = _encode({"jsonrpc": "2.0", "id": self._asked, "method": "bye", "params": {}}) + b"\n"
                if self.trace:
                    self.trace(">", line)
                with contextlib.suppress(OSError):
                    os.write(self._child.stdin, line)
            if end_input:
                self._child.close_stdin()
            by_itself = self._wait_for_end(self.limits.bye)
            if not by_itself:
                self._child.terminate()
                self._wait_for_end(self.limits.term)
            return by_itself
        finally:
            self._shut()

    # -- one exchange ---------------------------------------------------------------------------------------

    def _exchange(self, line: bytes, deadline: float) -> dict[str, Any]:
        self._look_for_early_words()
        unsent = memoryview(line)[self._write(line) :]
        if unsent:
            self._selector.register(self._child.stdin, selectors.EVENT_WRITE)
        try:
            while True:
                early = self._early > 0
                message = self._take_line()
                if message is not None:
                    reply = self._envelope(message, early)
                    if reply is not None:
                        return reply
                    continue
                remaining = deadline - time.monotonic()
                if remaining <= 0:
                    self.fail("timeout", self._timeout_detail(bool(unsent)))
                ready = self._selector.select(min(remaining, _TICK))
                if not ready and self._child.has_ended():
                    # Something it started may hold the pipes open: they will not tell us.
                    self._read_stdout()
                    if b"\n" not in self._buffer:
                        self._fail_ended("ended")
                for key, _ in ready:
                    if key.fd == self._child.stdout:
                        self._read_stdout()
                    elif key.fd == self._child.stderr:
                        self._drain_stderr()
                    else:
                        unsent = unsent[self._write(unsent) :]
                        if not unsent:
                            self._selector.unregister(self._child.stdin)
        finally:
            if unsent and not self._closed:
                self._selector.unregister(self._child.stdin)

    def _look_for_early_words(self) -> None:
        """Take in what it has said before it is asked: no answer to what comes now."""
        with contextlib.suppress(OSError):
            while len(self._buffer) <= self.limits.line and (chunk := os.read(self._child.stdout, _CHUNK)):
                self._buffer += chunk
        self._early = len(self._buffer)

    def _write(self, data: bytes | memoryview) -> int:
        try:
            return os.write(self._child.stdin, data)
        except BlockingIOError:
            return 0
        except OSError:
            self._fail_ended("closed its standard input")

    def _read_stdout(self) -> None:
        try:
            chunk = os.read(self._child.stdout, _CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            if b"\n" not in self._buffer:
                self._fail_ended("closed its standard output")
            return
        self._buffer += chunk

    def _drain_stderr(self, at_end: bool = False) -> None:
        """Read what there is on standard error, keep its tail, and count it."""
        with contextlib.suppress(OSError):
            while chunk := os.read(self._child.stderr, _CHUNK):
                self._tail += chunk
                del self._tail[: -self.limits.tail]
                self._stderr_seen += len(chunk)
                if self._stderr_seen > self.limits.stderr:
                    if at_end:
                        return
                    self.fail(
                        "flood", f"more than {self.limits.stderr} bytes on standard error in one request"
                    )
                if not at_end:
                    return  # one piece at a time, so that a flood cannot outrun the time limit
            if not at_end:
                self._selector.unregister(self._child.stderr)

    def _take_line(self) -> bytes | None:
        """The next complete, non-blank line of the child's standard output, if it is there."""
        buffer = self._buffer
        while True:
            end = buffer.find(b"\n", self._searched)
            if end > self.limits.line or (end < 0 and len(buffer) > self.limits.line):
                start = excerpt(bytes(buffer[:200]))
                self.fail("oversized-line", f"a line of more than {self.limits.line} bytes: {start}")
            if end < 0:
                self._searched = len(buffer)
                return None
            line = bytes(buffer[:end])
            del buffer[: end + 1]
            self._early -= end + 1
            self._searched = 0
            if self.trace:
                self.trace("<", line + b"\n")
            if line.strip():
                return line
            self._blank += 1
            if self._blank > self.limits.blank:
                self.fail("flood", f"more than {self.limits.blank} empty lines in one request")

    # -- what it says ---------------------------------------------------------------------------------------

    def _envelope(self, line: bytes, early: bool) -> dict[str, Any] | None:
        """The line as the JSON-RPC reply to the present request. early: it came before that was sent."""
        try:
            reply = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.fail("rubbish", f"a line that is not JSON ({error}): {excerpt(line)}")
        if not isinstance(reply, dict) or reply.get("jsonrpc") != "2.0":
            self.fail("invalid-message", f'not a JSON-RPC reply (no "jsonrpc": "2.0"): {excerpt(line)}')
        if ("result" in reply) == ("error" in reply):
            self.fail("invalid-message", f"a reply has either a result or an error: {excerpt(line)}")
        self._check_id(reply, line, early)
        self._answered = self._asked
        return reply

    def _check_id(self, reply: dict[str, Any], line: bytes, early: bool) -> None:
        if "id" not in reply:
            self.fail("invalid-message", f"a reply without an id: {excerpt(line)}")
        given = reply["id"]
        if given is None and "error" in reply:
            return  # it could not read the id: the error says why
        if early and type(given) is int and given >= self._asked:
            self.fail("wrong-id", f"a reply to request {given} came before that was sent: {excerpt(line)}")
        if type(given) is int and given == self._asked:
            return
        if type(given) is int and 0 < given <= self._answered:
            self.fail(
                "late-reply",
                f"a reply to request {given}, which is over, came for {self._asked}: {excerpt(line)}",
            )
        self.fail("wrong-id", f"expected a reply with id {self._asked}, got {excerpt(line)}")

    def _result(self, reply: dict[str, Any]) -> Any:
        if "error" not in reply:
            return reply["result"]
        error = reply["error"]
        code = error.get("code") if isinstance(error, dict) else None
        message = error.get("message") if isinstance(error, dict) else None
        if type(code) is not int or not isinstance(message, str):
            self.fail(
                "invalid-message",
                f'an error needs a "code" (integer) and a "message" (string), got {error!r:.200}',
            )
        raise EngineFault(
            "error-reply",
            f"the engine answered with an error: {printable(message)[:2000]} (code {code})",
            method=self._method,
            stderr=self.stderr_tail(),
            code=code,
            fatal=False,
        )

    # -- the end --------------------------------------------------------------------------------------------

    def _timeout_detail(self, unsent: bool) -> str:
        seconds = f"{self.limits.timeout:g} s"
        if unsent:
            return f"it did not read its standard input for {seconds}"
        if self._buffer:
            start = excerpt(bytes(self._buffer[:200]))
            return f"no complete answer in {seconds}; it began one without a line end: {start}"
        return f"no answer in {seconds}"

    def _fail_ended(self, what: str) -> NoReturn:
        """The child ended or left the conversation: say which and how, with its last words."""
        by_itself = self._child.wait_ended(0.2)
        self._child.kill()
        ended = f"it ended ({self._child.how_it_ended()})" if by_itself else f"it {what} but went on running"
        if self._buffer.strip():
            ended += f"; an incomplete last line: {excerpt(bytes(self._buffer[:200]))}"
        if self._answered == 0:
            self.fail("not-startable", f"{ended} before its first answer")
        self.fail("died", f"{ended} without an answer")

    def _wait_for_end(self, seconds: float) -> bool:
        """Wait until the child has ended, reading on so that a full pipe does not hold it up."""
        deadline = time.monotonic() + seconds
        pause = 0.001
        while not self._child.has_ended():
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                return False
            for key, _ in self._selector.select(min(remaining, pause)):
                with contextlib.suppress(OSError):
                    if not os.read(key.fd, _CHUNK):
                        self._selector.unregister(key.fd)
            pause = min(pause * 2, 0.05)
        return True

    def _shut(self) -> None:
        if not self._closed:
            self._closed = True
            self._child.kill()
            self._selector.close()
            self._child.close_pipes()
