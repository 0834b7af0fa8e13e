import { keepsUnsent } from "@groundwork/kit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { serveModules, startShell } from "./shell";

vi.mock("@module-federation/enhanced/runtime", () => ({
  registerRemotes: vi.fn(),
  loadRemote: vi.fn(),
  registerGlobalPlugins: vi.fn(),
  satisfy: vi.fn(),
}));

beforeEach(serveModules);

async function openMenu() {
  const user = userEvent.setup();
  await user.click((await screen.findAllByRole("button", { name: /profile and settings/ }))[0] as HTMLElement);
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  return user;
}

test("what is not sent is told before signing out, and sent once its person is here", async () => {
  const resume = vi.fn();
  const stop = keepsUnsent({ count: (userId) => (userId === "user-1" ? 3 : 0), resume });
  const sent = await startShell("/members");
  await waitFor(() => expect(resume).toHaveBeenCalledWith({ userId: "user-1", groupId: "company-1" }));
  const user = await openMenu();
  const asked = await screen.findByRole("dialog", { name: "3 entries have not been sent yet" });
  expect(asked).toHaveTextContent("It stays on this device alone");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.map(({ path }) => path)).not.toContain("/api/Auth/Logout");
  stop();
});

test("with nothing left to send it is one press", async () => {
  const sent = await startShell("/members");
  await openMenu();
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/Auth/Logout"));
});
