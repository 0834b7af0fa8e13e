import { Button, Panel, Stack, Text, Title, toast, useAction, useQuery } from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { peopleOfProjectQuery, type Schemas } from "../records/api";
import { useManagedProjects } from "../timesheets/add-day";
import { writes } from "./api";
import classes from "./code-card.module.css";

/** For whoever has no phone of their own to choose one. */
export function GivePin(): ReactNode {
  const t = messages.useT();
  const projects = useManagedProjects();
  const [projectId, setProjectId] = useState<string | null>(null);
  const [userId, setUserId] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const people = useQuery(peopleOfProjectQuery(projectId));
  const name = people.data?.find((each) => each.userId === userId)?.fullName ?? "";
  const action = useAction<Schemas["PinGive"], Schemas["PinGiven"]>({
    run: writes.givePin,
    onError: (error) => toast.error(error, t("pins.notGiven")),
  });
  const choose = (change: () => void) => {
    change();
    setIsMissing(false);
    action.reset();
  };
  const give = () => {
    setIsMissing(projectId === null || userId === null);
    if (projectId && userId) action.mutate({ projectId, userId });
  };
  return (
    <section>
      <Title order={2}>{t("pins.title")}</Title>
      <Text c="dimmed" mb="sm">
        {t("pins.about")}
      </Text>
      <Stack gap="md" maw="32rem">
        <SelectField
          name="pinProject"
          label={t("kiosks.site")}
          value={projectId}
          onChange={(id) =>
            choose(() => {
              setProjectId(id);
              setUserId(null);
            })
          }
          error={isMissing && projectId === null ? t("addDay.siteMissing") : null}
          options={optionsOf.projects(projects)}
        />
        {projectId && (
          <SelectField
            name="pinPerson"
            label={t("timesheets.person")}
            value={userId}
            onChange={(id) => choose(() => setUserId(id))}
            error={isMissing && userId === null ? t("addDay.personMissing") : null}
            options={optionsOf.people(people.data)}
            nothingFound={t("addDay.nobody")}
          />
        )}
        <div>
          <Button variant="default" loading={action.isPending} onClick={give}>
            {t("pins.give")}
          </Button>
        </div>
        {action.data && (
          <Panel>
            <div role="status">
              <Text>{t("pins.given", { name })}</Text>
              <output className={classes.code}>{action.data.pin}</output>
              <Text size="sm" c="dimmed">
                {t("pins.givenHelp", { name })}
              </Text>
            </div>
          </Panel>
        )}
      </Stack>
    </section>
  );
}
