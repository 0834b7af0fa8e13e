import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RequestDetail } from "../src/features/api";
import { useSize } from "../src/features/request/size";

type Line = RequestDetail["lines"][number];

function Size({ kind, lines }: { kind: RequestDetail["kind"]; lines: [string, boolean][] }) {
  const size = useSize();
  const request = {
    ...{ kind, currency: "SGD" },
    lines: lines.map(([amount, receives]) => ({ amount, receives }) as Partial<Line> as Line),
  } as Partial<RequestDetail> as RequestDetail;
  return <p>{size(request, "72.70")}</p>;
}

test.each([
  ["money", [["72.70", false]], "SGD 72.70"],
  [
    "change",
    [
      ["64.00", true],
      ["8.70", false],
    ],
    "+SGD 64.00, −SGD 8.70",
  ],
  ["change", [["10.00", false]], "−SGD 10.00"],
] as const)("of a request for %s", (kind, lines, said) => {
  renderInKit(<Size kind={kind} lines={lines.map(([amount, receives]) => [amount, receives])} />);
  expect(screen.getByText(said)).toBeVisible();
});
