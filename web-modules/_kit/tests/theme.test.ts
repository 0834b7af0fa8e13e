import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeCss } from "../build/theme-css";
import { amber, brick, moss, night, sand, sky, spruce } from "../src/theme/palette";
import { initialsOf, textOn } from "../src/ui/avatar";

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

describe("the theme", () => {
  it("is in step with its generated variables", () => {
    const written = readFileSync("src/theme/variables.gen.css", "utf8");
    expect(written).toBe(themeCss());
  });

  it.each(Object.entries({ spruce, amber, brick, sky, moss }))(
    "%s carries white text, and dark text when light",
    (_, ramp) => {
      expect(contrast(ramp[7], "#ffffff")).toBeGreaterThan(4.5);
      expect(contrast(ramp[3], sand[9])).toBeGreaterThan(4.5);
    },
  );

  it("can be read in both schemes", () => {
    expect(contrast(sand[9], sand[0])).toBeGreaterThan(7);
    expect(contrast(night[0], "#161412")).toBeGreaterThan(7);
    expect(contrast("#6a6356", sand[1])).toBeGreaterThan(4.5);
    expect(contrast("#a8a194", "#292621")).toBeGreaterThan(4.5);
  });
});

describe("an avatar", () => {
  it.each(["#c8743a", "#2c66a7", "#ffffff", "#000000", "#8f5800"])("has readable letters on %s", (background) => {
    expect(contrast(textOn(background), background)).toBeGreaterThan(4.5);
  });

  it.each([
    ["Lim Wei Ming", "LM"],
    ["Siti", "S"],
    ["陈嘉慧", "陈"],
    ["", "?"],
  ])("abbreviates %s to %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
