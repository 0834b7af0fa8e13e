import type { Named, whenMessages } from "@groundwork/formwork/conditions";
import type { Body, Field } from "@groundwork/formwork/rules";
import type { builderMessages } from "../../../messages/builder";
import type { versionMessages } from "../../../messages/versions";
import type { Schemas } from "../../../schemas";

/** The whole of a form as it was at a time: a version, the draft, or a draft that was kept. */
export interface Whole {
  pages: Body;
  nodes: readonly Node[];
  edges: readonly Edge[];
  detail: Schemas["TemplateDetail"];
}

export interface Node {
  id: string;
  type: string;
  data: Readonly<Record<string, unknown>>;
}

export interface Edge {
  source: string;
  target: string;
  /** Of a branch of a condition. */
  when?: unknown;
}

/** What the differences are said with. */
export interface DiffWords {
  t: ReturnType<typeof versionMessages.useT>;
  /** Of rules and pages. */
  formT: ReturnType<typeof builderMessages.useT>;
  /** Of what is asked of fields. */
  whenT: ReturnType<typeof whenMessages.useT>;
  fieldName: (field: Field) => string;
  kindName: (type: string) => string;
  /** Those of the company. */
  teams: readonly Named[];
  teamNames: (teamIds: readonly string[]) => string;
}

export type Mark = "added" | "removed" | "changed" | "moved";

/** One difference, in a sentence; of a field, whose and how it is marked. */
export interface Change {
  text: string;
  fieldId?: string;
  mark?: Mark;
}

export interface Comparison {
  settings: readonly Change[];
  pages: readonly Change[];
  rules: readonly Change[];
  workflow: readonly Change[];
}

export const PARTS = ["pages", "rules", "workflow", "settings"] as const satisfies readonly (keyof Comparison)[];
