// Generated from gateway/openapi/pdf.json by `npm run gen:api -w @groundwork/kit`. Do not edit.
export interface paths {
    "/api/SubmissionPdf/GuestLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Guest Pdf Link
         * @description For who came by a link of a step and has proven their address, as long as that counts.
         */
        get: operations["SubmissionPdf_GuestLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionPdf/GuestRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request Guest Pdf
         * @description As `Request`, for who came by a link.
         */
        post: operations["SubmissionPdf_GuestRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionPdf/Link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Submission Pdf Link
         * @description Where the PDF is, or how far. One that is missing is made when it is requested.
         */
        get: operations["SubmissionPdf_Link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SubmissionPdf/Request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request Submission Pdf
         * @description Have it made if it is missing, once more if it failed. What is ready or being made stays as it is.
         */
        post: operations["SubmissionPdf_Request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/pdf/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get File */
        get: operations["_files_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Envelope[SubmissionPdfLink] */
        Envelope_SubmissionPdfLink_: {
            data: components["schemas"]["SubmissionPdfLink"];
            /**
             * Errorcode
             * @default 1
             */
            errorCode?: number;
            /**
             * Message
             * @default Success
             */
            message?: string;
        };
        /** ErrorEnvelope */
        ErrorEnvelope: {
            data: components["schemas"]["Problem"];
            /** Errorcode */
            errorCode: number;
            /** Message */
            message: string;
        };
        /** FieldProblem */
        FieldProblem: {
            /**
             * Code
             * @default
             */
            code?: string;
            /** Field */
            field: string;
            /** Message */
            message: string;
        };
        /**
         * PdfState
         * @enum {string}
         */
        PdfState: "missing" | "queued" | "rendering" | "ready" | "failed";
        /**
         * Problem
         * @description What an error's `data` holds.
         */
        Problem: {
            /**
             * Fields
             * @default []
             */
            fields?: components["schemas"]["FieldProblem"][];
            /**
             * Retryable
             * @default false
             */
            retryable?: boolean;
        };
        /** SubmissionPdfLink */
        SubmissionPdfLink: {
            /** Filename */
            fileName: string;
            /** Islarge */
            isLarge: boolean;
            /** Message */
            message: string | null;
            /** Pages */
            pages: number;
            /** Pictures */
            pictures: components["schemas"]["SubmissionPdfPage"][];
            /** Progress */
            progress: number;
            /** Size */
            size: number;
            state: components["schemas"]["PdfState"];
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /** Title */
            title: string;
            /** Url */
            url: string | null;
        };
        /**
         * SubmissionPdfPage
         * @description A page as a picture, and its words for whoever can't see it.
         */
        SubmissionPdfPage: {
            /** Height */
            height: number;
            /** Text */
            text: string;
            /** Url */
            url: string;
            /** Width */
            width: number;
        };
        /** SubmissionPdfRequest */
        SubmissionPdfRequest: {
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language?: "en" | "zh-CN";
            /**
             * Submissionid
             * Format: uuid
             */
            submissionId: string;
            /**
             * Version
             * @default
             */
            version?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    SubmissionPdf_GuestLink: {
        parameters: {
            query: {
                language?: "en" | "zh-CN";
                SubmissionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionPdfLink_"];
                };
            };
        };
    };
    SubmissionPdf_GuestRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionPdfRequest"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionPdfLink_"];
                };
            };
        };
    };
    SubmissionPdf_Link: {
        parameters: {
            query: {
                language?: "en" | "zh-CN";
                SubmissionId: string;
                version?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionPdfLink_"];
                };
            };
        };
    };
    SubmissionPdf_Request: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmissionPdfRequest"];
            };
        };
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope_SubmissionPdfLink_"];
                };
            };
        };
    };
    _files_pdf: {
        parameters: {
            query: {
                expires: number;
                signature: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is wrong and what to do */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Our fault; `retryable` says whether to try again */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

type Calls = paths;
type Models = components["schemas"];

declare module "@groundwork/kit/schema" {
    interface paths extends Calls {}
    interface SchemasOf {
        "pdf": Models;
    }
}
