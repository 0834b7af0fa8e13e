from chassis.cli import run

from budget.main import definition

if __name__ == "__main__":
    run(definition)
