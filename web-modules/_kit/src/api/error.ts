import { ERROR_CODES } from "./error-codes.gen";

/** The error catalogue of the wire. */
export const ErrorCode = {
  ...ERROR_CODES,
  /** Never sent: the server could not be reached. */
  network: 0,
} as const;

export interface FieldError {
  field: string;
  message: string;
  /** For whoever has words of their own for it. */
  code?: string;
}

export interface ApiErrorFields {
  errorCode: number;
  httpStatus: number;
  message: string;
  fieldErrors?: readonly FieldError[];
  retryable?: boolean;
  requestId?: string | null;
  retryAfterSeconds?: number | null;
  data?: unknown;
  cause?: unknown;
}

/** Whatever a call can fail with. `message` is fit for the user: the services write it as what to do next. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly errorCode: number;
  readonly httpStatus: number;
  readonly fieldErrors: readonly FieldError[];
  readonly retryable: boolean;
  /** What to quote to support; the services' logs carry the same id. */
  readonly requestId: string | null;
  /** How long the answer asks to wait before another try; null when it does not say. */
  readonly retryAfterSeconds: number | null;
  readonly data: unknown;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.errorCode = fields.errorCode;
    this.httpStatus = fields.httpStatus;
    this.fieldErrors = fields.fieldErrors ?? [];
    this.retryable = fields.retryable ?? false;
    this.requestId = fields.requestId ?? null;
    this.retryAfterSeconds = fields.retryAfterSeconds ?? null;
    this.data = fields.data ?? null;
  }

  get isNetwork(): boolean {
    return this.errorCode === ErrorCode.network;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Of what is saved by who has not seen the newest save. Other conflicts (archived, taken) are no reason to look at it. */
export function isSavedBySomebodyElse(error: unknown): error is ApiError {
  return isApiError(error) && error.fieldErrors.some((each) => each.code === "savedBySomebodyElse");
}
