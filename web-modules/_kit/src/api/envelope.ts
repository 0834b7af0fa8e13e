import { kitMessages } from "../i18n/kit-messages";
import { ApiError, ErrorCode, type FieldError } from "./error";

const NOT_FOUND = 404;
const UNAVAILABLE = 503;
/** Statuses after which the same request may succeed a moment later. */
const TRANSIENT = new Set([429, 502, UNAVAILABLE, 504]);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
}

/** `data` of a refusal: `{ fields: [{ field, message }], retryable }`. */
function fieldErrorsOf(data: unknown): FieldError[] {
  return isRecord(data) && Array.isArray(data.fields) ? data.fields.filter(isFieldError) : [];
}

/** `Retry-After` in seconds; its other form, a date, is not used by our services. */
export function retryAfterOf(headers: Headers): number | null {
  const seconds = Number(headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** The error of an answer that is not a success, whatever sent it: a service, the gateway or a proxy on the way. */
export function errorFromAnswer(
  status: number,
  body: unknown,
  requestId: string | null,
  retryAfterSeconds: number | null = null,
): ApiError {
  const envelope = isRecord(body) ? body : {};
  const data = envelope.data;
  const isOurs = typeof envelope.errorCode === "number";
  // Every answer of a service is an envelope. A gateway that has just started says 404 in plain text until it has read its
  // routes: that refuses nothing, and nobody may take it for "does not exist".
  const httpStatus = status === NOT_FOUND && !isOurs ? UNAVAILABLE : status;
  const transient = TRANSIENT.has(httpStatus) || (httpStatus >= 500 && !isOurs);
  const message =
    typeof envelope.message === "string" && envelope.message !== ""
      ? envelope.message
      : kitMessages.t(transient ? "error.unavailable" : "error.unexpected");
  return new ApiError({
    errorCode: typeof envelope.errorCode === "number" ? envelope.errorCode : ErrorCode.unexpected,
    httpStatus,
    message,
    fieldErrors: fieldErrorsOf(data),
    retryable: transient || (isRecord(data) && data.retryable === true),
    requestId,
    retryAfterSeconds,
    data,
  });
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({
    errorCode: ErrorCode.network,
    httpStatus: 0,
    message: kitMessages.t("error.network"),
    retryable: true,
    cause,
  });
}

/** Not sent: the browser's session is no more the one that the page was made for. */
export function anotherSessionError(): ApiError {
  return new ApiError({
    errorCode: ErrorCode.unauthorized,
    httpStatus: 401,
    message: kitMessages.t("error.anotherSession"),
  });
}

/** `data` of the envelope; an error code other than success is an error even when the status says 200. */
export function unwrap(status: number, body: unknown, requestId: string | null): unknown {
  if (!isRecord(body) || !("errorCode" in body)) return body;
  if (body.errorCode !== ErrorCode.success) throw errorFromAnswer(status, body, requestId);
  return body.data;
}
