import { DraftKeeper } from "@groundwork/formwork/editor";
import type { Body, Field } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import type { ReactNode } from "react";
import { changeField } from "../../src/features/builder/model/fields";
import { findField } from "../../src/features/builder/model/places";
import Notices from "../../src/features/builder/saving/notices";
import {
  type BuilderSession,
  keptForm,
  type LoadedBody,
  useBuilderSession,
} from "../../src/features/builder/saving/session";
import { form, idOf } from "./forms";

export const ID = "00000000-0000-4000-8000-0000000000aa";
export const BANNER = /never sent/;
export const stale = () => {
  const message = "Saved by Lim Wei just now.";
  return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
};

export const begun = form([["a"], ["b"]]);

function Page({ loaded, onOpen }: { loaded: LoadedBody; onOpen: (session: BuilderSession) => void }): ReactNode {
  const session = useBuilderSession(loaded);
  onOpen(session);
  return <Notices session={session} templateId={ID} />;
}

export function visit(loaded: Omit<LoadedBody, "formTemplateId">): { session: BuilderSession; leave: () => void } {
  const sessions: BuilderSession[] = [];
  const page = <Page loaded={{ formTemplateId: ID, ...loaded }} onOpen={(session) => sessions.push(session)} />;
  const { unmount } = renderInKit(page);
  return { session: sessions[0] as BuilderSession, leave: unmount };
}

export const opened = (loaded: Omit<LoadedBody, "formTemplateId">) => visit(loaded).session;

/** A page that finds a draft which an earlier visit kept; its saves get these answers, then success. */
export function openWith(answers: (() => unknown)[] = []): BuilderSession {
  keeperOf("user-1", ID).keep(1, form([["kept"]]), form([["saved"]]));
  let version = 1;
  fakeApi({
    "PUT /api/FormTemplateSetting/UpdateFormBody": () => {
      version += 1;
      return answers.shift()?.() ?? { formTemplateId: ID, version, hasUnpublishedChanges: true };
    },
    [`GET /api/FormTemplateSetting/GetFormBody/${ID}`]: () => ({
      ...{ formTemplateId: ID, version: 9, pages: form([["theirs"]]) },
    }),
  });
  return opened({ version: 1, pages: [...form([["saved"]])] });
}

/** A service that takes no save but upon the newest; `answered`: the version that a key got, which it gets again. */
export function holding(version: number, pages: Body, answered: ReadonlyMap<string, number> = new Map()) {
  const held = { version, pages };
  fakeApi({
    "PUT /api/FormTemplateSetting/UpdateFormBody": ({ body, headers }) => {
      const sent = body as { version: number; pages: Body };
      const before = answered.get(headers.get("Idempotency-Key") ?? "");
      if (before) return { formTemplateId: ID, version: before, hasUnpublishedChanges: true };
      if (sent.version !== held.version) return stale();
      Object.assign(held, { version: held.version + 1, pages: sent.pages });
      return { formTemplateId: ID, version: held.version, hasUnpublishedChanges: true };
    },
    [`GET /api/FormTemplateSetting/GetFormBody/${ID}`]: () => ({ formTemplateId: ID, ...held }),
    [`GET /api/FormTemplateSetting/GetFormDetail/${ID}`]: () => ({
      ...{ updatedBy: { fullName: "Lim Wei" }, updatedAt: new Date().toISOString() },
    }),
  });
  return held;
}

export const labelled = (label: string, to: string, body: Body = begun): Body => {
  const field = findField(body, idOf(begun, label)) as Field;
  return changeField(body, field.id, { setting: { ...field.setting, label: to } });
};

export const keptKeys = () => Object.keys(localStorage);

export const keeperOf = (userId: string, templateId: string) => new DraftKeeper(keptForm(userId, templateId));
export const { read: readForm } = keptForm("user-1", ID);
