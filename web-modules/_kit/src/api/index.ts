export type { QueryClient, UseQueryResult } from "@tanstack/react-query";
export {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
export type { paths, SchemasOf } from "#schema";
export { api } from "./client";
export { download } from "./download";
export { ApiError, ErrorCode, type FieldError, isApiError, isSavedBySomebodyElse } from "./error";
export { formData } from "./form-data";
export { createQueryClient } from "./query-client";
export type { Answer, CallOptions } from "./types";
export { type ActionOptions, useAction } from "./use-action";
