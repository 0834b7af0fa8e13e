export const en = {
  formats: "Codes to look for",
  formatsHelp: "Where a label holds several codes. None chosen: any of them.",
  qr: "QR code",
  ean: "EAN, UPC (products)",
  code128: "Code 128",
  code39: "Code 39",
} as const;
