from chassis.cli import run

from attendance.main import definition

if __name__ == "__main__":
    run(definition)
