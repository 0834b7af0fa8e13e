export type { QueryClient, UseQueryResult } from "@tanstack/react-query";
export {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export type { components, paths } from "#schema";
export { api } from "./client";
export { download } from "./download";
export { ApiError, ErrorCode, type FieldError, isApiError } from "./error";
export { createQueryClient } from "./query-client";
export type { Answer, CallOptions } from "./types";
export { type ActionOptions, useAction } from "./use-action";
