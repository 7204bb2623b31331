"""The scenes of the toy game: a game is begun, bids are made."""

from trackwalker.scene.faults import Broken, Permissive, SceneError, Unsupported


class Lines:
    """A table in words."""

    def __init__(self, *lines):
        self._lines = list(lines)

    def lines(self):
        return self._lines


class ToyScene:
    def __init__(self, engine, readings):
        self.engine = engine
        self.readings = readings
        self.before = None
        self.set_up = None
        self.bids = 0

    @property
    def table(self):
        return Lines("Alice: $400", f"bids: {self.bids}")

    def begin(self):
        rules = {"readings": self.readings, "deviations": []}
        params = {"game": "Toy", "players": ["Alice"], "deal": {}}
        if "rules" in self.engine.hello()["capabilities"]:
            params["rules"] = rules
        self.engine.new_game(params)
        self.set_up = self.table

    def need(self, capability):
        if capability not in self.engine.hello()["capabilities"]:
            raise Unsupported(capability)

    def impossible(self):
        raise SceneError("Alice has $-5")

    def expect(self, amount, legal):
        self.before = self.table
        self.bids += 1
        action = {"type": "bid", "actor": {"kind": "player", "id": "Alice"}, "private": "P1", "price": amount}
        answer = self.engine.apply(action)
        if answer["legal"] and not legal:
            raise Permissive(f"refused: a bid of ${amount}", "accepted")
        if legal and not answer["legal"]:
            raise Broken(f"accepted: a bid of ${amount}", f"refused: {answer['reason']}")


def make_scene(engine, features, scenario, rules, readings):
    assert features.is_dir()
    assert scenario.game in ("Toy", "Other")
    return ToyScene(engine, readings)
