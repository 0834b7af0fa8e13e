from chassis.cli import run

from identity.main import definition

if __name__ == "__main__":
    run(definition)
