/**
 * Writes the theme's CSS variables to a file. Mantine would inject them in a <style> at run time, which the content
 * security policy (style-src 'self') forbids.
 */
import { writeFile } from "node:fs/promises";
import { themeCss } from "../build/theme-css.ts";

await writeFile(new URL("../src/theme/variables.gen.css", import.meta.url), themeCss());
