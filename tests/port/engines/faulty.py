"""An engine that greets as it should and then, at `state`, goes wrong in the way its argument names.

Modes that end in `-at-start` go wrong before the greeting. A stranger's program: no Trackwalker in here.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HELLO = {
    "name": "faulty",
    "version": "1",
    "protocol": "1",
    "games": [{"game": "18Chesapeake", "editions": ["2020"], "players": [2, 3, 4, 5, 6]}],
    "capabilities": [],
    "readings": {},
}


def write(text: str | bytes) -> None:
    data = text.encode() if isinstance(text, str) else text
    while data:
        data = data[os.write(1, data) :]


def send(**members: Any) -> None:
    write(json.dumps({"jsonrpc": "2.0", **members}) + "\n")


def complain(text: str) -> None:
    os.write(2, text.encode())


def hang() -> None:
    while True:
        time.sleep(3600)


def forever(descriptor: int, data: bytes) -> None:
    while True:
        os.write(descriptor, data)


def grandchild() -> None:
    # It inherits our pipes and holds them open.
    subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(3600)"])


def misbehave(mode: str, number: int) -> None:
    match mode:
        case "hang":
            complain("thinking hard\n")
            if "FAULTY_NOTE" in os.environ:  # a FIFO: tell a test that we are there
                Path(os.environ["FAULTY_NOTE"]).write_text(str(os.getpid()), encoding="utf-8")
            hang()
        case "ignore-sigterm":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            hang()
        case "die":
            complain("first words\nlast words\n")
            sys.exit(7)
        case "crash":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "half-line":
            write('{"jsonrpc": "2.0", "id"')
            hang()
        case "half-line-die":
            write('{"jsonrpc": "2.0", "id"')
            sys.exit(0)
        case "rubbish":
            write("Loading board...\n")
        case "not-utf8":
            write(b'{"jsonrpc": "2.0", "id": 2, "result": "\xff\xfe"}\n')
        case "terminal-codes":
            write("\x1b[2J\x1b[31mboo\n")
        case "deep":
            write("[" * 20_000 + "\n")
        case "early":
            send(id=number, result={})
        case "long-reason":
            send(id=number, result={"legal": False, "reason": "no! " * 10_000})
        case "whole-floats":
            write(f'{{"jsonrpc": "2.0", "id": {number}, "result": {{"revenue": 100.0, "routes": []}}}}\n')
        case "deep-result":
            write(f'{{"jsonrpc": "2.0", "id": {number}, "result": {"[" * 500 + "]" * 500}}}\n')
        case "wrong-id":
            send(id=number + 1000, result={})
        case "string-id":
            send(id=str(number), result={})
        case "float-id":
            write(f'{{"jsonrpc": "2.0", "id": {number}.0, "result": {{}}}}\n')
        case "no-id":
            send(result={})
        case "late-reply":
            send(id=number - 1, result=HELLO)
        case "notification":
            send(method="log", params={"text": "hi"})
        case "result-and-error":
            send(id=number, result={}, error={"code": 1, "message": "x"})
        case "not-jsonrpc":
            write(json.dumps({"id": number, "result": {}}) + "\n")
        case "array":
            write("[1, 2, 3]\n")
        case "error":
            send(id=number, error={"code": -32000, "message": "nothing is \x1b[31mloaded"})
        case "error-without-code":
            send(id=number, error="went wrong")
        case "wrong-types":
            send(id=number, result=[1, 2, 3])
        case "missing-members":
            send(id=number, result={"game": 18})
        case "oversized-line":
            forever(1, b"x" * 4096)
        case "oversized-complete-line":
            write("x" * 200_000 + "\n")
        case "stderr-flood":
            forever(2, b"noise\n" * 1000)
        case "blank-flood":
            forever(1, b"\n" * 1000)
        case "blank-lines":
            write("\n\r\n  \n")
            send(id=number, error={"code": -32000, "message": "after the blank lines"})
        case "close-stdout":
            os.close(1)
            hang()
        case "close-stdin":
            send(id=number, error={"code": -32000, "message": "the last thing I hear"})
            os.close(0)
            hang()
        case "grandchild":
            grandchild()
            hang()
        case "grandchild-die":
            grandchild()
            sys.exit(5)
        case "much-stderr":
            complain("chatter\n" * 20_000)
            send(id=number, error={"code": -32000, "message": "done talking"})
        case _:
            sys.exit(f"no such mode: {mode}")


def main(mode: str) -> None:
    if mode == "hang-at-start":
        hang()
    if mode == "die-at-start":
        complain("cannot find my rules\n")
        sys.exit(3)
    if mode == "rubbish-at-start":
        write("Welcome!\n")
        hang()
    if mode == "grandchild-at-start":
        grandchild()
        sys.exit(4)
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["method"] == "bye":
            if mode == "ignore-bye":
                signal.signal(signal.SIGTERM, signal.SIG_IGN)
                hang()
            send(id=request["id"], result={})
            return
        if request["method"] == "hello":
            hello: dict[str, Any] = dict(HELLO)
            if mode == "old-protocol":
                hello["protocol"] = "0"
            if mode in ("unknown-letter", "unknown-question"):
                hello["readings"] = {"18CH-Q05" if mode == "unknown-letter" else "CHESS-Q01": "z"}
            if mode == "bad-hello":
                del hello["games"]
            if mode == "early":  # in one piece, so that it is there before `state` is asked for
                answer = {"jsonrpc": "2.0", "id": request["id"] + 1, "result": {}}
                write(
                    json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": hello})
                    + "\n"
                    + json.dumps(answer)
                    + "\n"
                )
                continue
            send(id=request["id"], result=hello)
            if mode == "deaf":
                hang()
        else:
            misbehave(mode, request["id"])


if __name__ == "__main__":
    main(sys.argv[1])
