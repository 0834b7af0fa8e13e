import type { TestingLibraryMatchers } from "@testing-library/jest-dom/matchers";
import "vitest";

// jest-dom's own declaration is for an earlier Vitest, whose assertions had one type parameter.
declare module "vitest" {
  interface Matchers<R = void, T = unknown> extends TestingLibraryMatchers<T, R> {}
}
