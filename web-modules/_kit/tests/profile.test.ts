import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { selfProfileQuery } from "../src";
import { fakeApi, refusal, signedInCookie } from "../src/testing";

test("nobody is asked who a visitor is, and whose session has ended is a visitor", async () => {
  const ended = () => refusal(401, 3, "Sign in.");
  const sent = fakeApi({ "GET /api/User/GetSelfProfile": ended, "POST /api/Auth/Refresh": ended });
  expect(await new QueryClient().fetchQuery(selfProfileQuery)).toBeNull();
  expect(sent).toEqual([]);
  signedInCookie();
  expect(await new QueryClient().fetchQuery(selfProfileQuery)).toBeNull();
  expect(sent.map(({ path }) => path)).toContain("/api/User/GetSelfProfile");
});
