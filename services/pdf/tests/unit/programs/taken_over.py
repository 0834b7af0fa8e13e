"""A render process as a hostile paper would like to have it: does what the paper says."""

import json
import os
import pickle
import sys
import time

from chassis.processes.wire import LENGTHS, Message


class Bomb:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (os.environ["HOME"] + "/exploded",)


def prepare() -> None:
    pass


def work(order: Message) -> Message:
    match order.blobs[0].decode():
        case "environment":
            return Message({"pages": 1}, [json.dumps(dict(os.environ)).encode()])
        case "pickle":
            _say(pickle.dumps(Bomb()))
        case "pickle in place of JSON":
            bomb = pickle.dumps(Bomb())
            _say(LENGTHS.pack(len(bomb), 0) + bomb)
        case "text for a number":
            return Message({"pages": "1"}, [b"%PDF"])
        case "no paper":
            return Message({"pages": 1})
        case "more than was asked":
            return Message({"pages": 1, "isAdmin": True}, [b"%PDF"])
        case "nothing":
            time.sleep(60)
        case _:
            pass
    return Message({"pages": 1}, [str(os.getpid()).encode()])


def _say(content: bytes) -> None:
    os.write(int(sys.argv[1]), content)
