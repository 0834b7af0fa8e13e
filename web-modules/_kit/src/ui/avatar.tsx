import type { ReactNode } from "react";
import classes from "./avatar.module.css";

export interface AvatarProps {
  /** Said by screen readers unless the name stands beside it (`decorative`). */
  name: string;
  abbreviation?: string;
  backgroundColor?: string;
  photoUrl?: string | null;
  size?: "sm" | "md" | "lg" | "xl";
  decorative?: boolean;
}

const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = "#5b554a";

/** Black or white, whichever reads better on the person's colour (WCAG relative luminance). */
export function textOn(background: string): "#000000" | "#ffffff" {
  const channel = (at: number) => {
    const value = Number.parseInt(background.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
  return luminance > 0.179 ? "#000000" : "#ffffff";
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (
    letters
      .map((word) => [...(word ?? "")][0] ?? "")
      .join("")
      .toUpperCase() || "?"
  );
}

export function Avatar(props: AvatarProps): ReactNode {
  const { name, abbreviation, backgroundColor = FALLBACK, photoUrl, size = "md", decorative = false } = props;
  const background = HEX.test(backgroundColor) ? backgroundColor : FALLBACK;
  const label = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span className={classes.avatar} data-size={size} style={{ background, color: textOn(background) }} {...label}>
      {photoUrl ? <img src={photoUrl} alt="" loading="lazy" /> : abbreviation || initialsOf(name)}
    </span>
  );
}
