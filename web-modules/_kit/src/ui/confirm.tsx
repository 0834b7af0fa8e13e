import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { useCovers } from "./covering";
import classes from "./dialog.module.css";
import { createExternalList } from "./external-list";
import { TextBox } from "./text-box";

export interface Question {
  title: string;
  /** What will happen, and whether it can be undone. */
  body: ReactNode;
  /** What the button does, as a verb: "Remove Lim Wei", never "OK" or "Yes". */
  verb: string;
  cancel?: string;
  danger?: boolean;
  /** A word to be typed first, for what cannot be undone. */
  typeToConfirm?: string;
}

interface Asked extends Question {
  answer: (confirmed: boolean) => void;
}

const questions = createExternalList<Asked>();

/** Asks the user; resolves to false on Escape, on a click outside and on cancel. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Asked = {
      ...question,
      answer: (confirmed) => {
        questions.remove(asked);
        resolve(confirmed);
      },
    };
    questions.add(asked);
  });
}

function ConfirmDialog({ question }: { question: Asked }): ReactNode {
  const t = kitMessages.useT();
  useCovers(true);
  const [typed, setTyped] = useState("");
  const word = question.typeToConfirm;
  const ready = word === undefined || typed.trim() === word;
  return (
    <Modal
      opened
      onClose={() => question.answer(false)}
      title={question.title}
      classNames={{
        root: "gw-locks-scroll",
        content: classes.content ?? "",
        header: classes.header ?? "",
        title: classes.title ?? "",
      }}
      closeButtonProps={{ "aria-label": t("action.close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) question.answer(true);
        }}
      >
        <Stack gap="lg">
          <Text component="div">{question.body}</Text>
          {word !== undefined && (
            <TextBox
              label={t("confirm.typeToConfirm", { word })}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
            />
          )}
          <Group justify="flex-end" gap="sm">
            {/* Cancel has the focus: Enter on a surprise must not delete. */}
            <Button
              variant="default"
              onClick={() => question.answer(false)}
              data-autofocus={word === undefined || undefined}
            >
              {question.cancel ?? t("action.cancel")}
            </Button>
            <Button type="submit" color={question.danger ? "brick" : "spruce"} disabled={!ready}>
              {question.verb}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

export function ConfirmHost(): ReactNode {
  const first = questions.useItems()[0];
  return first ? <ConfirmDialog question={first} key={first.title} /> : null;
}
