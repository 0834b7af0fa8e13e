import { expect, test } from "vitest";
import { branchesOf, firstOf } from "../src/features/code/tree";
import { concrete, formwork } from "./fixtures";

const many = [
  concrete,
  ...Array.from({ length: 5 }, (_, n) => ({ ...formwork, budgetCodeId: `under ${n}` })),
  ...Array.from({ length: 3 }, (_, n) => ({ ...formwork, budgetCodeId: `alone ${n}`, divisionId: null })),
];

test("codes lie under their division, in order, and those without one before them", () => {
  const [alone, under] = branchesOf(many, "SGD", "");
  expect([alone?.codes.length, under?.division?.number, under?.codes.length]).toEqual([3, "03", 5]);
  expect(under?.left).toBe("250.00");
});

test("of very many the first are drawn, with how many are not; what a division has left is of all of it", () => {
  const { branches, hidden } = firstOf(branchesOf(many, "SGD", ""), 5);
  expect([branches.map(({ codes }) => codes.length), hidden]).toEqual([[3, 2], 3]);
  expect(branches[1]?.left).toBe("250.00");
  expect(firstOf(branches, 3)).toMatchObject({ hidden: 2 });
});
