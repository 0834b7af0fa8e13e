import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import ProjectCard from "../src/features/project/project-card";
import ProjectLine from "../src/features/project/project-line";

const project = { projectId: "p1", timeZone: "Asia/Singapore", isArchived: false };
const nothing = { data: [], totalCount: 0, totalPageCount: 0, pageNumber: 1, pageCount: 5 };

function answer(counts: { open: number; overdue: number; myTurn: number }[]) {
  return fakeApi({
    "GET /api/Submission/GetProjectCounts": () => counts.map((each) => ({ projectId: "p1", ...each })),
    "GET /api/Submission/QuerySubmissions": () => nothing,
  });
}

it("says in a line what is open, late and one's own, and leaves out what there is none of", async () => {
  answer([{ open: 4, overdue: 0, myTurn: 2 }]);
  renderInKit(<ProjectLine project={project} />);
  expect(await screen.findByText("4 open")).toBeVisible();
  expect(screen.getByText("2 waiting for you")).toBeVisible();
  expect(screen.queryByText(/overdue/)).toBeNull();
});

it("says that nothing is open where nothing is, and asks once for a list of projects", async () => {
  const sent = answer([]);
  renderInKit(
    <>
      <ProjectLine project={project} />
      <ProjectLine project={{ ...project, projectId: "p2" }} />
    </>,
  );
  expect(await screen.findAllByText("Nothing open")).toHaveLength(2);
  expect(sent.filter(({ path }) => path.includes("GetProjectCounts"))).toHaveLength(1);
});

it("shows the figures of a project and asks for what is open the longest", async () => {
  const sent = answer([{ open: 4, overdue: 1, myTurn: 2 }]);
  renderInKit(<ProjectCard project={project} />);
  expect(await screen.findByText("4")).toBeVisible();
  expect(screen.getAllByRole("term").map((each) => each.textContent)).toEqual(["Open", "Overdue", "Waiting for you"]);
  expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual(["4", "1", "2"]);
  expect(await screen.findByText(/Nothing is open here/)).toBeVisible();
  const [asked] = sent.filter(({ path }) => path.includes("QuerySubmissions"));
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ projectId: "p1", state: "ongoing", sort: "oldest" });
});
