from chassis.cli import run

from pdf.main import definition

if __name__ == "__main__":
    run(definition)
