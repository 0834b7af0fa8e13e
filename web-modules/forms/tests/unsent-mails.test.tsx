import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UnsentMails } from "../src/features/submissions/unsent-mails";

test("a mail that was not sent is named with its reason and when it is tried again", () => {
  renderInKit(
    <UnsentMails
      timeZone="Asia/Singapore"
      mails={[
        { email: "engineer@client.test", why: "waitsForConsent", retryAt: null },
        { email: "steel@subcontractor.test", why: "overBudget", retryAt: "2026-11-23T00:00:00Z" },
      ]}
    />,
    { path: "/" },
  );
  const [waiting, late] = screen.getAllByRole("listitem");
  expect(waiting).toHaveTextContent("engineer@client.test was asked whether they want e-mails");
  expect(late).toHaveTextContent(/steel@subcontractor.test over the limit of the day; next try .*23/);
});
