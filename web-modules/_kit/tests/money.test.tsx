import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { MoneyField } from "../src/forms";
import { formats } from "../src/i18n/formats";
import { amountOf, minorOf, readAmount, readNumber } from "../src/i18n/money";
import { renderInKit } from "../src/testing";

interface Case {
  name: string;
  currency: string;
  written: string;
  minor: string | null;
  text: string | null;
}

const FILE = resolve(import.meta.dirname, "../../../proto/vectors/money/written.json");
const CASES: Case[] = JSON.parse(readFileSync(FILE, "utf8")).cases;

it.each(CASES)("$name: $written is read and written as the services do", ({ written, currency, minor, text }) => {
  const read = minorOf(written, currency);
  expect(read === null ? null : String(read)).toBe(minor);
  if (read !== null) expect(amountOf(read, currency)).toBe(text);
});

it.each([
  ["1,250.5", "1250.50"],
  ["1 250.5", "1250.50"],
  ["１２５０", "1250.00"],
  ["007", "7.00"],
  [".5", "0.50"],
  ["5.", "5.00"],
  ["9,5", "9.50"],
  ["12,500", "12500.00"],
  ["0,125", null],
  ["12,50.00", null],
  ["1.005", null],
  ["abc", null],
  ["10²", null],
  ["½", null],
  ["", null],
])("typed %s is %s", (typed, read) => {
  expect(readAmount(typed, "SGD")).toBe(read);
});

it("a comma before three digits is asked about where the currency has as many decimals", () => {
  expect(["1,250", "1,250.5", "1,250,000", "0,125"].map((typed) => readAmount(typed, "KWD"))).toEqual([
    null,
    "1250.500",
    "1250000.000",
    "0.125",
  ]);
});

it.each([
  ["25,5", "25.5"],
  ["0,125", "0.125"],
  ["-0,125", "-0.125"],
  [",125", ".125"],
  ["1,234,567", "1234567"],
  ["1,234.50", "1234.50"],
  ["1,234", null],
  [" １２.５ ", "12.5"],
  ["-3", "-3"],
  ["1.234,50", null],
  ["1,2,3", null],
  ["12 days", null],
  ["10²", null],
  ["", null],
])("a number given as %s is %s", (typed, read) => {
  expect(readNumber(typed)).toBe(read);
});

it("thousands are read as such where there can't be three decimals", () => {
  expect(["1,234", "0,125", "12,5"].map((typed) => readNumber(typed, 2))).toEqual(["1234", null, "12.5"]);
  expect(["1,234", "1,5"].map((typed) => readNumber(typed, 0))).toEqual(["1234", null]);
});

it("a number with more decimals than are kept is none, and zeros behind it are none", () => {
  expect(["25.75", "25.50", "25.0"].map((typed) => readNumber(typed, 1))).toEqual([null, "25.50", "25.0"]);
});

it("is shown with its currency, exactly, whatever a float would make of it", () => {
  expect(formats().amount("9999999999999.99", "SGD").replaceAll("\u00a0", " ")).toBe("SGD 9,999,999,999,999.99");
  expect(formats().amount("1250", "JPY").replaceAll("\u00a0", " ")).toBe("JPY 1,250");
});

function Field() {
  const [value, onChange] = useState("");
  return <MoneyField name="amount" label="Amount" currency="SGD" value={value} onChange={onChange} error={null} />;
}

it("a field keeps what is typed, and once it is left writes it as it is sent", async () => {
  renderInKit(<Field />);
  const input = screen.getByLabelText("Amount");
  await userEvent.type(input, "1,250.5");
  expect(input).toHaveValue("1,250.5");
  await userEvent.tab();
  expect(input).toHaveValue("1250.50");
  await userEvent.clear(input);
  await userEvent.type(input, "1,5");
  await userEvent.tab();
  expect(input).toHaveValue("1.50");
  await userEvent.clear(input);
  await userEvent.type(input, "0,125");
  await userEvent.tab();
  expect(input).toHaveValue("0,125");
});
