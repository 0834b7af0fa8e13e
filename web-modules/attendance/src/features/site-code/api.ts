import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";
import { linkOf } from "./code";

export type SiteCode = Schemas["SiteCodePublic"];

export const SITE_CODES = ["attendance", "siteCodes"] as const;

export const siteCodeQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...SITE_CODES, projectId],
    queryFn: ({ signal }) => api.get("/api/SiteCode/GetSiteCode", { query: { projectId }, signal }),
  });

export const siteByCodeQuery = (code: string) =>
  queryOptions({
    queryKey: [...SITE_CODES, "by", code],
    queryFn: ({ signal }) => api.get("/api/SiteCode/GetSiteByCode", { query: { code: linkOf(code) }, signal }),
    enabled: code !== "",
  });

export const siteCardQuery = (code: string) =>
  queryOptions({
    queryKey: [...SITE_CODES, "card", code],
    queryFn: ({ signal }) => api.get("/api/SiteCode/GetSiteCard", { query: { code: linkOf(code) }, signal }),
  });

export const renewSiteCode = async (body: Schemas["SiteCodeRenew"], options: WriteKey) =>
  api.put("/api/SiteCode/RenewSiteCode", { body, ...options });

export const revokeSiteCode = async (body: Schemas["SiteCodeRevoke"], options: WriteKey) =>
  api.delete("/api/SiteCode/RevokeSiteCode", { body, ...options });
