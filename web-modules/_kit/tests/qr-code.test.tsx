import { screen } from "@testing-library/react";
import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { renderInKit } from "../src/testing/render";
import { QrCode } from "../src/ui";

const SCALE = 4;

/** What a camera reads of the drawing: each dark square is `M<x> <y>h1v1h-1z`. */
function read(code: Element): string {
  const size = Number(code.getAttribute("viewBox")?.split(" ")[2]);
  const path = code.querySelector("path:last-child")?.getAttribute("d") ?? "";
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x},${y}`));
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [Math.floor((at % side) / SCALE), Math.floor(at / side / SCALE)];
    if (dark.has(`${x},${y}`)) data.fill(0, at * 4, at * 4 + 3);
  }
  return decodeQR({ width: side, height: side, data });
}

it("is read by a camera", async () => {
  const address = "https://groundwork.test/forms/submissions/new?template=diary";
  renderInKit(<QrCode text={address} label="QR code of the address" />);
  expect(read(await screen.findByRole("img", { name: "QR code of the address" }))).toBe(address);
});
