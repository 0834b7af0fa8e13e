import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import MailChoicePage from "../../src/pages/mail-choice";

const asked = {
  groupName: "Northbank Builders",
  email: "engineer@client.test",
  choice: "asked",
  isReported: false,
  heldCount: 2,
};
const path = "/mail-choice#token=secret-1";
const visitor = testSession({ profile: null, company: null, access: null });

describe("the page behind the link of a mail", () => {
  test("says who wants to mail whom, and decides nothing by being opened", async () => {
    const sent = fakeApi({ "POST /api/Mail/GetMailChoice": () => asked });
    renderInKit(<MailChoicePage />, { path, session: visitor });
    expect(await screen.findByRole("heading", { name: "E-mails from “Northbank Builders”" })).toBeInTheDocument();
    expect(screen.getByText("2 e-mails wait for your yes.")).toBeInTheDocument();
    expect(sent.map((each) => each.path)).toEqual(["/api/Mail/GetMailChoice"]);
  });

  test.each([
    ["Yes, send me e-mails", "wanted", { choice: "wanted" }, /gets the e-mails of “Northbank Builders”/],
    ["No, and don’t ask again", "unwanted", { choice: "unwanted" }, /gets no e-mails of “Northbank Builders”/],
    ["Report and get no more", "reported", { choice: "unwanted", isReported: true }, /Thank you/],
  ])("%s", async (button, choice, answer, told) => {
    const sent = fakeApi({
      "POST /api/Mail/GetMailChoice": () => asked,
      "POST /api/Mail/ChooseMails": () => ({ ...asked, ...answer, heldCount: 0 }),
    });
    renderInKit(<MailChoicePage />, { path, session: visitor });
    await userEvent.setup().click(await screen.findByRole("button", { name: button }));
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(sent.at(-1)?.body).toEqual({ token: "secret-1", choice });
  });

  test("lets somebody who said no change their mind", async () => {
    fakeApi({ "POST /api/Mail/GetMailChoice": () => ({ ...asked, choice: "unwanted" }) });
    renderInKit(<MailChoicePage />, { path, session: visitor });
    expect(await screen.findByRole("button", { name: "Yes, send me e-mails" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "No, and don’t ask again" })).not.toBeInTheDocument();
  });

  test("says so when the link is none of ours", async () => {
    fakeApi({ "POST /api/Mail/GetMailChoice": () => refusal(404, 6, "This link is not complete.") });
    renderInKit(<MailChoicePage />, { path, session: visitor });
    expect(await screen.findByRole("alert")).toHaveTextContent("This link is not complete.");
  });
});
