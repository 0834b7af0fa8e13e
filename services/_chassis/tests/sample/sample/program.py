"""What tests have a process do."""

import os
import signal
import sys
import time
from pathlib import Path

from chassis.processes.wire import LENGTHS, Message


def prepare() -> None:
    pass


def work(order: Message) -> Message:
    match order.said["do"]:
        case "echo":
            return Message({}, order.blobs)
        case "read":
            assert order.file is not None
            return Message({}, [os.pread(order.file, 100, 0)])
        case "take 300 MB":
            bytearray(300 * 1024 * 1024)
        case "spin":
            while True:
                pass
        case "leave what takes long to tidy up":
            _TakesLong()
        case "sleep":
            time.sleep(60)
        case "write":
            Path(order.blobs[0].decode()).write_text("more than nothing")
        case "hang up and stay":
            os.close(int(sys.argv[1]))
            time.sleep(60)
        case "fall":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "lie about sizes":
            _answer(LENGTHS.pack(4_000_000_000, 1))
        case "answer no JSON":
            _answer(LENGTHS.pack(3, 0) + b"no!")
        case _:
            pass
    return Message(
        {
            "pid": os.getpid(),
            "environment": [*os.environ],
            "files": sorted(os.listdir("/proc/self/fd" if Path("/proc/self/fd").is_dir() else "/dev/fd")),
            "modules": [*sys.modules],
        }
    )


class _TakesLong:
    """Found by the collector alone, and then not done soon."""

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        spent = time.process_time()
        while time.process_time() < spent + 1.5:
            pass


def _answer(content: bytes) -> None:
    os.write(int(sys.argv[1]), content)
