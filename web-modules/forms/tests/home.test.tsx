import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import StartCard from "../src/features/home/start-card";
import WaitingCard from "../src/features/home/waiting-card";
import type { SubmissionRow } from "../src/features/submissions/api";
import { form, pageOf, todo } from "./home-rows";

const jetty = { projectId: "project-1", name: "Jetty 4" };
const oneProject = { "GET /api/Project/QueryProjects": () => pageOf([jetty]) };
const noProjects = { "GET /api/Project/QueryProjects": () => pageOf([]) };

describe("Waiting for you", () => {
  test("shows the next five, how many there are, and the way to each", async () => {
    const sent = fakeApi({
      ...noProjects,
      "GET /api/Submission/QueryTodos": () => pageOf([1, 2, 3, 4, 5, 6, 7].map(todo), 7),
    });
    renderInKit(<WaitingCard />);
    const list = await screen.findByRole("list", { name: "Forms that wait for you" });
    const links = within(list).getAllByRole("link");
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveTextContent("Your turn: ApprovalHot work permit · PTW-001");
    expect(links[0]).toHaveAttribute("href", "/forms/submissions/submission-1");
    // They are not in the project.
    expect(links[0]).toHaveTextContent("Jetty 4");
    expect(screen.getByText("7 to-dos")).toBeVisible();
    expect(screen.getByRole("link", { name: "All to-dos" })).toHaveAttribute("href", "/forms/to-dos");
    expect(sent.find(({ path }) => path === "/api/Submission/QueryTodos")?.query.get("type")).toBe("2");
  });

  test("says whose draft it is", async () => {
    const submitter = { userId: "user-2", fullName: "Tan Bo", photoUrl: null, email: "tan@northbank.demo" };
    const draft = { ...todo(1), state: "draft" as const, currentStepName: "Diary" };
    const person = submitter as unknown as SubmissionRow["submitter"];
    const mine = person && { ...person, userId: "user-1" };
    fakeApi({
      ...noProjects,
      "GET /api/Submission/QueryTodos": () =>
        pageOf([
          { ...draft, submissionId: "a", submitter: mine },
          { ...draft, submissionId: "b", submitter: person },
          { ...draft, submissionId: "c", submitter: null },
        ]),
    });
    renderInKit(<WaitingCard />);
    const links = within(await screen.findByRole("list", { name: "Forms that wait for you" })).getAllByRole("link");
    expect(links.map((link) => link.querySelector("strong")?.textContent)).toEqual([
      "Finish your draft: Diary",
      "Finish the draft of Tan Bo: Diary",
      "Finish a draft of somebody who left: Diary",
    ]);
  });

  test("says what nobody else can act on, why, and what to do about it", async () => {
    const teamless = { ...todo(1), needsAttention: true, attentionReason: "teamDeleted" };
    const newer = { ...todo(2), needsAttention: true, attentionReason: "ofALaterRelease" };
    fakeApi({
      ...noProjects,
      "GET /api/Submission/QueryTodos": () => pageOf([teamless, newer, todo(3)]),
      "GET /api/Submission/GetTodoCounts": () => ({ all: 3, myTurn: 3, ongoing: 0, done: 0, needsAttention: 2 }),
    });
    renderInKit(<WaitingCard />);
    const all = await screen.findByRole("link", { name: "2 need attention: nobody else can act on them" });
    expect(all).toHaveAttribute("href", "/forms/to-dos?type=needsAttention");
    const links = within(screen.getByRole("list", { name: "Forms that wait for you" })).getAllByRole("link");
    await waitFor(() => expect(links[0]).toHaveTextContent("Its team was deleted: do it in their place."));
    expect(links[1]).toHaveTextContent("Nobody else can act on it.");
    expect(links[2]).not.toHaveTextContent("place");
  });

  test("says when nothing does", async () => {
    fakeApi({ ...noProjects, "GET /api/Submission/QueryTodos": () => pageOf([]) });
    renderInKit(<WaitingCard />, { session: testSession({ access: "member" }) });
    expect(await screen.findByRole("heading", { name: "No form waits for you" })).toBeVisible();
    expect(screen.queryByText("0 to-dos")).toBeNull();
  });

  const company = (submitted: boolean) => ({
    ...oneProject,
    "GET /api/Submission/QueryTodos": () => pageOf([]),
    "GET /api/Team/QueryTeams": () => pageOf([{ teamId: "team-1", name: "Everyone" }]),
    "GET /api/FormTemplate/QueryFormTemplates": () =>
      pageOf([form("Drawn", { publishedVersion: submitted ? 1 : null })]),
    "GET /api/Submission/QuerySubmissions": () =>
      pageOf([{ ...todo(1), submittedAt: submitted ? todo(1).submittedAt : null }]),
    "GET /api/Member/QueryMembers": () => pageOf([], 1),
    "GET /api/Invite/QueryInvites": () => pageOf([], 2),
    "PUT /api/User/HideFirstSteps": () => null,
  });
  const hiding = (sent: ReturnType<typeof fakeApi>) => sent.filter(({ path }) => path === "/api/User/HideFirstSteps");

  test("shows the owner of a new company the next steps, and nothing else that is empty", async () => {
    const sent = fakeApi(company(false));
    renderInKit(<WaitingCard />);
    const steps = await screen.findByRole("list", { name: "First steps" });
    expect(within(steps).getAllByRole("listitem")).toHaveLength(5);
    const links = within(steps).getAllByRole("link");
    expect(links.map((each) => [each.getAttribute("href"), each.textContent])).toEqual([
      ["/forms/templates/new", "Choose a form"],
    ]);
    expect(screen.queryByRole("heading", { name: "No form waits for you" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Hide these steps" }));
    expect(hiding(sent)).toHaveLength(1);
  });

  test("shows no steps once all are done, and asks for them no more", async () => {
    const sent = fakeApi(company(true));
    renderInKit(<WaitingCard />);
    expect(await screen.findByRole("heading", { name: "No form waits for you" })).toBeVisible();
    await waitFor(() => expect(hiding(sent)).toHaveLength(1));
  });

  test("shows no steps to whoever has hidden them", async () => {
    const sent = fakeApi(company(false));
    const { company: shown } = testSession();
    renderInKit(<WaitingCard />, { session: testSession({ company: shown && { ...shown, hidesFirstSteps: true } }) });
    expect(await screen.findByRole("heading", { name: "No form waits for you" })).toBeVisible();
    expect(sent.some(({ path }) => path === "/api/Member/QueryMembers")).toBe(false);
  });

  test("can be asked for again after a failure", async () => {
    let fails = true;
    fakeApi({
      ...noProjects,
      "GET /api/Submission/QueryTodos": () => (fails ? refusal(500, 2, "It broke.") : pageOf([todo(1)])),
    });
    renderInKit(<WaitingCard />);
    const retry = await screen.findByRole("button", { name: "Try again" });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole("link", { name: /PTW-001/ })).toBeVisible();
  });
});

describe("Start a form", () => {
  test("offers what the person may fill in, one tap from its first step", async () => {
    fakeApi({
      ...oneProject,
      "GET /api/FormTemplate/QueryFormTemplates": () =>
        pageOf([
          form("Site diary"),
          form("In another project", { startProjectIds: ["project-2"] }),
          form("Not published", { publishedVersion: null }),
          form("Of others", { mayFill: false }),
          form("Put away", { isArchived: true }),
        ]),
    });
    renderInKit(<StartCard />);
    const list = await screen.findByRole("list", { name: "Forms to fill in" });
    const links = within(list).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/forms/submissions/new?template=Site diary"]);
    expect(screen.getByRole("link", { name: "All forms to fill in" })).toBeVisible();
  });

  test("shows five of what the person started last, and finds the others by name or folder", async () => {
    const sent = fakeApi({
      ...oneProject,
      "GET /api/FormTemplate/QueryFormTemplates": () =>
        pageOf(["F", "E", "D", "C", "B", "Site diary"].map((name) => form(name, { folderName: `In ${name}` }))),
    });
    renderInKit(<StartCard />);
    const names = () =>
      within(screen.getByRole("list", { name: "Forms to fill in" }))
        .getAllByRole("link")
        .map((link) => link.querySelector("strong")?.textContent);
    const search = await screen.findByRole("searchbox", { name: "Search forms to fill in" });
    expect(names()).toEqual(["F", "E", "D", "C", "B"]);
    expect(sent.find(({ path }) => path.endsWith("QueryFormTemplates"))?.query.get("sort")).toBe("-startedAt");
    await userEvent.type(search, "DIARY");
    await waitFor(() => expect(names()).toEqual(["Site diary"]));
    await userEvent.clear(search);
    await userEvent.type(search, "in c");
    await waitFor(() => expect(names()).toEqual(["C"]));
    await userEvent.type(search, "rane");
    expect(await screen.findByText("No form is called so.")).toBeVisible();
  });

  test("searches nothing where all are seen at once", async () => {
    fakeApi({
      ...oneProject,
      "GET /api/FormTemplate/QueryFormTemplates": () => pageOf(["A", "B", "C", "D", "E"].map((name) => form(name))),
    });
    renderInKit(<StartCard />);
    expect(await screen.findByRole("list", { name: "Forms to fill in" })).toBeVisible();
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test("says how forms come here when there are none", async () => {
    fakeApi({ ...oneProject, "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([]) });
    renderInKit(<StartCard />);
    expect(await screen.findByRole("heading", { name: "No form to fill in yet" })).toBeVisible();
  });

  test("tells who is in none of the teams that start forms which these are, and whom to ask", async () => {
    const others = form("Of others", { mayFill: false, startedBy: ["Safety", "Concrete"] });
    fakeApi({ ...oneProject, "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([others]) });
    const { profile } = testSession();
    const projects = [{ projectId: "project-1", name: "Pier 7" }] as never;
    const session = testSession({ access: "member", profile: profile && { ...profile, projects } });
    renderInKit(<StartCard />, { session });
    expect(await screen.findByRole("heading", { name: /none of the teams that start forms/ })).toBeVisible();
    expect(screen.getByText(/Safety and Concrete start them.*ask an admin/)).toBeVisible();
  });

  test("tells who is in no project whom to ask, and offers nothing that would be refused", async () => {
    fakeApi({
      ...oneProject,
      "GET /api/FormTemplate/QueryFormTemplates": () =>
        pageOf([form("Site diary", { mayFill: false, startProjectIds: [] })]),
    });
    renderInKit(<StartCard />, { session: testSession({ access: "manager" }) });
    expect(await screen.findByRole("heading", { name: "You are in no project yet" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /Site diary/ })).toBeNull();
  });

  test("leads admins of a company without a project to making one", async () => {
    fakeApi({ ...noProjects, "GET /api/FormTemplate/QueryFormTemplates": () => pageOf([form("Site diary")]) });
    renderInKit(<StartCard />, { session: testSession({ access: "admin" }) });
    expect(await screen.findByRole("link", { name: "New project" })).toHaveAttribute("href", "/projects/new");
  });
});
