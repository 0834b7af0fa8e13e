/**
 * The kit: everything a module draws with, and the only thing it imports. What the first page does not need lives in
 * parts of its own: `@groundwork/kit/forms`, `/table`, `/state`, `/icons`.
 */
export * from "./api";
export * from "./errors";
export * from "./files";
export * from "./finder";
export * from "./i18n";
export * from "./live";
export * from "./mantine";
export * from "./module";
export * from "./position";
export * from "./routing";
export * from "./session";
export * from "./slots";
export * from "./theme";
export * from "./ui";
export * from "./unsent";
