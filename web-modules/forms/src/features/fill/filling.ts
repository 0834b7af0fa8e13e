import {
  type Body,
  completeBody,
  type FieldValues,
  type FileLink,
  FillStore,
  fieldsOf,
  isEntered,
  isGathered,
  sameJson,
  type WrittenBody,
} from "@groundwork/formwork";
import type { SubmissionDetail } from "../submissions/api";
import { shownNumber } from "../submissions/number";
import type { StepPlace } from "./outbox/kept-step";
import type { Outbox } from "./outbox/outbox";
import { outboxOf } from "./outbox/outboxes";
import { memberCalls, type StepCalls } from "./step-calls";

export function bodyOf(pages: SubmissionDetail["pages"]): Body {
  return completeBody(pages as unknown as WrittenBody);
}

export function valuesOf(body: Body): FieldValues {
  return Object.fromEntries(fieldsOf(body).map((field) => [field.id, field.value ?? null]));
}

/** What was sent, and what the form itself shows: that last, for no file that somebody sends takes its place. */
export function filesOf({ files, photos, templateFiles }: SubmissionDetail): FileLink[] {
  return [...files, ...photos, ...templateFiles];
}

/** One step being filled in: what is on the screen, tied to what is sent. */
export class Filling {
  readonly body: Body;
  readonly store: FillStore;
  readonly outbox: Outbox;
  readonly stepId: string;
  readonly place: StepPlace;
  readonly calls: StepCalls;
  readonly own: ReadonlySet<string>;
  /** Steps submitted so far, as it is shown: a press is of this round. */
  number: number;
  /** Whether it counts where its buttons are pressed. */
  isFenced: boolean;
  readonly #touched = new Set<string>();
  #isTaking = false;
  #situation: SubmissionDetail["situation"];

  constructor(detail: SubmissionDetail, stepId: string, userId: string, calls: StepCalls = memberCalls) {
    const { submissionId, templateName, referenceNumberStr, revisions, currentFieldIds } = detail;
    this.stepId = stepId;
    this.calls = calls;
    this.place = { userId, submissionId, stepId };
    this.own = new Set(currentFieldIds);
    this.number = detail.number;
    this.isFenced = Boolean(detail.fence);
    this.#situation = detail.situation;
    this.body = bodyOf(detail.pages);
    this.store = new FillStore({
      body: this.body,
      values: valuesOf(this.body),
      files: filesOf(detail),
      situation: detail.situation,
      byVisitor: calls.directoryOf(submissionId) === "membersOnly",
    });
    const title = [templateName, shownNumber(referenceNumberStr)].filter(Boolean).join(" · ");
    this.outbox = outboxOf(this.place, title, revisions, calls.save);
    // What an earlier visit left may arrive at the service right after this was read there.
    this.#take({ ...this.outbox.newerThan(revisions), ...this.outbox.unsent() });
  }

  /** From now on what is entered goes out, and saved states and others' values come in. */
  readonly start = (): (() => void) => {
    this.#showStates();
    const stops = [
      this.store.onValues((fieldIds) => {
        if (this.#isTaking) return;
        const entered = fieldIds.filter(this.#isSent);
        if (entered.length > 0) this.outbox.put(Object.fromEntries(entered.map((id) => [id, this.store.entered(id)])));
      }),
      this.outbox.subscribe(() => this.#showStates()),
      this.outbox.onTheirs((fieldId, value) => this.#take({ [fieldId]: value })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** What others saved since, in fields that nobody changed here; and fresh links of files. */
  refresh(detail: SubmissionDetail): void {
    this.number = detail.number;
    this.isFenced = Boolean(detail.fence);
    const values = valuesOf(bodyOf(detail.pages));
    const newer = Object.entries(detail.revisions).filter(
      ([fieldId, revision]) => revision > this.outbox.revision(fieldId) && !this.outbox.isUnsent(fieldId),
    );
    for (const [fieldId, revision] of newer) this.outbox.see(fieldId, revision);
    if (!sameJson(this.#situation, detail.situation)) {
      this.#situation = detail.situation;
      this.store.setSituation(detail.situation);
    }
    const gathered = fieldsOf(this.body).filter(isGathered);
    const taken = [...newer.map(([fieldId]) => fieldId), ...gathered.map(({ id }) => id)];
    this.#take(Object.fromEntries(taken.map((fieldId) => [fieldId, values[fieldId] ?? null])));
    this.store.addFiles(filesOf(detail));
  }

  /** Whether the person is asked for it now. */
  readonly isAskedFor = (fieldId: string): boolean => this.own.has(fieldId) && this.#isEntered(fieldId);

  /** What is gathered from elsewhere the service knows better. */
  readonly #isSent = (fieldId: string): boolean => {
    const field = this.store.field(fieldId);
    return field !== undefined && this.isAskedFor(fieldId) && !isGathered(field);
  };

  #isEntered(fieldId: string): boolean {
    const field = this.store.field(fieldId);
    return field !== undefined && isEntered(field);
  }

  #take(values: FieldValues): void {
    this.#isTaking = true;
    this.store.setValues(values);
    this.#isTaking = false;
  }

  #showStates(): void {
    for (const fieldId of Object.keys(this.outbox.unsent())) this.#touched.add(fieldId);
    for (const fieldId of this.#touched) {
      this.store.setSaved([fieldId], this.outbox.savedState(fieldId));
      const complaint = this.outbox.complaint(fieldId);
      // The same rules hold here, in the reader's language; the service's words are for what only it can know.
      if (complaint !== null && this.store.check([fieldId]))
        this.store.setFieldProblems(fieldId, [{ message: complaint }]);
    }
  }
}
