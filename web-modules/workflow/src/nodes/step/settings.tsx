import { givenName } from "@groundwork/formwork/rules";
import { Anchor, Link, Stack, Text } from "@groundwork/kit";
import { MultiSelectField, SegmentField, SwitchField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { onOneLine, setTrigger } from "../../graph";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { TeamField } from "../team-field";
import { useNodeSettings } from "../use-node-settings";
import { ApproverSettings } from "./approver-settings";
import { DueSettings } from "./due-settings";
import { ALIGNMENTS, type StepNode } from "./rules";
import { SiteSettings } from "./site-settings";

export function StepSettings({ node }: { node: StepNode }): ReactNode {
  const t = messages.useT();
  const { apply, pages, templateId, stuck } = useEditor();
  const why = stuck.get(node.id);
  const { mayEdit, set, problem } = useNodeSettings(node);
  const { stepName, teamIds, pageIds, triggerStep, buttonsAlignment, needsAnotherPerson } = node.data;
  const lost = pageIds.filter((id) => !pages.some((page) => page.id === id));
  return (
    <Stack gap="md">
      <TextField
        name="stepName"
        label={t("step.name")}
        value={stepName}
        error={problem("stepNameMissing")}
        maxLength={MOST.name}
        readOnly={!mayEdit}
        onChange={(name) => set({ stepName: onOneLine(name) })}
      />
      <TeamField
        label={t("step.teams")}
        description={triggerStep ? t("step.teamsOfFirst") : t("step.teamsHelp")}
        value={teamIds}
        error={problem("stepWithoutTeam") ?? (why ? t(`step.${why}Help`) : null)}
        onChange={(ids) => set({ teamIds: ids })}
      />
      <MultiSelectField
        name="pageIds"
        label={t("step.pagesOf")}
        description={t("step.pagesHelp")}
        value={[...pageIds]}
        error={problem("unknownPage")}
        disabled={!mayEdit}
        options={[
          ...pages.map((page, index) => ({
            value: page.id,
            label: givenName(page)
              ? t("step.page", { number: index + 1, name: givenName(page) })
              : t("step.pageWithoutName", { number: index + 1 }),
          })),
          ...lost.map((id) => ({ value: id, label: t("step.deletedPage") })),
        ]}
        onChange={(ids) => set({ pageIds: ids })}
      />
      <DueSettings node={node} />
      <SiteSettings node={node} />
      {!triggerStep && (
        <SwitchField
          name="needsAnotherPerson"
          label={t("step.needsAnotherPerson")}
          description={t("step.needsAnotherPersonHelp")}
          value={needsAnotherPerson}
          error={null}
          disabled={!mayEdit}
          onChange={(next) => set({ needsAnotherPerson: next })}
        />
      )}
      {!triggerStep && <ApproverSettings node={node} />}
      <SwitchField
        name="triggerStep"
        label={t("step.startsHere")}
        description={triggerStep ? t("step.startsHelp") : t("step.startsInstead")}
        value={triggerStep}
        error={null}
        // Another step takes it over: none at all would be no workflow.
        disabled={!mayEdit || triggerStep}
        onChange={() => apply((workflow) => setTrigger(workflow, node.id))}
      />
      <div>
        <Text size="sm" fw={500} mb={4}>
          {t("step.alignment")}
        </Text>
        <SegmentField
          name="buttonsAlignment"
          label={t("step.alignment")}
          value={buttonsAlignment}
          options={ALIGNMENTS.map((value) => ({ value, label: t(`step.${value}`) }))}
          onChange={(value) => mayEdit && set({ buttonsAlignment: value })}
        />
      </div>
      <Anchor component={Link} to={`/forms/templates/${templateId}`} size="sm">
        {t("step.toFields")}
      </Anchor>
    </Stack>
  );
}
