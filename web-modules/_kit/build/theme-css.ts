import { DEFAULT_THEME, mergeMantineTheme } from "@mantine/core";
import { resolveVariables, themeOverride } from "../src/theme/theme.ts";

/** Colours of the library's default palette that the theme does not use. */
const UNUSED = /^--mantine-color-(?:grape|pink|violet|indigo|cyan|teal|lime|orange)-/;

function block(selector: string, variables: Record<string, string>): string {
  const lines = Object.entries(variables)
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}\n`;
}

export function themeCss(): string {
  const { variables, light, dark } = resolveVariables(mergeMantineTheme(DEFAULT_THEME, themeOverride));
  return [
    "/* Generated from theme.ts by `npm run gen:theme -w @groundwork/kit`. Do not edit. */\n",
    block(":root", variables),
    block(':root[data-mantine-color-scheme="light"]', light),
    block(':root[data-mantine-color-scheme="dark"]', dark),
  ].join("\n");
}
