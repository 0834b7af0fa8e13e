import { useDrawingText } from "@groundwork/formwork/editor";
import {
  type Body,
  completeBody,
  structureProblems,
  type WrittenBody,
  withChecklists,
  withoutTemporary,
} from "@groundwork/formwork/rules";
import { Alert, Button, Stack } from "@groundwork/kit";
import { TextAreaField } from "@groundwork/kit/forms";
import { Copy } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { formDataMessages } from "../../../messages/form-data";
import { withDefaultData } from "../model/default-data";
import { announce } from "../state/announcement";
import { useBody, useBuilder } from "../state/hooks";
import classes from "./panels.module.css";

/** As the service takes it. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

type Found = { isDone: boolean; text: string };

/** The form as its data: copied, replaced by what is pasted, and given what checklists and sites need. */
export default function FormData(): ReactNode {
  const t = formDataMessages.useT();
  const store = useBuilder();
  const body = useBody();
  const [pasted, setPasted] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const read = useReader();

  const tell = (isDone: boolean, text: string) => {
    setFound({ isDone, text });
    announce(text);
  };
  const copy = async () => {
    const text = JSON.stringify(body, null, 2);
    try {
      await navigator.clipboard.writeText(text);
      tell(true, t("data.copied"));
    } catch {
      // Where no page may write there, it can be taken from the box by hand.
      setPasted(text);
      tell(false, t("data.notCopied"));
    }
  };
  const change = () => {
    const next = read(pasted);
    if (typeof next === "string") return tell(false, next);
    store.replace(next);
    tell(true, t("data.changed"));
  };
  const convert = () => {
    const { body: converted, count } = withChecklists(body, {
      result: t("data.result"),
      answers: [t("data.yes"), t("data.no"), t("data.na")],
      remark: t("data.remark"),
      column: t("data.column"),
    });
    if (count > 0) setPasted(JSON.stringify(converted, null, 2));
    tell(count > 0, t("data.converted", { count }));
  };
  const addDefaults = () => {
    store.replace(
      withDefaultData(body, {
        trade: t("data.trade"),
        block: t("data.block"),
        storey: t("data.storey"),
        unit: t("data.unit"),
      }),
    );
    tell(true, t("data.added"));
  };
  return (
    <div className={classes.panel}>
      <Stack gap="sm">
        <p className={classes.nothing}>{t("data.about")}</p>
        <div className={classes.buttons}>
          <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {t("data.copy")}
          </Button>
          <Button variant="default" onClick={convert}>
            {t("data.convert")}
          </Button>
          <Button variant="default" onClick={addDefaults}>
            {t("data.addDefaults")}
          </Button>
        </div>
        <TextAreaField
          name="data"
          label={t("data.paste")}
          description={t("data.pasteHelp")}
          rows={12}
          maxLength={MOST_CHARACTERS}
          value={pasted}
          error={found && !found.isDone ? found.text : null}
          onChange={(next) => {
            setPasted(next);
            setFound(null);
          }}
        />
        <div className={classes.buttons}>
          <Button disabled={pasted.trim() === ""} onClick={change}>
            {t("data.change")}
          </Button>
        </div>
        {found?.isDone && <Alert color="moss">{found.text}</Alert>}
      </Stack>
    </div>
  );
}

/** The form that a text is, or what is wrong with it and where. */
function useReader(): (text: string) => Body | string {
  const t = formDataMessages.useT();
  const words = useDrawingText();
  return (text) => {
    let raw: unknown;
    try {
      raw = withoutTemporary(JSON.parse(text));
    } catch (error) {
      return t("data.noJson", { reason: error instanceof Error ? error.message : "" });
    }
    const [problem] = structureProblems(raw);
    if (!problem) return completeBody(raw as WrittenBody);
    const path = problem.params.path;
    return path ? t("data.faultAt", { fault: words(problem), path: String(path) }) : words(problem);
  };
}
