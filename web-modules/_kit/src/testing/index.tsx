/** What tests of the kit, the shell and the modules share. Never part of a build. */
import type {} from "./jest-dom";

export { catalogueProblems } from "./catalogues";
export { type FakeRequest, fakeApi, refusal, signedInCookie } from "./fake-api";
export { renderInKit, testSession } from "./render";
export { unusedKeys } from "./unused-keys";
