// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
    "/api/v1/scheduling/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The region of a typed address
         * @description The region whose calendar and services apply to an address, from its postcode, then its city, as a save derives it. Null if neither is known; dates are then not checked against a calendar.
         */
        get: operations["getAddressRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scheduling/serviceSchedules/serviceDate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The earliest delivery day
         * @description Counts from the moment of staging or the requested pickup date, whichever is later. After the cut-off of the origin's region, or on one of its non-working days, pickup moves to its next working day. From there the service days between the two regions are counted in days that both regions work. 404 for a region without a calendar.
         */
        post: operations["getServiceDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/scheduling/workDays/workingDates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The working days of a region
         * @description A list with one entry, as in the specification. At most 366 days. Non-working days are weekend days without this service, national and regional holidays including observed days, and the provider's closures; reasons says which. 404 for a region without a calendar.
         */
        get: operations["listWorkingDates"];
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
        AddressRegion: {
            region: components["schemas"]["Region"] | null;
        };
        /** @description A skipped day and its reason. */
        DateReason: {
            date: components["schemas"]["Day"];
            /**
             * @example Closed: Wellington Anniversary
             * @example After the 2 pm cut-off
             */
            reason: string;
        };
        /**
         * Format: date
         * @description A day in Pacific/Auckland, without a time.
         * @example 2025-07-15
         */
        Day: string;
        /**
         * Format: uuid
         * @description A UUID in its canonical spelling, in lower case.
         * @example 019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10
         */
        Id: string;
        /**
         * Format: date-time
         * @description An instant as ISO 8601 in UTC, ending in Z, from 1970 to 2199. A leap second is refused.
         * @example 2025-07-14T21:30:00Z
         */
        Instant: string;
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
        /**
         * @description The consignment's number, unique in its tenant, as printed on labels. Case-insensitive in requests.
         * @example TAS0001234
         */
        Reference: string;
        /** @description A region with its own working days and service days. */
        Region: {
            id: components["schemas"]["Id"];
            /** @example Auckland */
            name: string;
        };
        ServiceDate: {
            /** @description The pickup day; null if serviceDate is null. */
            pickupDate: components["schemas"]["Day"] | null;
            /** @description Why serviceDate isn't earlier, by day. */
            reasons: components["schemas"]["DateReason"][];
            /** @description Null if there is no service between the two regions. */
            serviceDate: components["schemas"]["Day"] | null;
        };
        ServiceDateRequest: {
            destinationRegionId: components["schemas"]["Id"];
            originRegionId: components["schemas"]["Id"];
            /** @description The consignment, once it has a reference. */
            reference?: components["schemas"]["Reference"] | null;
            requestedPickupDate?: components["schemas"]["Day"] | null;
            /** @description The service type; if left out, the consignment's; without either, the provider's usual days. */
            serviceType?: string | null;
            /** @description When the consignment was, or would be, staged; now if left out or null. */
            stagedDateTimeUtc?: components["schemas"]["Instant"] | null;
        };
        WorkingDates: {
            nonWorkingDates: components["schemas"]["Day"][];
            /** @description The reason for each of nonWorkingDates, in their order. */
            reasons: components["schemas"]["DateReason"][];
            workingDates: components["schemas"]["Day"][];
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
        /** @description The request is well formed but violates a rule; each problem names its rule. */
        ProblemRefused: {
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
        /** @description If given, the weekend days that this service works are working days. */
        ServiceTypeCode: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before a retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type AddressRegion = components['schemas']['AddressRegion'];
export type DateReason = components['schemas']['DateReason'];
export type Day = components['schemas']['Day'];
export type Id = components['schemas']['Id'];
export type Instant = components['schemas']['Instant'];
export type Problem = components['schemas']['Problem'];
export type ProblemDetails = components['schemas']['ProblemDetails'];
export type Reference = components['schemas']['Reference'];
export type Region = components['schemas']['Region'];
export type ServiceDate = components['schemas']['ServiceDate'];
export type ServiceDateRequest = components['schemas']['ServiceDateRequest'];
export type WorkingDates = components['schemas']['WorkingDates'];
export type ResponseProblemBadRequest = components['responses']['ProblemBadRequest'];
export type ResponseProblemError = components['responses']['ProblemError'];
export type ResponseProblemForbidden = components['responses']['ProblemForbidden'];
export type ResponseProblemNotFound = components['responses']['ProblemNotFound'];
export type ResponseProblemRefused = components['responses']['ProblemRefused'];
export type ResponseProblemUnauthorised = components['responses']['ProblemUnauthorised'];
export type ParameterServiceTypeCode = components['parameters']['ServiceTypeCode'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getAddressRegion: {
        parameters: {
            query?: {
                city?: string;
                /** @description Text, so that 0610 keeps its zero. */
                postcode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "region": {
                     *         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b15",
                     *         "name": "Auckland"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressRegion"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    getServiceDate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "TAS0001234",
                 *       "originRegionId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
                 *       "destinationRegionId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11",
                 *       "stagedDateTimeUtc": "2026-01-16T01:30:00Z",
                 *       "requestedPickupDate": null
                 *     }
                 */
                "application/json": components["schemas"]["ServiceDateRequest"];
            };
        };
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serviceDate": "2026-01-20",
                     *       "pickupDate": "2026-01-16",
                     *       "reasons": [
                     *         {
                     *           "date": "2026-01-17",
                     *           "reason": "Closed: weekend"
                     *         },
                     *         {
                     *           "date": "2026-01-18",
                     *           "reason": "Closed: weekend"
                     *         },
                     *         {
                     *           "date": "2026-01-19",
                     *           "reason": "Closed: Wellington Anniversary"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceDate"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
    listWorkingDates: {
        parameters: {
            query: {
                /** @description Inclusive; at most 366 days from startDate. */
                endDate: components["schemas"]["Day"];
                regionId: components["schemas"]["Id"];
                /** @description If given, the weekend days that this service works are working days. */
                serviceType?: components["parameters"]["ServiceTypeCode"];
                startDate: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "workingDates": [
                     *           "2026-01-16",
                     *           "2026-01-20"
                     *         ],
                     *         "nonWorkingDates": [
                     *           "2026-01-17",
                     *           "2026-01-18",
                     *           "2026-01-19"
                     *         ],
                     *         "reasons": [
                     *           {
                     *             "date": "2026-01-17",
                     *             "reason": "Closed: weekend"
                     *           },
                     *           {
                     *             "date": "2026-01-18",
                     *             "reason": "Closed: weekend"
                     *           },
                     *           {
                     *             "date": "2026-01-19",
                     *             "reason": "Closed: Wellington Anniversary"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["WorkingDates"][];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            404: components["responses"]["ProblemNotFound"];
            422: components["responses"]["ProblemRefused"];
            default: components["responses"]["ProblemError"];
        };
    };
}
