import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { Finder } from "./finder";
import type { Access } from "./session/access";

/** A project, as what is put on its page needs it. */
export interface SlotProject {
  projectId: string;
  timeZone: string;
  isArchived: boolean;
}

/** What the places of a project give to their parts. */
export interface ProjectSlot {
  project: SlotProject;
}

/** A member of the company, as what is put beside them needs it. */
export interface SlotMember {
  userId: string;
  fullName: string;
  /** Those of their projects that the reader may see. */
  projects: readonly { projectId: string; isArchived: boolean }[];
}

/** What the place beside a member gives to its parts. */
export interface MemberSlot {
  member: SlotMember;
}

/** A submission, as what is put beside it needs it. */
export interface SlotSubmission {
  submissionId: string;
  /** Nothing of it was submitted yet. */
  isDraft: boolean;
}

/** What the place beside a submission gives to its parts. */
export interface SubmissionSlot {
  submission: SlotSubmission;
}

/** What a place for making something gives to its part. */
export interface MakingSlot {
  /** Made, and read again wherever it is listed. */
  onMade: (id: string) => void;
  onCancel: () => void;
}

/** The places where modules put something of their own, by what each of them gives to its parts. */
export interface Slots<Key extends string = string> {
  /** The home page: what is up to the person now. It frames itself in a `Panel` of its title, or draws nothing. */
  "home.card"?: readonly SlotPart<object, Key>[];
  /** The overview of a project; framed as a card of home is. */
  "project.card"?: readonly SlotPart<ProjectSlot, Key>[];
  /** A tab of a project's page: `/projects/<id>/<id of the part>`. */
  "project.tab"?: readonly SlotPart<ProjectSlot, Key>[];
  /** One line about a project, wherever projects are listed; text alone. */
  "project.line"?: readonly SlotPart<ProjectSlot, Key>[];
  /** Beside a member: a `PaneSection` of its title, or nothing. */
  "member.panel"?: readonly SlotPart<MemberSlot, Key>[];
  /** Beside a submission; framed as a card of home is. */
  "submission.panel"?: readonly SlotPart<SubmissionSlot, Key>[];
  /** The company's settings, one page for all that its admins set up: a `Panel` for each matter. */
  "settings.section"?: readonly SlotPart<object, Key>[];
  /** The form that makes a project, or a team, where one is to be chosen; drawn by `MakeHere`. */
  "project.new"?: readonly SlotPart<MakingSlot, Key>[];
  "team.new"?: readonly SlotPart<MakingSlot, Key>[];
  /** What the palette searches. */
  "palette.finder"?: readonly Finder<Key>[];
}

/** The places that show what is put into them. Not exported: one more is no break for who names another. */
type Shown = Omit<Slots, "palette.finder">;
type Given<Name extends keyof Shown> = Shown[Name] extends readonly SlotPart<infer Props extends object>[] | undefined
  ? Props
  : never;

/** What a module puts into a place. It shows its own waiting, emptiness and errors. */
export interface SlotPart<Props = object, Key extends string = string> {
  /** Its own among the module's parts of that place; in addresses, so plain. */
  id: string;
  /** Of a tab; of anything else while it is on its way, or does not come. */
  title: Key;
  /** A chunk of its own, as a page is. */
  part: () => Promise<{ default: ComponentType<Props> }>;
  /** Smaller is earlier; contexts leave gaps of 10. */
  order: number;
  /** How many lines of room are kept for it while it is on its way. */
  rows?: number;
  access?: Access;
}

export interface SlotTitle {
  id: string;
  title: string;
}

export interface DrawnSlot {
  name: string;
  given: object;
  only?: string;
}

/** What the shell does for the places: it knows the modules, who is here, and holds a part that breaks. */
export interface SlotHost {
  /** A hook: the parts for whoever is here, in their order. */
  useParts: (name: string) => readonly SlotTitle[];
  Slot: ComponentType<DrawnSlot>;
}

const NOTHING: SlotHost = { useParts: () => [], Slot: () => null };

export const SlotContext = createContext<SlotHost>(NOTHING);

/** A place for what other modules have about the same thing; each part stands or falls alone. */
export function Slot<Name extends keyof Shown>(place: {
  name: Name;
  given: Given<Name>;
  /** The part of that id alone; all of them, if left out. */
  only?: string;
}): ReactNode {
  const { Slot: Drawn } = useContext(SlotContext);
  return <Drawn {...place} />;
}

/** Which parts there are, for the tabs or headings that lead to them. */
export function useSlot(name: keyof Shown): readonly SlotTitle[] {
  return useContext(SlotContext).useParts(name);
}
