import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { deviceName } from "../../src/features/security/device-name";
import { inGroups } from "../../src/features/security/totp-dialog";
import SecurityPage from "../../src/pages/security";

const device = (sessionId: string, name: string, isCurrent: boolean) => ({
  sessionId,
  device: name,
  isCurrent,
  ip: "203.0.113.7",
  userAgent: "",
  createdAt: "2026-01-01T00:00:00Z",
  lastUsedAt: new Date().toISOString(),
});

const reads = {
  "GET /api/Auth/GetSessions": () => [device("s-2", "Safari on iPhone", false), device("s-1", "Chrome on Linux", true)],
  "GET /api/Auth/GetSecondFactors": () => ({ totp: null, passkeys: [], recoveryCodesLeft: 0 }),
};
const codes = ["aaaa-1111", "bbbb-2222"];

describe("changing the password", () => {
  test("puts a wrong current password at its field and keeps what was typed", async () => {
    fakeApi({
      ...reads,
      "POST /api/Auth/ChangePassword": () =>
        refusal(422, 4, "Check the marked fields.", {
          fields: [{ field: "currentPassword", message: "That is not your password." }],
        }),
    });
    renderInKit(<SecurityPage />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/Current password/), "wrong");
    await user.type(screen.getByLabelText(/New password/), "crane lunch gravel{Enter}");
    expect(await screen.findByText("That is not your password.")).toBeInTheDocument();
    expect(screen.getByLabelText(/New password/)).toHaveValue("crane lunch gravel");
  });
});

describe("an authenticator app", () => {
  test("is set up by password and code, and its recovery codes are not closed by a slip", async () => {
    fakeApi({
      ...reads,
      "POST /api/Auth/BeginTotp": () => ({ secret: "ABCDEFGH", uri: "otpauth://totp/x", qrSvg: "<svg/>" }),
      "POST /api/Auth/ConfirmTotp": () => ({ recoveryCodes: codes }),
    });
    renderInKit(<SecurityPage />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Set up" }));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/Your password/), "groundwork-demo{Enter}");
    expect(await screen.findByText("ABCD EFGH")).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Code from your app/), "123456{Enter}");
    expect(await screen.findByText("aaaa-1111")).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Back to the codes" }));
    expect(screen.getByText("bbbb-2222")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "I have kept them" }));
    await waitFor(() => expect(screen.queryByText("aaaa-1111")).not.toBeInTheDocument());
  });

  test("shows its key in groups that can be typed", () => {
    expect(inGroups("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
  });
});

describe("signed-in devices", () => {
  test("this one is first and cannot be signed out here, another can", async () => {
    const sent = fakeApi({ ...reads, "POST /api/Auth/RevokeSession": () => null });
    renderInKit(<SecurityPage />);
    const names = await screen.findAllByText(/ on (Linux|iPhone)/);
    expect(names.map((each) => each.textContent)).toEqual(["Chrome on Linux", "Safari on iPhone"]);
    await userEvent.setup().click(screen.getByRole("button", { name: "Sign out Safari on iPhone" }));
    await waitFor(() => expect(sent.some((each) => each.path === "/api/Auth/RevokeSession")).toBe(true));
    expect(screen.queryByRole("button", { name: "Sign out Chrome on Linux" })).not.toBeInTheDocument();
  });

  test("a failed load says so and can be tried again", async () => {
    let failing = true;
    fakeApi({
      ...reads,
      "GET /api/Auth/GetSessions": () =>
        failing ? refusal(500, 2, "Try again later.") : [device("s-1", "Chrome on Linux", true)],
    });
    renderInKit(<SecurityPage />);
    await screen.findByText("Try again later.");
    failing = false;
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Chrome on Linux")).toBeInTheDocument();
  });
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome · Linux"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1", "Safari · iPhone"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
  ["something else", ""],
])("a passkey's first name for %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
