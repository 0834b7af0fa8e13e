import { ActionIcon, Link, StatusBadge, Text } from "@groundwork/kit";
import { type Person, PersonLine, type WriteKey } from "@groundwork/kit/directory";
import { Star, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { AddPeople } from "./add-people";
import type { Area } from "./keys";
import { RowList, RowOf } from "./row-list";
import { useWrite } from "./use-write";

/** People who belong to something, some of whom run it: a team with its leads, a project with its managers. */
export type StaffKind = "teams" | "projects";

const HEAD = { teams: "teams.lead", projects: "projects.manager" } as const;

export interface StaffCalls {
  add: (userIds: string[], options: WriteKey) => Promise<unknown>;
  remove: (userId: string, options: WriteKey) => Promise<unknown>;
  /** Answers whether the person's role in the company rose by it. */
  setHead: (userId: string, isHead: boolean, options: WriteKey) => Promise<{ raised: boolean }>;
}

export interface StaffProps<P extends Person> {
  kind: StaffKind;
  /** Name of the team or project. */
  place: string;
  people: readonly P[];
  isHead: (person: P) => boolean;
  /** A second line under the name. */
  detail?: (person: P) => ReactNode;
  mayStaff: boolean;
  mayChooseHeads: boolean;
  calls: StaffCalls;
  /** What is shown differently after a change, and what else is to be done. */
  changes: readonly Area[];
  onChanged?: () => void | Promise<void>;
}

function useStaffWrites<P extends Person>(props: StaffProps<P>) {
  const t = messages.useT();
  const { kind, place, isHead, calls, changes } = props;
  const head = HEAD[kind];
  const at = { team: place, project: place };
  const after = { changes, onSuccess: () => props.onChanged?.() };

  const add = useWrite<{ userIds: string[]; headId?: string }>({
    ...after,
    run: async ({ userIds, headId }, options) => {
      await calls.add(userIds, options);
      if (headId) await calls.setHead(headId, true, { idempotencyKey: crypto.randomUUID() });
    },
    done: (_, { userIds }) => ({ title: t(`${kind}.people.added`, { count: userIds.length, ...at }) }),
    failed: () => t(`${kind}.people.addFailed`, at),
  });
  const remove = useWrite<P>({
    ...after,
    run: ({ userId }, options) => calls.remove(userId, options),
    done: (_, person) => ({
      title: t(`${kind}.member.removed`, { name: person.fullName, ...at }),
      action: {
        label: t("directory.undo"),
        run: () => add.mutate({ userIds: [person.userId], ...(isHead(person) ? { headId: person.userId } : {}) }),
      },
    }),
    failed: ({ fullName: name }) => t(`${kind}.member.removeFailed`, { name, ...at }),
  });
  const setHead = useWrite<P, { raised: boolean }>({
    ...after,
    run: (person, options) => calls.setHead(person.userId, !isHead(person), options),
    done: ({ raised }, person) => ({
      title: t(`${head}.${isHead(person) ? "ended" : "made"}`, { name: person.fullName, ...at }),
      ...(raised ? { detail: t("projects.manager.raised", { name: person.fullName }) } : {}),
    }),
    failed: ({ fullName: name }) => t(`${head}.failed`, { name }),
  });
  return { add, remove, setHead, busy: remove.isPending || setHead.isPending };
}

/** The people, those who run it first; whoever may adds and removes people and chooses who runs it. */
export function Staff<P extends Person>(props: StaffProps<P>): ReactNode {
  const t = messages.useT();
  const { kind, place, people, isHead, detail, mayStaff, mayChooseHeads } = props;
  const { add, remove, setHead, busy } = useStaffWrites(props);
  const head = HEAD[kind];
  const here = new Set(people.map((each) => each.userId));

  const buttons = (person: P) => {
    const name = person.fullName;
    const turn = t(`${head}.${isHead(person) ? "end" : "make"}`, { name });
    const take = t(`${kind}.member.remove`, { name, team: place, project: place });
    return (
      <>
        {mayChooseHeads && (
          <ActionIcon aria-label={turn} title={turn} disabled={busy} onClick={() => setHead.mutate(person)}>
            <Star size={18} aria-hidden fill={isHead(person) ? "currentColor" : "none"} />
          </ActionIcon>
        )}
        <ActionIcon aria-label={take} title={take} disabled={busy} onClick={() => remove.mutate(person)}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </>
    );
  };
  return (
    <>
      {people.length === 0 && <Text c="dimmed">{t(`${kind}.people.none`)}</Text>}
      <RowList label={t(`${kind}.members`)}>
        {people.map((person) => (
          <RowOf key={person.userId} actions={mayStaff && buttons(person)}>
            <Link to={`/members?member=${person.userId}`}>
              <PersonLine person={person} detail={detail?.(person)} />
            </Link>
            {isHead(person) && <StatusBadge tone="active">{t(head)}</StatusBadge>}
          </RowOf>
        ))}
      </RowList>
      {mayStaff && (
        <AddPeople
          label={t(`${kind}.people.add`)}
          here={here}
          loading={add.isPending}
          onAdd={(userIds) => add.mutate({ userIds })}
        />
      )}
    </>
  );
}
