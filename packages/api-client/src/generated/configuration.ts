// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
    "/api/v1/configuration/featureFlags/clientFlags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tenant's feature flags
         * @description The client ignores unknown flags and reports a non-boolean value as an error that names the flag (PLAT-06, PLAT-18), so any JSON value is allowed here.
         */
        get: operations["getClientFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/configuration/tenants/{host}/clientSettings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The host name of the browser's address, without the port. */
                host: string;
            };
            cookie?: never;
        };
        /**
         * The tenant behind a host name
         * @description Public: called before sign-in, without a token (PLAT-01). A tenant has one of two shapes, distinguished by the presence of settings; both are read into one settings object (PLAT-05). A missing setting has the default of PLAT-04.
         */
        get: operations["getClientSettings"];
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
        ClientFlag: {
            /** @example DeliveryBookings */
            flagName: string;
            /**
             * @description A boolean for every known flag; the client reports anything else as an error.
             * @example true
             */
            typedFlagValue: unknown;
        };
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
        /** @description Two shapes of the tenant record are in use; both must give the same typed settings object. */
        TenantRecord: components["schemas"]["TenantWithSettings"] | components["schemas"]["TenantWithFields"];
        /** @description A switch is 'true' or 'false' in any case; anything else means the default (PLAT-22). Names that the client reads: Client.MapsApiKey, Client.TermsOfCarriageUrl, Client.TrackingUrlTemplate (CONS-05), ReceiversPage:Phone, ReceiversPage:Proof and ReceiversPage:ChooseSlot (TRAK-09), Client.AnalyticsUrl (PLAT-16), Brand:Colour, Brand:TopBarColour and Brand:LogoPath (PLAT-09), Charts:AverageStagedToDelivered, Charts:DIFOT, Consignments:CanUseDefaultRequestedDeliveryDate, AllowCustomParticipants, FreightItemDescriptionOptional, HireageEnabled, RequestedPickupDateEnabled, DangerousGoodsEnabled, Consignments:SiteImportEnabled, and for sign-in Auth:Authority, Auth:ClientId, Auth:Audience. The specification gives only some of these names; the others follow its two patterns, a plain name and Group:Name. */
        TenantSetting: {
            /** @example HireageEnabled */
            name: string;
            /** @example true */
            value: string;
        };
        /** @description The flat shape. The specification names allowCustomParticipants to enableRequestedPickupDate; the fields after them carry the rest of PLAT-04 and the sign-in settings, so that no setting exists in one shape only. */
        TenantWithFields: {
            allowCustomParticipants?: boolean;
            allowFreightItemDescriptionOptional?: boolean;
            /**
             * @description Where the web app sends analytics events (PLAT-16), an http or https URL or a path of the tenant's host. Nowhere without it.
             * @example https://collect.aurora.example/events
             */
            analyticsUrl?: string;
            /** @example urn:consign:aurora */
            audience?: string;
            /**
             * Format: uri
             * @description The issuer of the tenant's tokens.
             * @example http://localhost:4301
             */
            authority?: string;
            /**
             * @description The colour of buttons and links. White text on it must reach a contrast of 4.5:1; otherwise the default theme applies (PLAT-09).
             * @example #9041a7
             */
            brandColour?: string;
            /**
             * @description The logo as the path data of an SVG with the viewBox 0 0 24 24, drawn in one colour.
             * @example M2 20 12 4l10 16Z
             */
            brandLogoPath?: string;
            /**
             * @description The background of the top bar; white without it.
             * @example #38124a
             */
            brandTopBarColour?: string;
            canUseDefaultRequestedDeliveryDate?: boolean;
            /**
             * @description The days after delivery within which damage or loss must be claimed, by the code of the exception (CLAM-02). Nothing can be claimed without it.
             * @example DAMAGED 7, LOST 30
             */
            claimDays?: string;
            /** @example consign-aurora */
            clientId?: string;
            enableAverageStagedToDeliveredChart?: boolean;
            enableDangerousGoods?: boolean;
            enableDifotChart?: boolean;
            enableHireage?: boolean;
            /** @description Whether a receiver may choose a delivery slot once (TRAK-12). */
            enableReceiversChoiceOfSlot?: boolean;
            /** @description Whether the receiver's page names who signed, and how many pieces came (TRAK-01). */
            enableReceiversProof?: boolean;
            enableRequestedPickupDate?: boolean;
            enableSiteConsignmentImport?: boolean;
            /**
             * @description The organisation at the identity provider; a token's org_id must equal it (AUTH-03).
             * @example org_tasman
             */
            externalId: string;
            /** @description A secret of the tenant; never printed to a log, an error or the page (PLAT-15). */
            mapsApiKey?: string;
            /**
             * @description Where receivers call the provider, shown on the receiver's page (TRAK-09).
             * @example 0800 555 012
             */
            receiversPhone?: string;
            /**
             * @description After so many months names, addresses and notes are removed from what is over (PLAT-275), a whole number from 12 to 240. They stay without it.
             * @example 84
             */
            retentionMonths?: string;
            settings?: never;
            /**
             * @description Unique among the tenants.
             * @example TASMAN
             */
            tenantCode: string;
            /**
             * @description The freight provider's name, as shown to its customers.
             * @example Tasman Freight
             */
            tenantName: string;
            /** Format: uri */
            termsOfCarriageUrl?: string;
            /**
             * @description The address of the public tracking page, with the placeholder {reference} (CONS-05).
             * @example https://aurora.example/track/{reference}
             */
            trackingUrlTemplate?: string;
        };
        TenantWithSettings: {
            /**
             * @description The organisation at the identity provider; a token's org_id must equal it (AUTH-03).
             * @example org_tasman
             */
            externalId: string;
            settings: components["schemas"]["TenantSetting"][];
            /**
             * @description Unique among the tenants.
             * @example TASMAN
             */
            tenantCode: string;
            /**
             * @description The freight provider's name, as shown to its customers.
             * @example Tasman Freight
             */
            tenantName: string;
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
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before a retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type ClientFlag = components['schemas']['ClientFlag'];
export type Problem = components['schemas']['Problem'];
export type ProblemDetails = components['schemas']['ProblemDetails'];
export type TenantRecord = components['schemas']['TenantRecord'];
export type TenantSetting = components['schemas']['TenantSetting'];
export type TenantWithFields = components['schemas']['TenantWithFields'];
export type TenantWithSettings = components['schemas']['TenantWithSettings'];
export type ResponseProblemBadRequest = components['responses']['ProblemBadRequest'];
export type ResponseProblemError = components['responses']['ProblemError'];
export type ResponseProblemForbidden = components['responses']['ProblemForbidden'];
export type ResponseProblemNotFound = components['responses']['ProblemNotFound'];
export type ResponseProblemUnauthorised = components['responses']['ProblemUnauthorised'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getClientFlags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All flags of the tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "flagName": "DeliveryBookings",
                     *         "typedFlagValue": true
                     *       },
                     *       {
                     *         "flagName": "DeliveryExtras",
                     *         "typedFlagValue": true
                     *       },
                     *       {
                     *         "flagName": "ExportConsignments",
                     *         "typedFlagValue": false
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ClientFlag"][];
                };
            };
            401: components["responses"]["ProblemUnauthorised"];
            403: components["responses"]["ProblemForbidden"];
            default: components["responses"]["ProblemError"];
        };
    };
    getClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The host name of the browser's address, without the port. */
                host: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantRecord"];
                };
            };
            400: components["responses"]["ProblemBadRequest"];
            404: components["responses"]["ProblemNotFound"];
            default: components["responses"]["ProblemError"];
        };
    };
}
