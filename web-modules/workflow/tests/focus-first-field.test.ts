import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { focusFirstField } from "../src/features/editor/focus-first-field";

function draw() {
  document.body.innerHTML = `
    <button type="button">Choose who acts</button>
    <aside><input disabled><input aria-label="Name"><input aria-label="Teams that act"></aside>`;
  const find = (where: string) => document.querySelector<HTMLElement>(where) as HTMLElement;
  return {
    ...{ finding: find("button"), name: find("[aria-label=Name]"), teams: find("[aria-label='Teams that act']") },
    place: { current: find("aside") },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was pressed leads into the first field", () => {
  const { finding, name, place } = draw();
  finding.focus();
  focusFirstField(place);
  vi.runAllTimers();
  expect(name).toHaveFocus();
});

test("what went away when it was pressed leads there too", () => {
  const { finding, name, place } = draw();
  finding.focus();
  focusFirstField(place);
  finding.remove();
  vi.runAllTimers();
  expect(name).toHaveFocus();
});

test("who is in another field by then stays there", () => {
  const { finding, teams, place } = draw();
  finding.focus();
  focusFirstField(place);
  teams.focus();
  vi.runAllTimers();
  expect(teams).toHaveFocus();
});
