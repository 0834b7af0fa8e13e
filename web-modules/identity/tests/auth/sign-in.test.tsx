import { browserHistory } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import SignInPage from "../../src/pages/sign-in";

const visitor = (reload = async () => undefined) => testSession({ profile: null, company: null, access: null, reload });
const password = () => screen.getByLabelText(/^Password/);

async function signIn(user = userEvent.setup()) {
  await user.type(screen.getByLabelText(/E-mail/), " wei@northbank.sg ");
  await user.type(password(), "crane lunch gravel{Enter}");
}

describe("signing in", () => {
  test("says why one stands here where a session ended, until one has tried", async () => {
    fakeApi({ "POST /api/Auth/Login": () => refusal(401, 3, "E-mail or password is wrong.") });
    browserHistory.replace("/sign-in", { notice: "sessionEnded" });
    renderInKit(<SignInPage />, { session: visitor() });
    expect(screen.getByText(/^Your session ended/)).toBeInTheDocument();
    await signIn();
    expect(await screen.findByText(/^E-mail or password is wrong\./)).toBeInTheDocument();
    expect(screen.queryByText(/^Your session ended/)).not.toBeInTheDocument();
  });

  test("asks for what is missing before anything is sent", async () => {
    const sent = fakeApi({});
    renderInKit(<SignInPage />, { session: visitor() });
    await userEvent.setup().click(screen.getByRole("button", { name: "Sign in" }));
    expect(screen.getByText("Enter your e-mail address.")).toBeInTheDocument();
    expect(screen.getByText("Enter your password.")).toBeInTheDocument();
    expect(screen.getByLabelText(/E-mail/)).toHaveFocus();
    expect(sent).toHaveLength(0);
  });

  test("reads the profile again once signed in", async () => {
    const sent = fakeApi({ "POST /api/Auth/Login": () => ({ status: "signedIn", profile: {} }) });
    const reload = vi.fn(async () => undefined);
    renderInKit(<SignInPage />, { session: visitor(reload) });
    await signIn();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({ email: "wei@northbank.sg", password: "crane lunch gravel" });
  });

  test("a wrong password says what to do and stands ready to be typed again", async () => {
    fakeApi({ "POST /api/Auth/Login": () => refusal(401, 3, "E-mail or password is wrong.") });
    renderInKit(<SignInPage />, { session: visitor() });
    await signIn();
    expect(await screen.findByText(/^E-mail or password is wrong\./)).toBeInTheDocument();
    await waitFor(() => expect(password()).toHaveFocus());
  });

  test("too many tries say how long to wait and hold the button back", async () => {
    fakeApi({
      "POST /api/Auth/Login": () => {
        const answer = refusal(429, 4, "Too many attempts.");
        answer.headers.set("Retry-After", "42");
        return answer;
      },
    });
    renderInKit(<SignInPage />, { session: visitor() });
    await signIn();
    expect(await screen.findByRole("button", { name: "Try again in 42 seconds" })).toBeDisabled();
    expect(screen.getByRole("alert")).toHaveTextContent("You can try again in 42 seconds");
  });

  test("an address that is not confirmed gets its link again", async () => {
    const sent = fakeApi({
      "POST /api/Auth/Login": () => refusal(403, 5, "Verify your e-mail first."),
      "POST /api/Auth/ResendVerification": () => ({ email: "wei@northbank.sg" }),
    });
    renderInKit(<SignInPage />, { session: visitor() });
    await signIn();
    await userEvent.setup().click(await screen.findByRole("button", { name: "Send the link again" }));
    expect(await screen.findByText(/Sent again/)).toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ email: "wei@northbank.sg" });
  });

  test("a second step takes the place of the password", async () => {
    fakeApi({
      "POST /api/Auth/Login": () => ({
        status: "secondFactor",
        challengeToken: "c",
        methods: ["totp", "recoveryCode"],
        passkeyOptions: null,
      }),
    });
    renderInKit(<SignInPage />, { session: visitor() });
    await signIn();
    expect(await screen.findByRole("heading", { name: "Confirm it’s you" })).toBeInTheDocument();
    expect(screen.getByLabelText(/Code from your app/)).toHaveFocus();
    await userEvent.setup().click(screen.getByRole("button", { name: "Start again" }));
    expect(password()).toHaveFocus();
    expect(screen.getByLabelText(/E-mail/)).toHaveValue("wei@northbank.sg");
  });
});
