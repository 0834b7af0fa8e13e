import { ApiError } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { SecondFactorChallenge } from "../../src/features/auth/api";
import { challengeHasEnded, SecondFactorStep, usableMethods } from "../../src/features/auth/sign-in/second-factor-step";

const challenge: SecondFactorChallenge = {
  status: "secondFactor",
  challengeToken: "challenge-1",
  methods: ["totp", "passkey", "recoveryCode"],
  passkeyOptions: null,
  expiresAt: "2030-01-01T00:00:00Z",
};

function draw() {
  const onSignedIn = vi.fn();
  const onRestart = vi.fn();
  renderInKit(<SecondFactorStep challenge={challenge} onSignedIn={onSignedIn} onRestart={onRestart} />, {
    session: testSession({ profile: null, access: null }),
  });
  return { onSignedIn, onRestart };
}

describe("the ways to confirm", () => {
  test("a passkey comes first, and only where the browser has them", () => {
    expect(usableMethods(challenge.methods, true)).toEqual(["passkey", "totp", "recoveryCode"]);
    expect(usableMethods(challenge.methods, false)).toEqual(["totp", "recoveryCode"]);
    expect(usableMethods(["passkey"], false)).toEqual([]);
  });

  test("a refusal without a field ends the challenge, one at the code does not", () => {
    const ended = new ApiError({ errorCode: 3, httpStatus: 401, message: "Sign in again." });
    const wrong = new ApiError({
      errorCode: 4,
      httpStatus: 422,
      message: "Check the code.",
      fieldErrors: [{ field: "code", message: "That code is not right." }],
    });
    expect([challengeHasEnded(ended), challengeHasEnded(wrong)]).toEqual([true, false]);
  });
});

describe("the code", () => {
  test("is sent as digits however it was pasted", async () => {
    const sent = fakeApi({
      "POST /api/Auth/LoginSecondFactor": () => ({ status: "signedIn", profile: { userId: "u" } }),
    });
    const { onSignedIn } = draw();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText(/Code from your app/));
    await user.paste("Your code: １23-456");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent[0]?.body).toEqual({ challengeToken: "challenge-1", method: "totp", code: "123456" });
  });

  test("that is wrong is told at its field, which has the focus again", async () => {
    fakeApi({
      "POST /api/Auth/LoginSecondFactor": () =>
        refusal(422, 4, "Check the code.", { fields: [{ field: "code", message: "That code is not right." }] }),
    });
    const { onRestart } = draw();
    const user = userEvent.setup();
    const field = screen.getByLabelText(/Code from your app/);
    await user.type(field, "000000{Enter}");
    expect(await screen.findByText("That code is not right.")).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
    expect(onRestart).not.toHaveBeenCalled();
  });

  test("that comes too late leads back to the password with the reason", async () => {
    fakeApi({ "POST /api/Auth/LoginSecondFactor": () => refusal(401, 3, "This took too long. Sign in again.") });
    const { onRestart } = draw();
    await userEvent.setup().type(screen.getByLabelText(/Code from your app/), "123456{Enter}");
    await waitFor(() => expect(onRestart).toHaveBeenCalledWith("This took too long. Sign in again."));
  });
});
