import { renderInKit } from "@groundwork/kit/testing";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EditorFrame, type Publishing } from "../src/editor";

const nothing = () => undefined;

/** A draft of which a test says whether it is saved. */
function draft() {
  const listeners = new Set<() => void>();
  let isSaved = true;
  return {
    isSaved: () => isSaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (saved: boolean) => {
      isSaved = saved;
      for (const listener of listeners) listener();
    },
  };
}

function shown(publishedVersion: number | null, hasUnpublishedChanges: boolean) {
  const edited = draft();
  const publishing: Publishing = {
    draft: edited,
    problems: [],
    isAnswered: false,
    isShown: false,
    isRunning: false,
    publish: nothing,
    check: nothing,
    close: nothing,
  };
  const template = { name: "Permit", isArchived: false, publishedVersion, hasUnpublishedChanges };
  renderInKit(
    <EditorFrame templateId="permit" view="build" template={template} publishing={publishing}>
      The form
    </EditorFrame>,
  );
  return edited;
}

const button = () => screen.getByRole("button", { name: "Publish" });

test("what is published already is not published again, and the button says since when", () => {
  const edited = shown(2, false);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAttribute("title", "Nothing has changed since version 2");
  act(() => edited.become(false));
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAttribute("title");
});

test("what was changed since, and what was never published, can be", () => {
  shown(2, true);
  expect(button()).toBeEnabled();
});

test("a first version can be published", () => {
  shown(null, false);
  expect(button()).toBeEnabled();
});
