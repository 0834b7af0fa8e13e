from chassis.cli import run

from forms.main import definition

if __name__ == "__main__":
    run(definition)
