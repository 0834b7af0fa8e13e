import { createContext } from "react";
import type { NamedOf } from "../fields/directory/rules";
import type { FoundChoice } from "./choices";

export interface AskedDirectory {
  of: NamedOf;
  /** Of people: those on the submission's project, those of any of these teams. */
  ofProject: boolean;
  teamIds: readonly string[];
  search: string;
  pageNumber: number;
}

/** Where a form that is filled in finds people, teams and projects. */
export interface DirectorySource {
  /** What is remembered of it is kept under this: fields that ask for the same ask once. */
  keyOf(asked: Pick<AskedDirectory, "of" | "ofProject" | "teamIds">): readonly unknown[];
  find(asked: AskedDirectory, signal: AbortSignal): Promise<{ items: readonly FoundChoice[]; total: number }>;
}

/**
 * Null: nobody is offered, as where a form is drawn. membersOnly: to whoever fills in nobody is, who is none. Keep it
 * the same object while it does the same.
 */
export const DirectoryContext = createContext<DirectorySource | "membersOnly" | null>(null);
