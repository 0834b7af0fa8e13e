import { browserHistory } from "@groundwork/kit";
import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { useWayBack } from "../src/features/submissions/came-from";

function Back() {
  const { to, label } = useWayBack();
  return (
    <p>
      {label} {to}
    </p>
  );
}

describe("the way back from a submission", () => {
  test.each([
    [{ cameFrom: "/forms/to-dos?type=all" }, "To-dos /forms/to-dos?type=all"],
    [{ cameFrom: "/" }, "Home /"],
    [{ cameFrom: "//elsewhere.example" }, "Submissions /forms/submissions"],
    [null, "Submissions /forms/submissions"],
  ])("from %j", async (state, said) => {
    browserHistory.replace("/forms/submissions/submission-1", state);
    renderInKit(<Back />);
    expect(await screen.findByText(said)).toBeVisible();
  });
});
