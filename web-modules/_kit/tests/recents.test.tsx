import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { clearStoredIds, type RecentPlace, useRecent, useRecents } from "../src";
import { renderInKit, testSession } from "../src/testing";

beforeEach(() => localStorage.clear());

const place = (path: string): RecentPlace => ({ kind: "forms:submissions", label: `place ${path}`, path });

function Visit({ path }: { path: string }): ReactNode {
  useRecent(place(path));
  return null;
}

function List(): ReactNode {
  const paths = useRecents()
    .all()
    .map((each) => each.path);
  return <p>recent: {paths.join(" ")}</p>;
}

it("offers what was opened, the newest first, each once and not without end", () => {
  for (const path of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "d"]) renderInKit(<Visit path={path} />).unmount();
  renderInKit(<List />);
  expect(screen.getByText("recent: d i h g f e c b")).toBeVisible();
});

it("is one person's, in one company, until they sign out", () => {
  renderInKit(<Visit path="a" />).unmount();
  const { company, profile } = testSession();
  const other = testSession({ profile: profile && { ...profile, userId: "user-2" } });
  renderInKit(<List />, { session: other }).unmount();
  const elsewhere = testSession({ company: company && { ...company, groupId: "company-2" } });
  const shown = renderInKit(<List />, { session: elsewhere });
  expect(shown.container).toHaveTextContent("recent:");
  expect(shown.container).not.toHaveTextContent("recent: a");
  shown.unmount();
  clearStoredIds();
  expect(renderInKit(<List />).container).not.toHaveTextContent("recent: a");
});
