from chassis.loading import loaded_for_good

with loaded_for_good():
    from chassis.cli import run

    from attendance.main import definition

if __name__ == "__main__":
    run(definition)
