import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ShareForm } from "../src/features/share/share-form";
import { StartLinkForm } from "../src/features/start-link/start-link-form";

const projects = [{ projectId: "p1", name: "Jetty 4" }] as unknown as Parameters<typeof StartLinkForm>[0]["projects"];

interface Sent {
  secret: string;
  pin?: string | null;
  expiresAt: string;
}

test.each(["share", "start"])("a %s link has a PIN of six digits at least", async (kind) => {
  const sent = fakeApi({});
  renderInKit(
    kind === "share" ? (
      <ShareForm submissionId="s1" onMade={() => undefined} />
    ) : (
      <StartLinkForm templateId="t1" projects={projects} onMade={() => undefined} />
    ),
  );
  if (kind === "start") await userEvent.type(screen.getByRole("textbox", { name: /Where/ }), "Gate 1");
  const field = screen.getByRole("textbox", { name: /PIN/ });
  expect(field).toHaveAccessibleDescription(/^6 to 8 digits/);
  await userEvent.type(field, "47114");
  await userEvent.click(screen.getByRole("button", { name: /Make/ }));
  expect(await screen.findByText("A PIN has 6 to 8 digits.")).toBeVisible();
  expect(sent).toHaveLength(0);
});

test.each([
  ["share", "/api/SubmissionShareLink/CreateShareLink"],
  ["start", "/api/FormStartLink/CreateStartLink"],
])("a %s link is the same one with each try, and another once something else was typed", async (kind, path) => {
  const sent: Sent[] = [];
  const made: string[] = [];
  fakeApi({
    [`POST ${path}`]: ({ body }) => {
      sent.push(body as Sent);
      // The service made it; its answer never came.
      if (sent.length < 3) throw new TypeError("lost");
      return { hasPin: true };
    },
  });
  const onMade = (address: string) => made.push(address);
  renderInKit(
    kind === "share" ? (
      <ShareForm submissionId="s1" onMade={onMade} />
    ) : (
      <StartLinkForm templateId="t1" projects={projects} onMade={onMade} />
    ),
  );
  if (kind === "start") await userEvent.type(screen.getByRole("textbox", { name: /Where/ }), "Gate 1");
  const press = async (times: number) => {
    await userEvent.click(screen.getByRole("button", { name: /Make/ }));
    await waitFor(() => expect(sent).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole("button", { name: /Make/ })).toBeEnabled());
  };
  await press(1);
  await press(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.pin ?? null).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: /PIN/ }), "471147");
  await press(3);
  expect(sent[2]?.pin).toBe("471147");
  expect(sent[2]?.secret).not.toBe(sent[0]?.secret);
  expect(made[0]).toContain(`#${sent[2]?.secret}`);
});
