import type { en } from "./en";

export default {
  formats: "要识别的码",
  formatsHelp: "用于一张标签上有多个码时。都不选：任意一种。",
  qr: "二维码（QR）",
  ean: "EAN、UPC（商品条码）",
  code128: "Code 128",
  code39: "Code 39",
} satisfies Record<keyof typeof en, string>;
