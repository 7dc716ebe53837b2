// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
    "/api/v1/dangerousGoods/number/{unNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Four digits, as text. */
                unNumber: string;
            };
            cookie?: never;
        };
        /**
         * Look up a UN number
         * @description 404 for an unknown number. A provider's own entry replaces the built-in one.
         */
        get: operations["getDangerousGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/dangerousGoodsClasses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The classes of dangerous goods
         * @description The specification gives no shape; this has code and name like every other reference list.
         */
        get: operations["listDangerousGoodsClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisations/{orgId}/productCatalog/auto-complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /**
         * Find products by part of a code or description
         * @description Every word of searchTerm must be in one of the fields. Ignores case and macrons; % and _ have no special meaning.
         */
        get: operations["findProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/organisations/{orgId}/productCatalog/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        /**
         * Whether the catalogue supports autocompletion
         * @description True if the organisation has products.
         */
        get: operations["getProductCatalogMetadata"];
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
        DangerousGoodsClass: {
            /** @example 3 */
            code: string;
            /** @example Flammable liquids */
            name: string;
        };
        DangerousGoodsEntry: {
            /** @example 3 */
            class: string;
            /** @example Paint */
            nameAndDescription: string;
            /**
             * @description Null if the substance has none, or more than one (DG-05).
             * @example II
             * @enum {string|null}
             */
            packingGroup?: "I" | "II" | "III" | null;
            subsidiaryClass1: string | null;
            subsidiaryClass2: string | null;
            /**
             * @description The specification's spelling for this call (CALL-94).
             * @example 1263
             */
            unitedNationsNumber: string;
        };
        /**
         * Format: uuid
         * @description A UUID in its canonical spelling, in lower case.
         * @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10
         */
        Id: string;
        /** @description A rule violation. The form shows the same id, path and sentence before it is sent. */
        Problem: {
            /**
             * @description The register row, or CONTRACT if the request does not match this document.
             * @example FRGT-01
             */
            id: string;
            /** @example Count must be from 1 to 999 */
            message: string;
            /**
             * @description The path in the request body, segments joined by a slash; empty for the whole body.
             * @example lineItems/0/count
             */
            path: string;
        };
        /** @description An RFC 9457 error, with extra fields for forms and the import. */
        ProblemDetails: {
            /**
             * @description The sentence shown to the user; without it the title is shown (ERR-02).
             * @example At least one freight item is required
             */
            detail?: string;
            /**
             * @description Messages by path in the body. The import lists them beside the title (IMPT-09).
             * @example {
             *       "lineItems": [
             *         "At least one freight item is required"
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /** @description The request id, to quote when reporting a problem to the provider. */
            instance?: string;
            /** @description The same messages with the id of their rule, in the order found. */
            problems?: components["schemas"]["Problem"][];
            /**
             * @description Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-
             * @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11
             */
            requestId?: string;
            status: number;
            /**
             * @description The kind of error; the same for every occurrence.
             * @example The consignment is not valid
             */
            title: string;
            /**
             * Format: uri-reference
             * @example about:blank
             */
            type?: string;
        };
        ProductCatalogMetadata: {
            supportsAutoCompletion: boolean;
        };
        /** @description partCount fills the count and itemTypeCode the package type of a freight item; lengths are in metres. */
        ProductMatch: {
            code: string;
            description: string;
            height: number | null;
            itemTypeCode: string | null;
            length: number | null;
            partCount: number;
            volume: number | null;
            weightKg: number | null;
            width: number | null;
        };
        ProductMatches: {
            matches: components["schemas"]["ProductMatch"][];
        };
    };
    responses: {
        /** @description The request does not match this document. */
        ProblemBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet. */
        ProblemError: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The token lacks a permission of this operation. The body may be missing (ERR-03). */
        ProblemForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description Not found, or owned by another customer; the response doesn't distinguish the two. */
        ProblemNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
        /** @description The token is missing, or not valid for this tenant. */
        ProblemUnauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ProblemDetails"];
            };
        };
    };
    parameters: {
        /** @description The caller's own organisation; 404 for any other. */
        OrganisationId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before a retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type DangerousGoodsClass = components['schemas']['DangerousGoodsClass'];
export type DangerousGoodsEntry = components['schemas']['DangerousGoodsEntry'];
export type Id = components['schemas']['Id'];
export type Problem = components['schemas']['Problem'];
export type ProblemDetails = components['schemas']['ProblemDetails'];
export type ProductCatalogMetadata = components['schemas']['ProductCatalogMetadata'];
export type ProductMatch = components['schemas']['ProductMatch'];
export type ProductMatches = components['schemas']['ProductMatches'];
export type ResponseProblemBadRequest = components['responses']['ProblemBadRequest'];
export type ResponseProblemError = components['responses']['ProblemError'];
export type ResponseProblemForbidden = components['responses']['ProblemForbidden'];
export type ResponseProblemNotFound = components['responses']['ProblemNotFound'];
export type ResponseProblemUnauthorised = components['responses']['ProblemUnauthorised'];
export type ParameterOrganisationId = components['parameters']['OrganisationId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getDangerousGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Four digits, as text. */
                unNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DangerousGoodsEntry"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    listDangerousGoodsClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All classes, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DangerousGoodsClass"][];
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    findProducts: {
        parameters: {
            query: {
                /** @description The fields to search; repeat the key for several. */
                matchField?: ("code" | "description")[];
                maxMatches?: number;
                searchTerm: string;
                sortOrder?: "code" | "description";
            };
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductMatches"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
    getProductCatalogMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own organisation; 404 for any other. */
                orgId: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capabilities of the catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCatalogMetadata"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
}
