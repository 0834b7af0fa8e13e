import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SignInPage from "../../src/pages/sign-in";

const BEGUN = { challengeToken: "sealed", options: { challenge: "AA" }, expiresAt: "2030-01-01T00:00:00Z" };
const get = vi.fn();

class FakeCredential {
  static parseRequestOptionsFromJSON = (options: object) => options;
  toJSON = () => ({ id: "key", rawId: "key" });
}

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
  get.mockReset();
});

const BUTTON = { name: "Sign in with a passkey" };

function show(login: () => unknown = () => ({ status: "signedIn", profile: {} })) {
  const sent = fakeApi({ "POST /api/Auth/BeginPasskeySignIn": () => BEGUN, "POST /api/Auth/LoginPasskey": login });
  const reload = vi.fn(async () => undefined);
  const session = testSession({ profile: null, company: null, access: null, reload });
  renderInKit(<SignInPage />, { session });
  return { sent, reload };
}

test("a passkey signs in without a name or a password", async () => {
  get.mockResolvedValue(new FakeCredential());
  const { sent, reload } = show();
  await userEvent.click(screen.getByRole("button", BUTTON));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent.map(({ path }) => path)).toEqual(["/api/Auth/BeginPasskeySignIn", "/api/Auth/LoginPasskey"]);
  expect(sent[1]?.body).toEqual({ challengeToken: "sealed", passkey: { id: "key", rawId: "key" } });
});

test("a request that was closed says so and can be made again; nothing is sent", async () => {
  get.mockRejectedValueOnce(new DOMException("no", "NotAllowedError")).mockResolvedValue(new FakeCredential());
  const { sent, reload } = show();
  await userEvent.click(screen.getByRole("button", BUTTON));
  expect(await screen.findByText(/was closed or timed out/)).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith("LoginPasskey"))).toBe(false);
  await userEvent.click(screen.getByRole("button", BUTTON));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText(/was closed or timed out/)).toBeNull();
});

test("a passkey that opens nothing says what to do, in the service's words", async () => {
  get.mockResolvedValue(new FakeCredential());
  const fields = [{ field: "passkey", message: "This passkey opens no account here (any more)." }];
  const { reload } = show(() => refusal(422, 4, "Check the fields.", { fields }));
  await userEvent.click(screen.getByRole("button", BUTTON));
  expect(await screen.findByText("This passkey opens no account here (any more).")).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test("a browser without passkeys does not offer them", () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  show();
  expect(screen.queryByRole("button", BUTTON)).toBeNull();
});
