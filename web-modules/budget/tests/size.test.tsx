import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BudgetRequest } from "../src/features/api";
import { useSize } from "../src/features/request/size";

function Size({ kind, addedTotal, amount }: { amount: string } & Pick<BudgetRequest, "kind" | "addedTotal">) {
  const size = useSize();
  return <p>{size({ kind, addedTotal, currency: "SGD", total: "72.70" }, amount)}</p>;
}

test.each([
  ["money", null, "72.70", "SGD 72.70"],
  ["transfer", null, "72.70", "SGD 72.70"],
  ["change", "64.00", "72.70", "+SGD 64.00, -SGD 8.70"],
  ["change", "0.00", "72.70", "-SGD 72.70"],
  ["change", "72.70", "72.70", "+SGD 72.70"],
  // Of a rejected one nothing was approved.
  ["change", "64.00", "0.00", "SGD 0.00"],
  // By a service of the release before.
  ["change", undefined as unknown as null, "72.70", "SGD 72.70"],
] as const)("of a request for %s, %s of it more", (kind, addedTotal, amount, said) => {
  renderInKit(<Size kind={kind} addedTotal={addedTotal} amount={amount} />);
  expect(screen.getByText(said)).toBeVisible();
});
