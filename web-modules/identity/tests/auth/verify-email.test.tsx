import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import VerifyEmailPage from "../../src/pages/verify-email";

const path = "/verify-email#token=secret-1";
const visitor = testSession({ profile: null, company: null, access: null });
const profile = { ...testSession().profile, fullName: "Mei Lin", groups: [] };
const account = { status: "passwordNeeded", email: "mei@site.example", fullName: "Mei Lin" };

describe("a link that proves an address", () => {
  test("is one click in the browser that registered", async () => {
    const sent = fakeApi({ "POST /api/Auth/VerifyEmail": () => ({ status: "signedIn", profile }) });
    renderInKit(<VerifyEmailPage />, { path, session: visitor });
    await waitFor(() => expect(location.pathname).toBe("/create-company"));
    expect(sent.map(({ body }) => body)).toEqual([{ token: "secret-1" }]);
  });

  test("asks for the password in another one, and says whose account it is", async () => {
    const sent = fakeApi({
      "POST /api/Auth/VerifyEmail": ({ body }) =>
        (body as { newPassword?: string }).newPassword ? { status: "signedIn", profile } : account,
    });
    renderInKit(<VerifyEmailPage />, { path, session: visitor });
    expect(await screen.findByRole("heading", { name: "One thing left" })).toBeInTheDocument();
    expect(screen.getByText(/^mei@site.example was registered on another device/)).toBeVisible();
    expect(screen.getAllByRole("textbox").map((each) => each.getAttribute("name"))).not.toContain("email");
    const user = userEvent.setup();
    const name = screen.getByLabelText(/Full name/);
    await user.clear(name);
    await user.type(name, "Mei Lin Tan");
    await user.type(screen.getByLabelText("Password", { selector: "input" }), "gravel orbit lantern");
    await user.click(screen.getByRole("button", { name: "Confirm and sign in" }));
    await waitFor(() => expect(location.pathname).toBe("/create-company"));
    expect(sent.at(-1)?.body).toEqual({
      token: "secret-1",
      fullName: "Mei Lin Tan",
      newPassword: "gravel orbit lantern",
    });
  });

  test("says at the field what is wrong with the password, and stays", async () => {
    fakeApi({
      "POST /api/Auth/VerifyEmail": ({ body }) =>
        (body as { newPassword?: string }).newPassword
          ? refusal(422, 4, "Check the fields.", {
              fields: [{ field: "newPassword", message: "This is one of the passwords tried first." }],
            })
          : account,
    });
    renderInKit(<VerifyEmailPage />, { path, session: visitor });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Password", { selector: "input" }), "password1234");
    await user.click(screen.getByRole("button", { name: "Confirm and sign in" }));
    expect((await screen.findAllByText("This is one of the passwords tried first.")).length).toBeGreaterThan(0);
    expect(screen.getByRole("heading", { name: "One thing left" })).toBeInTheDocument();
  });

  test("that was used meanwhile offers a new one", async () => {
    fakeApi({
      "POST /api/Auth/VerifyEmail": ({ body }) =>
        (body as { newPassword?: string }).newPassword ? refusal(400, 4, "This link has expired.") : account,
    });
    renderInKit(<VerifyEmailPage />, { path, session: visitor });
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText("Password", { selector: "input" }), "gravel orbit lantern");
    await user.click(screen.getByRole("button", { name: "Confirm and sign in" }));
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeInTheDocument();
    expect(screen.getByText("This link has expired.")).toBeInTheDocument();
  });
});
