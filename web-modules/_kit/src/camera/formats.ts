/** What is printed on labels and can be told apart; `ean` are all codes of retail (EAN-13, EAN-8, UPC-A, UPC-E). */
export type CodeFormat = "qr" | "ean" | "code128" | "code39";

/** Reads a code from the points of a picture; null where there is none. */
export type DecodePicture = (picture: ImageData) => string | null;
