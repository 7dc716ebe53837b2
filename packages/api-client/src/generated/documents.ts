// Generated from openapi/ by `pnpm generate`. Do not edit.

/** An OpenAPI 3.1 document whose every reference points into itself. */
export interface ContractDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

export const configurationDocument: ContractDocument = {
 "openapi": "3.1.0",
 "info": {
  "title": "Consign configuration",
  "version": "20250715.1",
  "summary": "What a client needs to know about its tenant before and after sign-in.",
  "description": "Every call carries the headers X-AppName and X-AppVersion, and every call except getClientSettings a bearer token (PLAT-12). Errors are problem details (RFC 9457).",
  "contact": {
   "name": "The integration desk of your freight provider",
   "url": "http://localhost:4300/docs"
  },
  "license": {
   "name": "Proprietary",
   "url": "http://localhost:4300/docs"
  }
 },
 "servers": [
  {
   "url": "/",
   "description": "The tenant's own host, which identifies the tenant."
  }
 ],
 "tags": [
  {
   "name": "Tenant",
   "description": "Settings and flags."
  }
 ],
 "paths": {
  "/api/v1/configuration/featureFlags/clientFlags": {
   "get": {
    "operationId": "getClientFlags",
    "x-method": "tenant.getFlags",
    "summary": "The tenant's feature flags",
    "description": "The client ignores unknown flags and reports a non-boolean value as an error that names the flag (PLAT-06, PLAT-18), so any JSON value is allowed here.",
    "tags": [
     "Tenant"
    ],
    "x-register": [
     "CALL-01",
     "PLAT-06",
     "PLAT-18"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All flags of the tenant.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 200,
         "items": {
          "$ref": "#/components/schemas/ClientFlag"
         }
        },
        "example": [
         {
          "flagName": "DeliveryBookings",
          "typedFlagValue": true
         },
         {
          "flagName": "DeliveryExtras",
          "typedFlagValue": true
         },
         {
          "flagName": "ExportConsignments",
          "typedFlagValue": false
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/configuration/tenants/{host}/clientSettings": {
   "parameters": [
    {
     "name": "host",
     "in": "path",
     "required": true,
     "description": "The host name of the browser's address, without the port.",
     "schema": {
      "type": "string",
      "minLength": 1,
      "maxLength": 253,
      "examples": [
       "tasman.localhost"
      ]
     }
    }
   ],
   "get": {
    "operationId": "getClientSettings",
    "x-method": "tenant.getSettings",
    "summary": "The tenant behind a host name",
    "description": "Public: called before sign-in, without a token (PLAT-01). A tenant has one of two shapes, distinguished by the presence of settings; both are read into one settings object (PLAT-05). A missing setting has the default of PLAT-04.",
    "tags": [
     "Tenant"
    ],
    "x-register": [
     "CALL-02",
     "PLAT-01",
     "PLAT-02",
     "PLAT-03",
     "PLAT-04",
     "PLAT-05",
     "PLAT-22"
    ],
    "security": [],
    "responses": {
     "200": {
      "description": "The tenant.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TenantRecord"
        },
        "examples": {
         "list": {
          "summary": "Settings as name/value pairs",
          "value": {
           "tenantName": "Tasman Freight",
           "tenantCode": "TASMAN",
           "externalId": "org_tasman",
           "settings": [
            {
             "name": "Auth:Authority",
             "value": "http://localhost:4301"
            },
            {
             "name": "Auth:ClientId",
             "value": "consign-tasman"
            },
            {
             "name": "Auth:Audience",
             "value": "urn:consign:tasman"
            },
            {
             "name": "Client.TermsOfCarriageUrl",
             "value": "https://tasman.example/terms"
            },
            {
             "name": "Brand:Colour",
             "value": "#047781"
            },
            {
             "name": "Brand:TopBarColour",
             "value": "#013d43"
            },
            {
             "name": "Charts:AverageStagedToDelivered",
             "value": "true"
            },
            {
             "name": "Charts:DIFOT",
             "value": "true"
            },
            {
             "name": "Consignments:CanUseDefaultRequestedDeliveryDate",
             "value": "true"
            },
            {
             "name": "AllowCustomParticipants",
             "value": "true"
            },
            {
             "name": "FreightItemDescriptionOptional",
             "value": "false"
            },
            {
             "name": "HireageEnabled",
             "value": "true"
            },
            {
             "name": "RequestedPickupDateEnabled",
             "value": "true"
            },
            {
             "name": "DangerousGoodsEnabled",
             "value": "true"
            },
            {
             "name": "Consignments:SiteImportEnabled",
             "value": "true"
            }
           ]
          }
         },
         "flat": {
          "summary": "Settings as fields",
          "value": {
           "tenantName": "Aurora Haulage",
           "tenantCode": "AURORA",
           "externalId": "org_aurora",
           "authority": "http://localhost:4301",
           "clientId": "consign-aurora",
           "audience": "urn:consign:aurora",
           "allowCustomParticipants": false,
           "allowFreightItemDescriptionOptional": true,
           "canUseDefaultRequestedDeliveryDate": false,
           "enableHireage": false,
           "enableDangerousGoods": false,
           "enableRequestedPickupDate": false,
           "enableAverageStagedToDeliveredChart": true,
           "enableDifotChart": false,
           "brandColour": "#9041a7",
           "brandTopBarColour": "#38124a",
           "enableSiteConsignmentImport": false
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "oidc": {
    "type": "openIdConnect",
    "description": "A bearer access token of the tenant's own issuer (its setting Auth:Authority; the URL below is for local use). The scopes of an operation are permissions, all of which must be in the token's permissions claim; with more than one entry, one entry is enough.",
    "openIdConnectUrl": "http://localhost:4301/.well-known/openid-configuration"
   }
  },
  "schemas": {
   "ClientFlag": {
    "type": "object",
    "required": [
     "flagName",
     "typedFlagValue"
    ],
    "properties": {
     "flagName": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "DeliveryBookings"
      ]
     },
     "typedFlagValue": {
      "description": "A boolean for every known flag; the client reports anything else as an error.",
      "examples": [
       true
      ]
     }
    }
   },
   "TenantRecord": {
    "description": "Two shapes of the tenant record are in use; both must give the same typed settings object.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/TenantWithSettings"
     },
     {
      "$ref": "#/components/schemas/TenantWithFields"
     }
    ]
   },
   "TenantWithSettings": {
    "type": "object",
    "required": [
     "tenantName",
     "tenantCode",
     "externalId",
     "settings"
    ],
    "properties": {
     "tenantName": {
      "type": "string",
      "description": "The freight provider's name, as shown to its customers.",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "Tasman Freight"
      ]
     },
     "tenantCode": {
      "type": "string",
      "description": "Unique among the tenants.",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "TASMAN"
      ]
     },
     "externalId": {
      "type": "string",
      "description": "The organisation at the identity provider; a token's org_id must equal it (AUTH-03).",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "org_tasman"
      ]
     },
     "settings": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/TenantSetting"
      }
     }
    }
   },
   "TenantSetting": {
    "type": "object",
    "description": "A switch is 'true' or 'false' in any case; anything else means the default (PLAT-22). Names that the client reads: Client.MapsApiKey, Client.TermsOfCarriageUrl, Client.TrackingUrlTemplate (CONS-05), ReceiversPage:Phone, ReceiversPage:Proof and ReceiversPage:ChooseSlot (TRAK-09), Client.AnalyticsUrl (PLAT-16), Brand:Colour, Brand:TopBarColour and Brand:LogoPath (PLAT-09), Charts:AverageStagedToDelivered, Charts:DIFOT, Consignments:CanUseDefaultRequestedDeliveryDate, AllowCustomParticipants, FreightItemDescriptionOptional, HireageEnabled, RequestedPickupDateEnabled, DangerousGoodsEnabled, Consignments:SiteImportEnabled, and for sign-in Auth:Authority, Auth:ClientId, Auth:Audience. The specification gives only some of these names; the others follow its two patterns, a plain name and Group:Name.",
    "required": [
     "name",
     "value"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "examples": [
       "HireageEnabled"
      ]
     },
     "value": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "true"
      ]
     }
    }
   },
   "TenantWithFields": {
    "type": "object",
    "description": "The flat shape. The specification names allowCustomParticipants to enableRequestedPickupDate; the fields after them carry the rest of PLAT-04 and the sign-in settings, so that no setting exists in one shape only.",
    "required": [
     "tenantName",
     "tenantCode",
     "externalId"
    ],
    "properties": {
     "tenantName": {
      "type": "string",
      "description": "The freight provider's name, as shown to its customers.",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "Tasman Freight"
      ]
     },
     "tenantCode": {
      "type": "string",
      "description": "Unique among the tenants.",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "TASMAN"
      ]
     },
     "externalId": {
      "type": "string",
      "description": "The organisation at the identity provider; a token's org_id must equal it (AUTH-03).",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "org_tasman"
      ]
     },
     "settings": false,
     "allowCustomParticipants": {
      "type": "boolean"
     },
     "allowFreightItemDescriptionOptional": {
      "type": "boolean"
     },
     "canUseDefaultRequestedDeliveryDate": {
      "type": "boolean"
     },
     "mapsApiKey": {
      "type": "string",
      "description": "A secret of the tenant; never printed to a log, an error or the page (PLAT-15).",
      "maxLength": 500
     },
     "enableHireage": {
      "type": "boolean"
     },
     "enableDangerousGoods": {
      "type": "boolean"
     },
     "enableRequestedPickupDate": {
      "type": "boolean"
     },
     "termsOfCarriageUrl": {
      "type": "string",
      "format": "uri",
      "maxLength": 2000
     },
     "trackingUrlTemplate": {
      "type": "string",
      "description": "The address of the public tracking page, with the placeholder {reference} (CONS-05).",
      "maxLength": 2000,
      "examples": [
       "https://aurora.example/track/{reference}"
      ]
     },
     "receiversPhone": {
      "type": "string",
      "description": "Where receivers call the provider, shown on the receiver's page (TRAK-09).",
      "maxLength": 30,
      "examples": [
       "0800 555 012"
      ]
     },
     "enableReceiversProof": {
      "type": "boolean",
      "description": "Whether the receiver's page names who signed, and how many pieces came (TRAK-01)."
     },
     "enableReceiversChoiceOfSlot": {
      "type": "boolean",
      "description": "Whether a receiver may choose a delivery slot once (TRAK-12)."
     },
     "analyticsUrl": {
      "type": "string",
      "description": "Where the web app sends analytics events (PLAT-16), an http or https URL or a path of the tenant's host. Nowhere without it.",
      "maxLength": 2000,
      "examples": [
       "https://collect.aurora.example/events"
      ]
     },
     "claimDays": {
      "type": "string",
      "description": "The days after delivery within which damage or loss must be claimed, by the code of the exception (CLAM-02). Nothing can be claimed without it.",
      "maxLength": 2000,
      "examples": [
       "DAMAGED 7, LOST 30"
      ]
     },
     "retentionMonths": {
      "type": "string",
      "description": "After so many months names, addresses and notes are removed from what is over (PLAT-275), a whole number from 12 to 240. They stay without it.",
      "maxLength": 3,
      "examples": [
       "84"
      ]
     },
     "brandColour": {
      "type": "string",
      "description": "The colour of buttons and links. White text on it must reach a contrast of 4.5:1; otherwise the default theme applies (PLAT-09).",
      "maxLength": 7,
      "examples": [
       "#9041a7"
      ]
     },
     "brandTopBarColour": {
      "type": "string",
      "description": "The background of the top bar; white without it.",
      "maxLength": 7,
      "examples": [
       "#38124a"
      ]
     },
     "brandLogoPath": {
      "type": "string",
      "description": "The logo as the path data of an SVG with the viewBox 0 0 24 24, drawn in one colour.",
      "maxLength": 2000,
      "examples": [
       "M2 20 12 4l10 16Z"
      ]
     },
     "enableAverageStagedToDeliveredChart": {
      "type": "boolean"
     },
     "enableDifotChart": {
      "type": "boolean"
     },
     "enableSiteConsignmentImport": {
      "type": "boolean"
     },
     "authority": {
      "type": "string",
      "description": "The issuer of the tenant's tokens.",
      "format": "uri",
      "maxLength": 2000,
      "examples": [
       "http://localhost:4301"
      ]
     },
     "clientId": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "consign-aurora"
      ]
     },
     "audience": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "urn:consign:aurora"
      ]
     }
    }
   },
   "Problem": {
    "type": "object",
    "description": "A rule violation. The form shows the same id, path and sentence before it is sent.",
    "required": [
     "id",
     "path",
     "message"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The register row, or CONTRACT if the request does not match this document.",
      "maxLength": 20,
      "examples": [
       "FRGT-01"
      ]
     },
     "path": {
      "type": "string",
      "description": "The path in the request body, segments joined by a slash; empty for the whole body.",
      "maxLength": 500,
      "examples": [
       "lineItems/0/count"
      ]
     },
     "message": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "Count must be from 1 to 999"
      ]
     }
    }
   },
   "ProblemDetails": {
    "type": "object",
    "description": "An RFC 9457 error, with extra fields for forms and the import.",
    "required": [
     "title",
     "status"
    ],
    "properties": {
     "type": {
      "type": "string",
      "format": "uri-reference",
      "maxLength": 500,
      "examples": [
       "about:blank"
      ]
     },
     "title": {
      "type": "string",
      "description": "The kind of error; the same for every occurrence.",
      "maxLength": 500,
      "examples": [
       "The consignment is not valid"
      ]
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "detail": {
      "type": "string",
      "description": "The sentence shown to the user; without it the title is shown (ERR-02).",
      "maxLength": 2000,
      "examples": [
       "At least one freight item is required"
      ]
     },
     "instance": {
      "type": "string",
      "description": "The request id, to quote when reporting a problem to the provider.",
      "maxLength": 500
     },
     "requestId": {
      "type": "string",
      "description": "Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-",
      "maxLength": 128,
      "examples": [
       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11"
      ]
     },
     "errors": {
      "type": "object",
      "description": "Messages by path in the body. The import lists them beside the title (IMPT-09).",
      "maxProperties": 1000,
      "additionalProperties": {
       "type": "array",
       "maxItems": 200,
       "items": {
        "type": "string",
        "maxLength": 2000
       }
      },
      "examples": [
       {
        "lineItems": [
         "At least one freight item is required"
        ]
       }
      ]
     },
     "problems": {
      "type": "array",
      "description": "The same messages with the id of their rule, in the order found.",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   }
  },
  "headers": {
   "RetryAfter": {
    "description": "Seconds to wait before a retry.",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 86400
    }
   }
  },
  "responses": {
   "ProblemError": {
    "description": "Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemUnauthorised": {
    "description": "The token is missing, or not valid for this tenant.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemForbidden": {
    "description": "The token lacks a permission of this operation. The body may be missing (ERR-03).",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemBadRequest": {
    "description": "The request does not match this document.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemNotFound": {
    "description": "Not found, or owned by another customer; the response doesn't distinguish the two.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   }
  }
 }
};

export const consignmentDocument: ContractDocument = {
 "openapi": "3.1.0",
 "info": {
  "title": "Consign consignments",
  "version": "20250715.1",
  "summary": "The consignments of an organisation, with users, sites and reference data.",
  "description": "Every call carries a bearer token and the headers X-AppName and X-AppVersion (PLAT-12). Everything read or changed belongs to the caller's organisation; data of another organisation is answered as if it did not exist.\n\nErrors of /api/v1 are a message list, or a problem if the caller sends `Accept: application/problem+json`; errors of /api/v2 are problem details (RFC 9457). 400 means that the request doesn't match this document, 409 that it conflicts with the stored state, and 422 that it violates a rule; a problem has the rule's id, the path in the body and the sentence that the form shows.\n\nRequests name service types and packaging types by code; responses have the object with its name. Where the specification has two spellings of a property, responses use the first (CALL-94).",
  "contact": {
   "name": "The integration desk of your freight provider",
   "url": "http://localhost:4300/docs"
  },
  "license": {
   "name": "Proprietary",
   "url": "http://localhost:4300/docs"
  }
 },
 "servers": [
  {
   "url": "/",
   "description": "The tenant's own host, which identifies the tenant."
  }
 ],
 "tags": [
  {
   "name": "Me",
   "description": "The signed-in user, and the user's sites, accounts, views, notices and preferences."
  },
  {
   "name": "Reference",
   "description": "Reference data that rarely changes."
  },
  {
   "name": "Consignments",
   "description": "Create, read, change and find consignments."
  },
  {
   "name": "Freight",
   "description": "The items of a consignment."
  },
  {
   "name": "Status",
   "description": "Status changes of a consignment."
  },
  {
   "name": "Files",
   "description": "Files attached to a consignment."
  },
  {
   "name": "Extras",
   "description": "Additional services at delivery."
  },
  {
   "name": "Quote",
   "description": "The price of a consignment before it is created."
  },
  {
   "name": "Bulk",
   "description": "Actions on several consignments."
  },
  {
   "name": "Import",
   "description": "Consignments from a file."
  },
  {
   "name": "Data",
   "description": "Consignments as CSV and PDF."
  },
  {
   "name": "Reports",
   "description": "Dashboard figures."
  },
  {
   "name": "Bookings",
   "description": "Delivery run slots."
  },
  {
   "name": "Invoices",
   "description": "The provider's invoices, checked against confirmed prices."
  },
  {
   "name": "Webhooks",
   "description": "Messages to the organisation's own systems."
  },
  {
   "name": "Provider",
   "description": "Events from the provider's own systems."
  }
 ],
 "paths": {
  "/api/v2/me/accounts": {
   "get": {
    "operationId": "listMyAccounts",
    "x-method": "me.listAccounts",
    "summary": "The accounts of the user's organisation",
    "description": "The source of the invoice account select (CALL-22), including inactive accounts.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-10",
     "CALL-22"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All accounts, by code.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 500,
         "items": {
          "$ref": "#/components/schemas/Account"
         }
        },
        "example": [
         {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
          "code": "KOW-001",
          "description": "Kōwhai Kitchens North Island",
          "isActive": true
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/users/me/sites": {
   "get": {
    "operationId": "listMySites",
    "x-method": "me.listSites",
    "summary": "The user's sites",
    "description": "The available sites (PLAT-20). One is the requesting site (isDefault), one the default origin site (isDefaultOrigin); the same site may be both. Empty for a user without sites.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-11",
     "PLAT-20"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All sites, by name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 500,
         "items": {
          "$ref": "#/components/schemas/UserSite"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "put": {
    "operationId": "updateMySites",
    "x-method": "me.updateSites",
    "summary": "Choose the requesting site and the default origin site",
    "description": "Both must be in listMySites; an inactive site only while it is the current choice (NAV-13).",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-12",
     "NAV-11",
     "NAV-13"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateMySites"
       },
       "example": {
        "chargeSiteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
        "originSiteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Chosen."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/{id}/name": {
   "parameters": [
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "getUserName",
    "x-method": "users.getName",
    "summary": "A user's name",
    "description": "The signed-in user or a colleague in the same organisation; 404 for anyone else.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-13",
     "NAV-14"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The name.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UserName"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "name": "Mere Manager"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/{id}/organisation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/UserId"
    }
   ],
   "get": {
    "operationId": "getUserOrganisation",
    "x-method": "users.getOrganisation",
    "summary": "The organisation of a user",
    "description": "The signed-in user's own, with its settings per service type. It repeats packaging types and accounts; selects read listPackagingTypes and listMyAccounts (CALL-22).",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-14",
     "CALL-22",
     "PLAT-07"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The organisation.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Organisation"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11",
         "name": "Kōwhai Kitchens",
         "serviceTypeSettings": [
          {
           "serviceType": {
            "code": "GENERAL"
           },
           "settingKey": "consignment-contact-details-required",
           "value": "ONE"
          }
         ],
         "packagingTypes": [
          {
           "code": "PALLET",
           "name": "Pallet",
           "defaultVolume": 1.44,
           "defaultWeight": 250
          }
         ],
         "accounts": [
          {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
           "code": "KOW-001",
           "description": "Kōwhai Kitchens North Island",
           "isActive": true
          }
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/views": {
   "get": {
    "operationId": "listSavedViews",
    "x-method": "savedViews.list",
    "summary": "The user's saved views",
    "description": "A view is a named search of one user. Users share a view by its URL, never by its id. At most 50.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-59",
     "LIST-29"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All views, by name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 50,
         "items": {
          "$ref": "#/components/schemas/SavedView"
         }
        },
        "example": [
         {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b21",
          "name": "Drafts of this week",
          "query": "statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS",
          "isDefault": true
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/views/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Generated by the caller, so that a retry is safe.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "put": {
    "operationId": "saveSavedView",
    "x-method": "savedViews.save",
    "summary": "Save or replace a view",
    "description": "Refused if another view of the user has the same name in any case, or if there are 50 others. A view that becomes the default replaces the previous default.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-69",
     "LIST-29"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveView"
       },
       "example": {
        "name": "Drafts of this week",
        "query": "statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS",
        "isDefault": true
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "delete": {
    "operationId": "deleteSavedView",
    "x-method": "savedViews.delete",
    "summary": "Delete a view",
    "description": "Succeeds if the view does not exist.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-69",
     "LIST-29"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/notices": {
   "get": {
    "operationId": "listNotices",
    "x-method": "notices.list",
    "summary": "What the user should know",
    "description": "Work that the user asked for and that the server gave up on after the request was answered. A notice stays until the user dismisses it.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-97",
     "DOCS-15"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The newest 50, newest first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 50,
         "items": {
          "$ref": "#/components/schemas/Notice"
         }
        },
        "example": [
         {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b22",
          "type": "PickupManifestNotSent",
          "reason": "Rejected",
          "consignmentCount": 12,
          "requestedAtDateTimeUtc": "2025-07-14T21:30:00Z"
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/notices/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the notice.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "delete": {
    "operationId": "dismissNotice",
    "x-method": "notices.dismiss",
    "summary": "Dismiss a notice",
    "description": "Succeeds if the notice does not exist.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-98",
     "DOCS-15"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Dismissed."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/session": {
   "get": {
    "operationId": "getSession",
    "x-method": "me.getSession",
    "summary": "What a session begins with",
    "description": "The answers of getClientFlags, getUserName, getUserOrganisation (without packaging types and accounts), listMySites, listSavedViews and getPreferences in one, so that a client's first screen waits for one call. A client uses those calls where this one is not available, and to read one of them again.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-160",
     "PLAT-29"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All of them, as of one moment.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UserSession"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/preferences": {
   "get": {
    "operationId": "getPreferences",
    "x-method": "preferences.get",
    "summary": "The user's preferences",
    "description": "A preference that the user has never saved has its default.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-120",
     "NAV-17"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All preferences.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UserPreferences"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "put": {
    "operationId": "savePreferences",
    "x-method": "preferences.save",
    "summary": "Save preferences of the user",
    "description": "Saves the preferences that are sent; the others stay as they are. Answers all of them. A morning mail takes Consignment.LimitedEdit too.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-120",
     "NAV-17",
     "MAIL-01"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SavePreferences"
       },
       "example": {
        "printOnPickup": true,
        "listSort": {
         "option": "statusDate",
         "direction": "desc"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "All preferences, as they are now.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UserPreferences"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/unsaved-work": {
   "get": {
    "operationId": "listUnsavedWork",
    "x-method": "unsavedWork.list",
    "summary": "The user's forms with unsaved work",
    "description": "Without their content, which each form reads when it opens (getUnsavedWork).",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-113",
     "DASH-30",
     "PLAT-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The newest first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 50,
         "items": {
          "$ref": "#/components/schemas/UnsavedForm"
         }
        },
        "example": [
         {
          "key": "consignment-create",
          "savedAtDateTimeUtc": "2025-07-14T21:30:00Z"
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/users/me/unsaved-work/{key}": {
   "parameters": [
    {
     "name": "key",
     "in": "path",
     "required": true,
     "description": "Identifies the form, for example consignment-create or consignment-TAS0001234.",
     "schema": {
      "$ref": "#/components/schemas/FormKey"
     }
    }
   ],
   "get": {
    "operationId": "getUnsavedWork",
    "x-method": "unsavedWork.get",
    "summary": "A form's unsaved work",
    "description": "Unsaved work is stored here, never in the browser's storage (PLAT-19). The specification gives no call; this is a named store per user, because only the form knows its fields.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-49",
     "PLAT-19",
     "PLAT-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The work.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UnsavedWork"
        },
        "example": {
         "content": {
          "notes": "Ring the bell at gate 2"
         },
         "revision": 1752528600000,
         "savedAtDateTimeUtc": "2025-07-14T21:30:00Z"
        }
       }
      }
     },
     "204": {
      "description": "Nothing is stored for this form."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "put": {
    "operationId": "saveUnsavedWork",
    "x-method": "unsavedWork.save",
    "summary": "Save a form's unsaved work",
    "description": "At most 256 KiB per form, for 14 days, 50 forms per user; the oldest form is dropped first. Each write names the revision it is based on. Resending the same content after a lost response changes nothing. A write based on another revision is refused with 409 and the stored work, or null if it is gone; to overwrite it, send that revision, or null.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-49",
     "PLAT-19",
     "PLAT-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UnsavedWorkContent"
       },
       "example": {
        "content": {
         "notes": "Ring the bell at gate 2"
        },
        "revision": 1752528600000
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Saved.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UnsavedWorkKept"
        },
        "example": {
         "revision": 1752528600000,
         "savedAtDateTimeUtc": "2025-07-14T21:30:00Z"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "409": {
      "description": "The stored revision isn't the one this write is based on.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UnsavedWorkChangedMessages"
        }
       },
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/UnsavedWorkChangedProblem"
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "delete": {
    "operationId": "deleteUnsavedWork",
    "x-method": "unsavedWork.delete",
    "summary": "Delete a form's unsaved work",
    "description": "On save and on discard. Succeeds if there is nothing to delete. With a revision, only that revision is deleted, so that newer work of another window stays.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-49",
     "PLAT-19",
     "PLAT-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "revision",
      "in": "query",
      "description": "The revision that was saved or discarded; any if left out.",
      "schema": {
       "$ref": "#/components/schemas/Revision"
      }
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/me/last-consignment": {
   "get": {
    "operationId": "getLastConsignment",
    "x-method": "consignments.getLast",
    "summary": "The consignment that the user created last",
    "description": "For the requesting site of now; a new consignment begins with its service type, account, sender and origin. Imported consignments, copies and quotes don't count.",
    "tags": [
     "Me"
    ],
    "x-register": [
     "CALL-121",
     "CONS-71"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The consignment as it is now, or null.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LastConsignment"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/address-book": {
   "get": {
    "operationId": "findReceivers",
    "x-method": "addressBook.search",
    "summary": "Receivers of the requesting site",
    "description": "What was sent to whom: remembered with each created consignment. With a term, those that have each of its words in name, address or phone; with a participantId, what was sent to that site last. Otherwise the typed ones.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-122",
     "CONS-72",
     "CONS-75"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "parameters": [
     {
      "name": "term",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 250,
       "examples": [
        "tui cafe"
       ]
      }
     },
     {
      "name": "participantId",
      "in": "query",
      "description": "A site's participant, as in CALL-18.",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "At most 50, the last used first.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FoundReceivers"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "delete": {
    "operationId": "clearAddressBook",
    "x-method": "addressBook.clear",
    "summary": "Clear the address book of the requesting site",
    "description": "For every user of the site. Consignments stay as they are.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-122",
     "CONS-76"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Cleared."
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/address-book/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Of the entry.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "put": {
    "operationId": "saveReceiver",
    "x-method": "addressBook.save",
    "summary": "Change a receiver of the address book",
    "description": "For every user of the site. Consignments stay as they are.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-123",
     "CONS-76"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveReceiver"
       },
       "example": {
        "fullName": "Tūī Café",
        "phone": "021 555 0199",
        "email": "orders@tui.example",
        "address": {
         "streetNumber": "5",
         "street": "Bank Street",
         "suburb": "Regent",
         "city": "Whangārei",
         "postcode": "0112"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "delete": {
    "operationId": "deleteReceiver",
    "x-method": "addressBook.delete",
    "summary": "Delete a receiver of the address book",
    "description": "Succeeds if there is none. The next consignment to the receiver adds it again.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-123",
     "CONS-76"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/templates": {
   "get": {
    "operationId": "listTemplates",
    "x-method": "templates.list",
    "summary": "Templates of the requesting site",
    "description": "Without their content, which the form reads when one is chosen (getTemplate).",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-124",
     "CONS-74"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "By name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "templates"
         ],
         "properties": {
          "templates": {
           "type": "array",
           "maxItems": 50,
           "items": {
            "$ref": "#/components/schemas/TemplateName"
           }
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/templates/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Generated by the caller, so that a retry is safe.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getTemplate",
    "x-method": "templates.get",
    "summary": "A template",
    "description": "With its content, for the users of the requesting site.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-125",
     "CONS-74"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The template.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Template"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "put": {
    "operationId": "saveTemplate",
    "x-method": "templates.save",
    "summary": "Save or replace a template",
    "description": "For every user of the requesting site. Refused if another template of the site has the same name in any case, or if there are 50 others.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-125",
     "CONS-74"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveTemplate"
       },
       "example": {
        "name": "Weekly pallets to Tūī Café",
        "content": {
         "notes": "Ring the bell at gate 2"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "delete": {
    "operationId": "deleteTemplate",
    "x-method": "templates.delete",
    "summary": "Delete a template",
    "description": "For every user of the requesting site. Succeeds if there is none.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-125",
     "CONS-74"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/imports/sessions": {
   "get": {
    "operationId": "listImportSessions",
    "x-method": "imports.list",
    "summary": "The user's imports that can be continued",
    "description": "Without their rows. An import is kept for 14 days after it was last saved, and at most 10 per user; the oldest is dropped first.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-109",
     "IMPT-19"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The most recently saved first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "sessions"
         ],
         "properties": {
          "sessions": {
           "type": "array",
           "maxItems": 10,
           "items": {
            "$ref": "#/components/schemas/ImportSessionSummary"
           }
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/imports/sessions/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "Generated by the caller, so that a retry is safe.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getImportSession",
    "x-method": "imports.get",
    "summary": "An import to continue, with its rows",
    "description": "Only its user reads it. What of it was created already is asked with findImportedConsignments.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-114",
     "IMPT-19"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The import.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportSession"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "put": {
    "operationId": "saveImportSession",
    "x-method": "imports.save",
    "summary": "Save an import, to continue it later",
    "description": "The whole import at once, compressed: at most 960,000 characters, which is about 5 MB of CSV, and 100,000 rows. Each write names the revision it is based on. Sending the same again after a lost answer changes nothing. A write based on another revision is refused with 409 and what is stored now, without its rows, or null if it is gone.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-114",
     "IMPT-19"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveImportSession"
       },
       "example": {
        "fileName": "orders.csv",
        "rowCount": 420,
        "consignmentCount": 180,
        "content": "H4sIAAAAAAAAA6tWKkktLlGyUlAqSExPVaoFAKm5N0YRAAAA",
        "revision": 1752528600000
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Saved.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportSessionSummary"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "409": {
      "description": "The stored revision isn't the one this write is based on.",
      "content": {
       "application/problem+json": {
        "schema": {
         "$ref": "#/components/schemas/ImportSessionChanged"
        }
       }
      }
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "delete": {
    "operationId": "deleteImportSession",
    "x-method": "imports.delete",
    "summary": "Delete an import",
    "description": "Once all of it exists, or on request. Consignments stay. Succeeds if there is nothing to delete.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-114",
     "IMPT-19"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/imports/created": {
   "post": {
    "operationId": "findImportedConsignments",
    "x-method": "imports.findCreated",
    "summary": "Which of these consignments were imported already",
    "description": "Imported by anyone of the organisation, from any file, at any time (IMPT-16). A reference is answered where the caller may see the consignment, otherwise null.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-110",
     "IMPT-16"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "digests"
        ],
        "properties": {
         "digests": {
          "type": "array",
          "minItems": 1,
          "maxItems": 5000,
          "items": {
           "$ref": "#/components/schemas/Digest"
          }
         }
        }
       },
       "example": {
        "digests": [
         "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Those that were imported, by digest and occurrence.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "consignments"
         ],
         "properties": {
          "consignments": {
           "type": "array",
           "maxItems": 20000,
           "items": {
            "$ref": "#/components/schemas/ImportedConsignment"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/imports/columns": {
   "get": {
    "operationId": "listImportColumns",
    "x-method": "imports.listColumns",
    "summary": "The headings of files that the organisation has mapped",
    "description": "A heading is remembered once somebody of the organisation has said which column it stands for.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-111",
     "IMPT-17"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "By heading.",
      "content": {
       "application/json": {
        "schema": {
         "type": "object",
         "required": [
          "columns"
         ],
         "properties": {
          "columns": {
           "type": "array",
           "maxItems": 300,
           "items": {
            "$ref": "#/components/schemas/ImportColumn"
           }
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "put": {
    "operationId": "saveImportColumns",
    "x-method": "imports.saveColumns",
    "summary": "Remember what headings stand for",
    "description": "Adds these headings, or replaces what they stood for; others stay. At most 300 per organisation, else 422. Headings are compared by their letters and digits, in any case.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-111",
     "IMPT-17"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "columns"
        ],
        "properties": {
         "columns": {
          "type": "array",
          "minItems": 1,
          "maxItems": 100,
          "items": {
           "$ref": "#/components/schemas/ImportColumn"
          }
         }
        }
       },
       "example": {
        "columns": [
         {
          "heading": "Ship from",
          "column": "senderSite"
         }
        ]
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/imports/prices": {
   "post": {
    "operationId": "priceImport",
    "x-method": "imports.price",
    "summary": "Price consignments before they are created",
    "description": "Each by the rates of this moment, as a quote. What cannot be priced has a reason and no price. Extras that the driver completes by default are charged.",
    "tags": [
     "Import"
    ],
    "x-register": [
     "CALL-112",
     "IMPT-18"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE",
       "Consignment.RequestQuotation"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ImportPriceRequest"
       },
       "example": {
        "consignments": [
         {
          "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
          "serviceType": "GENERAL",
          "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
          "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
          "lineItems": [
           {
            "count": 2,
            "packagingType": "PALLET",
            "volume": 2.88,
            "weight": 500
           }
          ]
         }
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The prices, in the order asked.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ImportPrices"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/statuses": {
   "get": {
    "operationId": "listStatuses",
    "x-method": "statuses.list",
    "summary": "The statuses a consignment can have",
    "description": "The client keeps the codes it knows and sorts by displaySequence (LIST-20).",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-15",
     "LIST-20"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All statuses, including any the client doesn't know.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/Status"
         }
        },
        "example": [
         {
          "code": "DRAFT",
          "name": "Draft",
          "displaySequence": 10
         },
         {
          "code": "FINAL",
          "name": "Ready",
          "displaySequence": 20
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/organisations/{id}/service-types": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationIdAsId"
    }
   ],
   "get": {
    "operationId": "listServiceTypes",
    "x-method": "serviceTypes.list",
    "summary": "The service types an organisation may use",
    "description": "Fetched once per session (PLAT-17). Requests use the code.",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-16",
     "PLAT-17"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All service types, in the provider's order.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/ServiceType"
         }
        },
        "example": [
         {
          "code": "GENERAL",
          "name": "General freight",
          "cubicFactor": 200
         },
         {
          "code": "OVERNIGHT",
          "name": "Overnight",
          "cubicFactor": 166.67
         }
        ]
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/organisations/{id}/participant-sites": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationIdAsId"
    }
   ],
   "get": {
    "operationId": "listParticipantSites",
    "x-method": "sites.list",
    "summary": "The sites an organisation sends to and from",
    "description": "Fetched once per session (PLAT-17), so each entry has only what the import needs to map a site code to a participant, and what distinguishes two sites in a list. getSite returns the whole site. Limited to 10,000; larger organisations search with lookupParticipantSites.",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-17",
     "PLAT-17"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The first 10,000 by name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 10000,
         "items": {
          "$ref": "#/components/schemas/ParticipantSite"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/references/hire-units": {
   "get": {
    "operationId": "listHireUnits",
    "x-method": "hireUnits.list",
    "summary": "The pallets and crates for hire",
    "description": "Fetched once per session (PLAT-17); without any, the unit shows 'None' (HIRE-02).",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-18",
     "PLAT-17",
     "HIRE-02"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All hire units, by provider and code; empty if the tenant has none.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 200,
         "items": {
          "$ref": "#/components/schemas/HireUnit"
         }
        },
        "example": [
         {
          "providerCode": "CHEP",
          "code": "PALLET",
          "name": "CHEP pallet"
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/lookups/organisations/{orgId}/participant-sites": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationId"
    }
   ],
   "get": {
    "operationId": "lookupParticipantSites",
    "x-method": "sites.search",
    "summary": "Find a site by part of its name, code or place",
    "description": "Ignores case and macrons. Empty for a trimmed term shorter than minChars. Active sites only.",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-19",
     "PART-07"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "lookupTerm",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "maxLength": 256,
       "examples": [
        "kowhai"
       ]
      }
     },
     {
      "name": "maxResults",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 50,
       "default": 20
      }
     },
     {
      "name": "minChars",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 10,
       "default": 2
      }
     }
    ],
    "responses": {
     "200": {
      "description": "At most maxResults; sites that start with the term come first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 50,
         "items": {
          "$ref": "#/components/schemas/ParticipantSite"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/addresses/search": {
   "get": {
    "operationId": "findAddresses",
    "x-method": "addresses.search",
    "summary": "Search New Zealand addresses",
    "description": "For tenants without a maps service. Sites of the organisation first, then typed addresses of the newest consignments of the user's sites, then suburbs and towns with their postcode. Every word of the term must match; case and macrons are ignored. Fewer than 2 characters match nothing.",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-29",
     "PART-08"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "term",
      "in": "query",
      "required": true,
      "description": "Words of a street, suburb, town, postcode or name.",
      "schema": {
       "type": "string",
       "maxLength": 250
      }
     },
     {
      "name": "max",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "default": 8
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The best matches.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 20,
         "items": {
          "$ref": "#/components/schemas/AddressSuggestion"
         }
        },
        "example": [
         {
          "label": "5 Bank Street, Regent, Whangārei 0112",
          "source": "earlier",
          "name": "Tūī Café",
          "address": {
           "streetNumber": "5",
           "street": "Bank Street",
           "suburb": "Regent",
           "city": "Whangārei",
           "postcode": "0112",
           "country": "New Zealand",
           "latitude": null,
           "longitude": null
          }
         }
        ]
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/sites/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the site.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getSite",
    "x-method": "sites.get",
    "summary": "A site with its participant and account",
    "description": "Any participant site of the organisation, including inactive ones, for the address fields (PART-03).",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-20",
     "PART-03"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The site.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Site"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/organisations/{orgId}/packaging-types": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationId"
    }
   ],
   "get": {
    "operationId": "listPackagingTypes",
    "x-method": "packagingTypes.list",
    "summary": "The packaging types of an organisation",
    "description": "The source of the package type select (CALL-22). The specification gives no call for packaging types; path and shape follow service-types and the line item's packagingType.",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-21",
     "CALL-22",
     "FRGT-08"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All package types, by name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 200,
         "items": {
          "$ref": "#/components/schemas/PackagingType"
         }
        },
        "example": [
         {
          "code": "CARTON",
          "name": "Carton",
          "defaultVolume": 0.06,
          "defaultWeight": 12
         },
         {
          "code": "PALLET",
          "name": "Pallet",
          "defaultVolume": 1.44,
          "defaultWeight": 250
         }
        ]
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/linked-files/types/freightmaster": {
   "get": {
    "operationId": "listFileTypes",
    "x-method": "files.listTypes",
    "summary": "The types of attached files",
    "description": "The document types of attachments, with code and name; the same for every customer.",
    "tags": [
     "Reference"
    ],
    "x-register": [
     "CALL-45",
     "FILE-07"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All types, by name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/FileType"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments": {
   "post": {
    "operationId": "createConsignment",
    "x-method": "consignments.create",
    "summary": "Create a consignment as Draft",
    "description": "The charge site is the user's requesting site, set by the server (CONS-51). A Draft may lack freight items and dates (CONS-49).\n\nAn Idempotency-Key makes a retry safe: the same key and body answer the first result again; the same key with another body is refused with 422. While the first is still running the answer is 503 with Retry-After (PLAT-231). Keys are kept for 24 hours per user.\n\nWith an Import-Row the consignment is recorded as imported, in the same transaction (IMPT-16). One that was imported before is refused with 409; imported has its reference, or null if the caller may not see it.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-31",
     "CONS-20",
     "CONS-34",
     "CONS-38",
     "CONS-48",
     "CONS-51",
     "IMPT-08",
     "IMPT-16"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     },
     {
      "$ref": "#/components/parameters/ImportRow"
     },
     {
      "$ref": "#/components/parameters/ImportFile"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateConsignment"
       },
       "examples": {
        "sites": {
         "summary": "Between two sites, as sent by the import",
         "value": {
          "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
          "serviceType": "GENERAL",
          "requestedPickupDateTimeUtc": null,
          "requestedDeliveryDate": "2025-07-15T12:00:00Z",
          "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
          "senderParticipant": null,
          "senderReference": "PO-7781",
          "notes": "Ring the bell at gate 2",
          "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
          "receiverParticipant": null,
          "receiverReference": null,
          "receiverNotes": null,
          "salesReference": null,
          "lineItems": [
           {
            "count": 2,
            "packagingType": "PALLET",
            "description": "Flat-packed kitchen",
            "length": 1.2,
            "width": 1,
            "height": 1.2,
            "volume": 2.88,
            "weight": 500,
            "dangerousGoods": null
           }
          ],
          "hireage": [],
          "consignmentFlags": [
           {
            "code": "EXPORT",
            "flagProperties": {
             "ecert": "NZL2025/KOW/1234"
            }
           }
          ]
         }
        },
        "custom": {
         "summary": "To a custom address",
         "value": {
          "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
          "serviceType": "GENERAL",
          "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
          "receiverParticipantId": null,
          "receiverParticipant": {
           "fullName": "Tūī Café",
           "email": "orders@tui.example",
           "address": {
            "streetNumber": "5",
            "street": "Bank Street",
            "suburb": "Regent",
            "city": "Whangārei",
            "country": "New Zealand",
            "postcode": "0110"
           }
          },
          "lineItems": []
         }
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Created.",
      "headers": {
       "Location": {
        "description": "The getConsignment path of the new consignment.",
        "schema": {
         "type": "string",
         "format": "uri-reference",
         "maxLength": 200
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedConsignment"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
         "reference": "TAS0001234"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "409": {
      "$ref": "#/components/responses/ImportedBefore"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "get": {
    "operationId": "getConsignment",
    "x-method": "consignments.get",
    "summary": "Get a consignment with all its details",
    "description": "Prices are null for a caller without Consignment.ViewPricing, and while the status is Draft (CONS-09).",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-30",
     "CALL-94"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The consignment.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Consignment"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
         "reference": "TAS0001234",
         "createdAtDateTimeUtc": "2025-07-13T21:05:00Z",
         "lastModifiedAtDateTimeUtc": "2025-07-13T21:05:00Z",
         "chargeSite": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12",
          "code": "AKL1",
          "name": "Kōwhai Auckland",
          "isActive": true
         },
         "tags": [
          {
           "code": "FRAGILE",
           "colour": "#d9480f",
           "name": "Fragile"
          }
         ],
         "statusHistory": [
          {
           "code": "DRAFT",
           "name": "Draft",
           "statusDate": "2025-07-13T21:05:00Z",
           "deliveryEvents": []
          }
         ],
         "serviceType": {
          "code": "GENERAL",
          "name": "General freight",
          "cubicFactor": 200
         },
         "account": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
          "code": "KOW-001",
          "description": "Kōwhai Kitchens North Island",
          "isActive": true
         },
         "senderParticipant": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
          "fullName": "Kōwhai Auckland",
          "phone": "09 123 4567",
          "email": "auckland@kowhai.example",
          "address": {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b14",
           "streetNumber": "12",
           "street": "Rosebank Road",
           "suburb": "Avondale",
           "state": null,
           "city": "Auckland",
           "country": "New Zealand",
           "postcode": "1026",
           "latitude": -36.8789,
           "longitude": 174.6781,
           "region": {
            "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b15",
            "name": "Auckland"
           }
          },
          "siteProxy": {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12",
           "code": "AKL1",
           "name": "Kōwhai Auckland",
           "isActive": true
          },
          "isHub": false
         },
         "receiverParticipant": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
          "fullName": "Tūī Café",
          "phone": null,
          "email": "orders@tui.example",
          "address": {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b17",
           "streetNumber": "5",
           "street": "Bank Street",
           "suburb": "Regent",
           "state": null,
           "city": "Whangārei",
           "country": "New Zealand",
           "postcode": "0110",
           "latitude": null,
           "longitude": null,
           "region": {
            "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b18",
            "name": "Northland"
           }
          },
          "siteProxy": null,
          "isHub": false
         },
         "senderReference": "PO-7781",
         "receiverReference": null,
         "salesReference": null,
         "notes": "Ring the bell at gate 2",
         "receiverNotes": null,
         "requestedPickupDateTimeUtc": null,
         "requestedDeliveryDateTimeUtc": "2025-07-15T12:00:00Z",
         "confirmedDeliveryDateTimeUtc": null,
         "lineItems": [
          {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19",
           "count": 2,
           "description": "Flat-packed kitchen",
           "packagingType": {
            "code": "PALLET",
            "name": "Pallet",
            "defaultVolume": 1.44,
            "defaultWeight": 250
           },
           "length": 1.2,
           "width": 1,
           "height": 1.2,
           "volume": 2.88,
           "weight": 500,
           "dangerousGoods": null
          }
         ],
         "totals": {
          "deliveryItems": 2,
          "packagingTypeName": "Pallet",
          "volume": 2.88,
          "weight": 500
         },
         "hireage": [
          {
           "hireUnit": {
            "providerCode": "CHEP",
            "code": "PALLET",
            "name": "CHEP pallet"
           },
           "quantity": 2
          }
         ],
         "consignmentFlags": [],
         "availableDeliveryExtras": [],
         "deliveryExtras": [],
         "estimatedPrice": null,
         "confirmedPrice": null,
         "trackingUrl": null,
         "receiversPage": null,
         "isDeliveryException": false,
         "hasUnresolvedNotes": false,
         "labelsOutdated": false,
         "noteOutdated": false,
         "proofOfDelivery": null
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "put": {
    "operationId": "updateConsignment",
    "x-method": "consignments.update",
    "summary": "Save a consignment",
    "description": "Writes every field of the body; a field left out is emptied. Freight items are not among them: they have their own operations, so that saving the form can't undo an item a colleague has just added.\n\nlastModifiedAtDateTimeUtc is the one that the form was loaded with. If the stored one differs, the save is refused with 409 and the answer carries the current consignment, so that the two can be compared and nobody's work is lost (CONS-33). Allowed while Draft or Ready.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-32",
     "CONS-20",
     "CONS-33",
     "CONS-48"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateConsignment"
       },
       "example": {
        "lastModifiedAtDateTimeUtc": "2025-07-13T21:05:00Z",
        "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
        "serviceType": "GENERAL",
        "requestedPickupDateTimeUtc": null,
        "requestedDeliveryDateTimeUtc": "2025-07-15T12:00:00Z",
        "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
        "senderParticipant": null,
        "senderReference": "PO-7781",
        "notes": "Ring the bell at gate 2",
        "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
        "receiverParticipant": null,
        "receiverReference": null,
        "receiverNotes": null,
        "salesReference": null,
        "hireage": [
         {
          "providerCode": "CHEP",
          "hireUnitCode": "PALLET",
          "quantity": 2
         }
        ],
        "consignmentFlags": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The consignment as saved, with its new lastModifiedAtDateTimeUtc.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Consignment"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ConsignmentChanged"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/receiver": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "put": {
    "operationId": "updateReceiver",
    "x-method": "consignments.updateReceiver",
    "summary": "Save only the receiver",
    "description": "Writes the receiver and the receiver reference and changes nothing else, for a user without Consignment.MAINTAIN (CONS-27); a field left out is emptied. Only where the new receiver can't get the delivery on the requested day may that day be moved too (DATE-14). A stale save is refused like in updateConsignment.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-33",
     "CONS-27",
     "CONS-33",
     "DATE-14"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateReceiver"
       },
       "example": {
        "lastModifiedAtDateTimeUtc": "2025-07-13T21:05:00Z",
        "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
        "receiverParticipant": null,
        "receiverReference": "PO-7781"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The consignment as saved.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Consignment"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ConsignmentChanged"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/consignments/full": {
   "post": {
    "operationId": "createFullConsignment",
    "x-method": "consignments.createFromQuote",
    "summary": "Create a consignment from a quote",
    "description": "The body of createConsignment with freight items and delivery extras; the server sets the account (CONS-51). The specification gives no shape (QUOT-09). A custom participant needs no name while the consignment is a Draft.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-34",
     "QUOT-07",
     "QUOT-09",
     "CONS-38"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.CREATE"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateFullConsignment"
       },
       "example": {
        "serviceType": "GENERAL",
        "requestedDeliveryDate": "2025-07-15T12:00:00Z",
        "senderParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b13",
        "receiverParticipantId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b16",
        "lineItems": [
         {
          "count": 2,
          "packagingType": "PALLET",
          "description": "Flat-packed kitchen",
          "volume": 2.88,
          "weight": 500
         }
        ],
        "deliveryExtras": []
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Created as Draft.",
      "headers": {
       "Location": {
        "description": "The getConsignment path of the new consignment.",
        "schema": {
         "type": "string",
         "format": "uri-reference",
         "maxLength": 200
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedConsignment"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/copies": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "copyConsignment",
    "x-method": "consignments.copy",
    "summary": "Create a copy or a return",
    "description": "A return swaps sender and receiver; the new consignment is a Draft without dates, prices, bookings or files. It requires Consignment.MAINTAIN (CONS-35) and is linked with its source (CONS-30). A side that is not copied gets the default of a new consignment, or stays empty. Hireage and the export flag are dropped if the tenant no longer offers them, and an inactive account is replaced by the default of a new consignment (CONS-51).",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-42",
     "CONS-29",
     "CONS-35"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CopyConsignment"
       },
       "example": {
        "copyLineItems": true,
        "copyReceiver": true,
        "copySender": true,
        "copyType": "Return"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Created as Draft.",
      "headers": {
       "Location": {
        "description": "The getConsignment path of the new consignment.",
        "schema": {
         "type": "string",
         "format": "uri-reference",
         "maxLength": 200
        }
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedConsignment"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/links": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "get": {
    "operationId": "listConsignmentLinks",
    "x-method": "consignments.listLinks",
    "summary": "The consignments linked with this one",
    "description": "Copies and returns the caller may see, in both directions, newest first.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-43",
     "CONS-30"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The newest 200.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 200,
         "items": {
          "$ref": "#/components/schemas/ConsignmentLink"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/audit": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "get": {
    "operationId": "listConsignmentChanges",
    "x-method": "consignments.listChanges",
    "summary": "The change history of a consignment",
    "description": "The audit trail, newest first: status changes with user and reason, and every change of a field or freight item with its old and new values.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-74",
     "CONS-55"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "parameters": [
     {
      "name": "pageNumber",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100000,
       "default": 1
      }
     },
     {
      "name": "pageSize",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100,
       "default": 50
      }
     }
    ],
    "responses": {
     "200": {
      "description": "A page of the trail.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ConsignmentChangePage"
        },
        "example": {
         "currentPage": 1,
         "firstRowOnPage": 1,
         "lastRowOnPage": 2,
         "pageCount": 1,
         "pageSize": 50,
         "rowCount": 2,
         "results": [
          {
           "changedAtDateTimeUtc": "2025-07-14T21:30:00Z",
           "changedBy": "Mere Manager",
           "action": "Saved",
           "subject": null,
           "statusCode": null,
           "reason": null,
           "changes": [
            {
             "field": "notes",
             "oldValue": "Ring the bell at gate 2",
             "newValue": "Ring the bell at gate 3"
            }
           ]
          },
          {
           "changedAtDateTimeUtc": "2025-07-13T21:05:00Z",
           "changedBy": "Mere Manager",
           "action": "Created",
           "subject": null,
           "statusCode": "DRAFT",
           "reason": "Copy of TAS0001230",
           "changes": []
          }
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/delivery-events/{eventId}/answers": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    },
    {
     "name": "eventId",
     "in": "path",
     "required": true,
     "description": "The id of the exception or note, from the consignment's status history.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "answerException",
    "x-method": "consignments.answerException",
    "summary": "Answer an exception that needs action",
    "description": "Tells the freight provider what to do. The provider accepts or declines the answer, and resolves the exception itself. An exception that has been answered already or is resolved is refused with 409 and a sentence that says which (ANSW-05). An answer changes nothing of the consignment; what the provider does may change its price.",
    "tags": [
     "Status"
    ],
    "x-register": [
     "CALL-290",
     "ANSW-01",
     "ANSW-02",
     "ANSW-03",
     "ANSW-04",
     "ANSW-05",
     "ANSW-07",
     "ANSW-08"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AnswerException"
       },
       "example": {
        "kind": "FreeText",
        "day": null,
        "receiver": null,
        "note": "Leave it with the storekeeper at gate 2"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The answer, as the thread of the exception has it.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ExceptionAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/receivers-page": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "shareWithReceiver",
    "x-method": "consignments.shareWithReceiver",
    "summary": "The link of the receiver's page",
    "description": "Answers the link of the page on which a receiver follows the consignment without signing in. Makes one where there is none that works, and the same one while it does, so that it can be repeated. Refused with 409 for a Draft, and where another tracking page is used (TRAK-03).",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-296",
     "TRAK-03",
     "TRAK-04"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The link. Whoever has it can open the page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SharedReceiversPage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/receivers-page/renewals": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "renewReceiversLink",
    "x-method": "consignments.renewReceiversLink",
    "summary": "Replace the link of the receiver's page",
    "description": "Makes another link; the former one ends, so that nobody who has it can open the page (TRAK-05).",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-297",
     "TRAK-05"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The link. Whoever has it can open the page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SharedReceiversPage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/load-checks": {
   "post": {
    "operationId": "createLoadCheck",
    "x-method": "loadChecks.create",
    "summary": "Sign a load check",
    "description": "Stores what was scanned on the dock with the name of who signs. It is printed on pickup manifests of the consignments from then on; the latest check of a consignment counts. Unknown ids are left out, and 422 if all are unknown. With earlierCheckIds, 409 if another check of one of them was signed.",
    "tags": [
     "Bulk"
    ],
    "x-register": [
     "CALL-299",
     "LOAD-03",
     "LOAD-04",
     "LOAD-21"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.PRINT"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateLoadCheck"
       },
       "example": {
        "consignmentIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
        ],
        "scanned": [
         "095212340000000013"
        ],
        "signedBy": "Sione Fīnau"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The signed check.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LoadCheck"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/load-checks/pieces": {
   "post": {
    "operationId": "listLoadPieces",
    "x-method": "loadChecks.listPieces",
    "summary": "The pieces that should be loaded",
    "description": "The pieces of the consignments that wait for pickup (Staged) at the sites, or of those that references names, in any status but Draft and Cancelled. Pieces without a number get the one that their labels will have. A consignment that was checked before has its latest signature, and its pieces say whether they were loaded then.",
    "tags": [
     "Bulk"
    ],
    "x-register": [
     "CALL-298",
     "LOAD-01",
     "LOAD-09",
     "LOAD-21"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.PRINT"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ListLoadPieces"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The consignments by reference, with their pieces.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LoadPieces"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/search": {
   "post": {
    "operationId": "searchConsignments",
    "x-method": "consignments.search",
    "summary": "Find consignments",
    "description": "Searches the given charge sites, which must all be the user's (PLAT-20). All filters must match. Paging and sorting are in the query, filters in the body, as in the specification.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-35",
     "LIST-14",
     "LIST-16",
     "LIST-19",
     "LIST-24",
     "LIST-26",
     "LIST-27",
     "LIST-82",
     "LIST-84",
     "PODX-16"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "parameters": [
     {
      "name": "pageNumber",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/PageNumber"
      }
     },
     {
      "name": "pageSize",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/PageSize"
      }
     },
     {
      "name": "sortOption",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/ListSortOption"
      }
     },
     {
      "name": "sortDirection",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/SortDirection"
      }
     },
     {
      "name": "pageKey",
      "in": "query",
      "description": "The nextPageKey of the previous page of the same search. With it, a deep page costs the same as the first; without it, or with a key that is from another search or cannot be read, the server skips the rows before the page one by one (LIST-27).",
      "schema": {
       "$ref": "#/components/schemas/PageKey"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConsignmentSearch"
       },
       "example": {
        "searchTerm": "whangarei",
        "phoneNumber": null,
        "salesReference": null,
        "statuses": [
         "DRAFT",
         "FINAL"
        ],
        "date": {
         "dateRangeType": "Creation",
         "startDateUtc": "2025-07-07T12:00:00Z",
         "endDateUtc": "2025-07-14T12:00:00Z"
        },
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ConsignmentPage"
        },
        "example": {
         "currentPage": 1,
         "firstRowOnPage": 1,
         "lastRowOnPage": 1,
         "pageCount": 1,
         "pageSize": 25,
         "rowCount": 1,
         "results": [
          {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
           "reference": "TAS0001234",
           "createdAtDateTimeUtc": "2025-07-13T21:05:00Z",
           "requestedPickupDateTimeUtc": null,
           "requestedDeliveryDateTimeUtc": "2025-07-15T12:00:00Z",
           "confirmedDeliveryDateTimeUtc": null,
           "serviceTypeCode": "GENERAL",
           "serviceTypeName": "General freight",
           "senderName": "Kōwhai Auckland",
           "statusHistory": [
            {
             "code": "DRAFT",
             "name": "Draft",
             "statusDate": "2025-07-13T21:05:00Z"
            }
           ],
           "receiverParticipant": {
            "fullName": "Tūī Café",
            "phone": null,
            "email": "orders@tui.example",
            "address": {
             "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b17",
             "streetNumber": "5",
             "street": "Bank Street",
             "suburb": "Regent",
             "state": null,
             "city": "Whangārei",
             "country": "New Zealand",
             "postcode": "0110",
             "latitude": null,
             "longitude": null,
             "region": {
              "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b18",
              "name": "Northland"
             }
            }
           },
           "senderReference": "PO-7781",
           "receiverReference": null,
           "salesReference": null,
           "consignmentTags": [],
           "tags": [],
           "isDeliveryException": false,
           "hasUnresolvedNotes": false,
           "labelsOutdated": false,
           "dangerousGoodsSummary": [],
           "totals": {
            "deliveryItems": 2,
            "packagingTypeName": "Pallet",
            "volume": 2.88,
            "weight": 500
           }
          }
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/search/matching": {
   "post": {
    "operationId": "listMatchingConsignments",
    "x-method": "consignments.listMatching",
    "summary": "All matches of a search, in short form",
    "description": "The same filters and order as searchConsignments, without paging. An action on all matches starts by listing them with this call. Lists the first 10,000; rowCount counts all.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-58",
     "LIST-14",
     "LIST-16",
     "LIST-26",
     "LIST-28",
     "LIST-82",
     "LIST-84",
     "PODX-16"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "parameters": [
     {
      "name": "sortOption",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/ListSortOption"
      }
     },
     {
      "name": "sortDirection",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/SortDirection"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConsignmentSearch"
       },
       "example": {
        "statuses": [
         "DRAFT",
         "FINAL"
        ],
        "date": {
         "dateRangeType": "Creation",
         "startDateUtc": "2025-07-07T12:00:00Z",
         "endDateUtc": "2025-07-14T12:00:00Z"
        },
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The first 10,000, and how many there are.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MatchingConsignments"
        },
        "example": {
         "rowCount": 1,
         "items": [
          {
           "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20",
           "reference": "TAS0001234",
           "statusCode": "DRAFT",
           "serviceTypeCode": "GENERAL"
          }
         ],
         "totals": {
          "deliveryItems": 2,
          "volume": 2.88,
          "weight": 500
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/search/counts": {
   "post": {
    "operationId": "countSearches",
    "x-method": "consignments.countMatches",
    "summary": "How many consignments several searches find",
    "description": "For the saved views of the list, in one call. Each count stops at 1,000, and together they take about a second: a search that was not reached by then is null.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-150",
     "LIST-43",
     "LIST-82",
     "PODX-16"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SearchesToCount"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "searches": [
         {
          "statuses": [
           "DRAFT",
           "FINAL"
          ]
         },
         {
          "attention": "OVERDUE"
         }
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The counts, in the order of the searches.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SearchCounts"
        },
        "example": {
         "counts": [
          12,
          1000
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/changes": {
   "get": {
    "operationId": "checkForChanges",
    "x-method": "consignments.checkForChanges",
    "summary": "Whether anything changed since a cursor",
    "description": "A cheap check before figures or statuses are read again. A change is whatever reports and the list show of a consignment of the user's organisation, at any site, and the beginning of a new day in Pacific/Auckland. No change is missed: read the data after this answer, and send its cursor the next time. Without a cursor, with one that is older than 15 minutes, or with one that can't be read, hasChanged is true.",
    "tags": [
     "Consignments"
    ],
    "x-register": [
     "CALL-107",
     "DASH-31",
     "LIST-37"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     },
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "parameters": [
     {
      "name": "since",
      "in": "query",
      "description": "The cursor of an earlier answer.",
      "schema": {
       "$ref": "#/components/schemas/ChangeCursor"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "Whether to read again, and the cursor to send the next time.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ChangeCheck"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/consignments-line-items": {
   "post": {
    "operationId": "listConsignmentLineItems",
    "x-method": "lineItems.list",
    "summary": "The freight items of several consignments",
    "description": "Takes ids and returns items keyed by id; an unknown id has no entry. The list and the dashboard's drill-down show them on hover (LIST-03), so either permission is enough.",
    "tags": [
     "Freight"
    ],
    "x-register": [
     "CALL-36",
     "LIST-03",
     "CALL-94"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     },
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "minItems": 1,
        "maxItems": 200,
        "uniqueItems": true,
        "items": {
         "$ref": "#/components/schemas/Id"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The items by consignment id.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LineItemsById"
        },
        "example": {
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20": [
          {
           "count": 2,
           "packagingTypeObject": {
            "code": "PALLET",
            "name": "Pallet",
            "defaultVolume": 1.44,
            "defaultWeight": 250
           },
           "dangerousGoods": null
          }
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/mark-as-ready": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "put": {
    "operationId": "markConsignmentReady",
    "x-method": "consignments.markReady",
    "summary": "Mark a Draft as Ready",
    "description": "Checks every rule for leaving Draft (CONS-40 to 43); the caller asks the user to confirm the warnings of CONS-44.",
    "tags": [
     "Status"
    ],
    "x-register": [
     "CALL-37",
     "CONS-21",
     "CONS-34",
     "CONS-48",
     "BULK-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatusMoment"
       },
       "example": {
        "dateTimeUtc": "2025-07-14T21:30:00Z"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The status is Ready."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/request-pickup": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "put": {
    "operationId": "requestConsignmentPickup",
    "x-method": "consignments.requestPickup",
    "summary": "Request the pickup of a Draft or Ready consignment",
    "description": "A Draft must first pass every check of markConsignmentReady (CONS-50).",
    "tags": [
     "Status"
    ],
    "x-register": [
     "CALL-38",
     "CONS-22",
     "CONS-34",
     "CONS-50",
     "BULK-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatusMoment"
       },
       "example": {
        "dateTimeUtc": "2025-07-14T21:30:00Z"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The status is Staged."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/cancelled": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "cancelConsignment",
    "x-method": "consignments.cancel",
    "summary": "Cancel a Draft or Ready consignment",
    "description": "The reason is stored with the status.",
    "tags": [
     "Status"
    ],
    "x-register": [
     "CALL-39",
     "CONS-23",
     "CONS-34",
     "BULK-20",
     "BULK-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Cancellation"
       },
       "example": {
        "reason": "Cancelled by Consign user",
        "dateTimeUtc": "2025-07-14T21:30:00Z"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The status is Cancelled."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/status": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "changeConsignmentStatus",
    "x-method": "consignments.updateStatus",
    "summary": "Move a consignment to Ready, Staged or Cancelled",
    "description": "The specification gives a body but no path. Does the same as the three separate operations, under the same rules (CONS-37); any other target is refused (BULK-14). A cancellation has the reason of BULK-20.",
    "tags": [
     "Status"
    ],
    "x-register": [
     "CALL-40",
     "CONS-34",
     "CONS-37",
     "CONS-48",
     "BULK-14",
     "BULK-20",
     "BULK-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatusChange"
       },
       "example": {
        "reference": "TAS0001234",
        "statusCode": "FINAL",
        "statusDateTimeUtc": "2025-07-14T21:30:00Z"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "The status has changed as requested."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/line-items": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "createLineItem",
    "x-method": "lineItems.create",
    "summary": "Add a freight item",
    "description": "Allowed while Draft or Ready. It does not change the consignment's lastModifiedAtDateTimeUtc, which guards the fields that updateConsignment writes.",
    "tags": [
     "Freight"
    ],
    "x-register": [
     "CALL-41",
     "FRGT-12",
     "FRGT-14",
     "CONS-28",
     "CONS-34"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LineItemInput"
       },
       "example": {
        "count": 2,
        "packagingType": "PALLET",
        "description": "Flat-packed kitchen",
        "height": 1.2,
        "width": 1,
        "length": 1.2,
        "volume": 2.88,
        "weight": 500,
        "dangerousGoods": null
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "The item as stored, with volume and weight raised to their minimum if they were below it (FRGT-05, FRGT-06).",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LineItem"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19",
         "count": 2,
         "description": "Flat-packed kitchen",
         "packagingType": {
          "code": "PALLET",
          "name": "Pallet",
          "defaultVolume": 1.44,
          "defaultWeight": 250
         },
         "length": 1.2,
         "width": 1,
         "height": 1.2,
         "volume": 2.88,
         "weight": 500,
         "dangerousGoods": null
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/line-items/{itemId}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    },
    {
     "name": "itemId",
     "in": "path",
     "required": true,
     "description": "The id of the freight item.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "put": {
    "operationId": "updateLineItem",
    "x-method": "lineItems.update",
    "summary": "Change a freight item",
    "description": "Writes every field of the body; a field left out is emptied. Allowed while Draft or Ready. An outdated version is refused with 409 and the current item (CONS-57).",
    "tags": [
     "Freight"
    ],
    "x-register": [
     "CALL-41",
     "FRGT-12",
     "FRGT-14",
     "CONS-28",
     "CONS-57"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UpdateLineItem"
       },
       "example": {
        "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b19",
        "count": 2,
        "packagingType": "PALLET",
        "description": "Flat-packed kitchen",
        "height": null,
        "width": null,
        "length": null,
        "volume": 3,
        "weight": 500,
        "dangerousGoods": {
         "unNumber": "1263",
         "class": "3",
         "subsidiaryClass1": null,
         "subsidiaryClass2": null
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The item as stored.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/LineItem"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/LineItemChanged"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "delete": {
    "operationId": "deleteLineItem",
    "x-method": "lineItems.delete",
    "summary": "Remove a freight item",
    "description": "Allowed while Draft, and while Ready as long as another item remains (CONS-28). Returns 404 for an item that no longer exists, so a retry is safe. An outdated version is refused with 409 and the current item (CONS-57).",
    "tags": [
     "Freight"
    ],
    "x-register": [
     "CALL-41",
     "FRGT-12",
     "CONS-28",
     "CONS-57"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "name": "version",
      "in": "query",
      "description": "The version that was loaded; if left out, the item is removed even if it has changed since.",
      "schema": {
       "$ref": "#/components/schemas/LineItemVersion"
      }
     }
    ],
    "responses": {
     "204": {
      "description": "Removed."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/LineItemChanged"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/files": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "get": {
    "operationId": "listFiles",
    "x-method": "files.list",
    "summary": "The files of a consignment",
    "description": "Attachments of all users, and documents created for this user in the last hour, as long as the consignment has not changed since (FILE-13). Polled while documents are being prepared (DOCS-02).",
    "tags": [
     "Files"
    ],
    "x-register": [
     "CALL-44",
     "FILE-05",
     "FILE-09",
     "FILE-10",
     "FILE-13",
     "DOCS-02",
     "PODX-08"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All files, newest first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 250,
         "items": {
          "$ref": "#/components/schemas/File"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   },
   "post": {
    "operationId": "uploadFile",
    "x-method": "files.upload",
    "summary": "Attach a file",
    "description": "A PDF, JPEG or PNG by its content (FILE-08), of at most 10 MB (10,485,760 bytes, FILE-02). The part metadata is JSON, as a field or as a part of its own type; the file name is the one in metadata, not the part's.",
    "tags": [
     "Files"
    ],
    "x-register": [
     "CALL-44",
     "FILE-01",
     "FILE-02",
     "FILE-04",
     "FILE-06",
     "FILE-08",
     "FILE-10",
     "FILE-12",
     "CONS-34"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "multipart/form-data": {
       "schema": {
        "$ref": "#/components/schemas/FileUpload"
       },
       "encoding": {
        "metadata": {
         "contentType": "application/json"
        },
        "fileData": {
         "contentType": "application/pdf, image/jpeg, image/png"
        }
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Attached.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/File"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/{ref}/files/{fileId}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    },
    {
     "name": "fileId",
     "in": "path",
     "required": true,
     "description": "The id of the file.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "delete": {
    "operationId": "deleteFile",
    "x-method": "files.delete",
    "summary": "Remove a file",
    "description": "In Draft or Ready. Its URL stops working. A generated document and a file from the freight provider can't be deleted, which is answered with 409.",
    "tags": [
     "Files"
    ],
    "x-register": [
     "CALL-44",
     "FILE-04",
     "FILE-11",
     "FILE-13",
     "PODX-11"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Removed."
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "404": {
      "$ref": "#/components/responses/MessagesNotFound"
     },
     "409": {
      "$ref": "#/components/responses/MessagesConflict"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/organisations/{orgId}/delivery-extras": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationId"
    }
   ],
   "get": {
    "operationId": "listDeliveryExtras",
    "x-method": "extras.list",
    "summary": "Additional services at delivery",
    "description": "The provider's catalogue.",
    "tags": [
     "Extras"
    ],
    "x-register": [
     "CALL-46",
     "XTRA-06"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "serviceTypeCode",
      "in": "query",
      "description": "All service types if left out.",
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 50
      }
     }
    ],
    "responses": {
     "200": {
      "description": "All extras, by name.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 500,
         "items": {
          "$ref": "#/components/schemas/DeliveryExtra"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/{id}/delivery-extras/instructions": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The consignment's id, not its reference, as in the specification.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "put": {
    "operationId": "updateDeliveryExtraInstructions",
    "x-method": "extras.updateInstructions",
    "summary": "Set which extras the driver completes",
    "description": "An extra that is left out is unchanged.",
    "tags": [
     "Extras"
    ],
    "x-register": [
     "CALL-47",
     "XTRA-03"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "type": "array",
        "maxItems": 500,
        "items": {
         "$ref": "#/components/schemas/UpdateDeliveryExtra"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/pricing/quote": {
   "post": {
    "operationId": "quoteConsignment",
    "x-method": "quotes.create",
    "summary": "Price a consignment",
    "description": "Excluding GST (QUOT-05). A place is a site, or an address where custom participants are allowed. If there is no price, the refusal's message says why in a sentence (QUOT-06).",
    "tags": [
     "Quote"
    ],
    "x-register": [
     "CALL-48",
     "QUOT-04",
     "QUOT-05"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.RequestQuotation"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/QuoteRequest"
       },
       "example": {
        "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
        "destination": {
         "streetNumber": "12",
         "street": "Cuba Street",
         "suburb": "Te Aro",
         "city": "Wellington",
         "country": "New Zealand",
         "postcode": "6011"
        },
        "priceDateTimeUtc": "2026-03-16T21:30:00Z",
        "serviceType": "GENERAL",
        "units": [
         {
          "count": 2,
          "itemTypeCode": "PALLET",
          "volume": 2.1,
          "weight": 300,
          "length": 1.2,
          "width": 1,
          "height": 0.88
         }
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The quote.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Quote"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/pricing/comparison": {
   "post": {
    "operationId": "compareQuotes",
    "x-method": "quotes.compare",
    "summary": "Price the same freight across service types and days",
    "description": "Each of the given service types on each of seven days of pickup, in one call (QUOT-10). What cannot be priced or delivered has a reason and no price.",
    "tags": [
     "Quote"
    ],
    "x-register": [
     "CALL-104",
     "QUOT-10"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.RequestQuotation"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/QuoteComparisonRequest"
       },
       "example": {
        "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
        "destination": {
         "streetNumber": "12",
         "street": "Cuba Street",
         "suburb": "Te Aro",
         "city": "Wellington",
         "country": "New Zealand",
         "postcode": "6011"
        },
        "priceDateTimeUtc": "2026-03-16T21:30:00Z",
        "fromDate": "2026-03-17",
        "serviceTypes": [
         "GENERAL",
         "OVERNIGHT"
        ],
        "units": [
         {
          "count": 2,
          "itemTypeCode": "PALLET",
          "volume": 2.1,
          "weight": 300
         }
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The quotes, by service type in the order asked and then by day.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/QuoteComparison"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/{ref}/prices": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "get": {
    "operationId": "getConsignmentPrices",
    "x-method": "consignments.getPrices",
    "summary": "The prices of a consignment, with their lines",
    "description": "The quote that the consignment was created from, the latest estimate and the confirmed price, each with the tariff and the fuel adjustment that it used (QUOT-11). All null while the status is Draft, except the quote (CONS-09).",
    "tags": [
     "Quote"
    ],
    "x-register": [
     "CALL-105",
     "QUOT-11",
     "CONS-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The prices.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ConsignmentPrices"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/consignments/bulk/status": {
   "post": {
    "operationId": "changeConsignmentStatuses",
    "x-method": "bulk.updateStatuses",
    "summary": "Move several consignments to Ready, Staged or Cancelled",
    "description": "Each consignment succeeds or fails on its own, under the rules of markConsignmentReady, requestConsignmentPickup and cancelConsignment (BULK-13, BULK-23); any other target is refused (BULK-14). A consignment with a Warning was moved (CONS-50), unless checkOnly asks for the warnings first (BULK-29).",
    "tags": [
     "Bulk"
    ],
    "x-register": [
     "CALL-50",
     "BULK-10",
     "BULK-13",
     "BULK-14",
     "BULK-17",
     "BULK-22",
     "BULK-23",
     "BULK-24",
     "BULK-29",
     "CONS-50",
     "CONS-34"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatusChanges"
       },
       "example": {
        "statusCode": "STAGED",
        "references": [
         "TAS0001234"
        ],
        "statusDatetimeUtc": "2025-07-14T21:30:00Z"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The result for each consignment.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BulkResult"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/consignments/bulk/documents": {
   "post": {
    "operationId": "createDocuments",
    "x-method": "documents.create",
    "summary": "Create labels and consignment notes",
    "description": "One PDF per document type, for all consignments together; labels can also be ZPL. With one reference, documents are available in every status except Draft (DOCS-06); with several, in the statuses of BULK-05. Consignments that can't be printed are listed in results with a reason; the rest are printed (DOCS-08). PODDOC is the newest attachment of that type, or a page of facts for a delivered consignment without one (PODX-13). DGDOC is the dangerous goods declaration of consignments with dangerous goods (DGDC-05). CLAIM is a prepared claim of one consignment that can be claimed for (CLAM-04).",
    "tags": [
     "Bulk"
    ],
    "x-register": [
     "CALL-51",
     "BULK-05",
     "DOCS-04",
     "DOCS-05",
     "DOCS-06",
     "DOCS-08",
     "DOCS-13",
     "DOCS-20",
     "PODX-13",
     "PODX-14",
     "PODX-15"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.PRINT"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateDocuments"
       },
       "example": {
        "documentTypes": [
         "FRTLABEL"
        ],
        "references": [
         "TAS0001234"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The documents, each to open in its own tab.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedDocuments"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/consignments/bulk/request-pickup-date": {
   "post": {
    "operationId": "setRequestedPickupDates",
    "x-method": "bulk.updatePickupDates",
    "summary": "Set the requested pickup date of several consignments",
    "description": "Applies to each consignment that is Draft or Ready and whose service type allows it (BULK-15). The whole call is refused for a date in the past, or if the tenant has no pickup dates. With checkOnly it answers with the warnings and changes nothing (BULK-29).",
    "tags": [
     "Bulk"
    ],
    "x-register": [
     "CALL-52",
     "BULK-03",
     "BULK-10",
     "BULK-13",
     "BULK-15",
     "BULK-22",
     "BULK-23",
     "BULK-29",
     "DATE-01",
     "DATE-02",
     "CONS-34"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RequestedPickupDates"
       },
       "example": {
        "references": [
         "TAS0001234"
        ],
        "requestedPickupDateTimeUtc": "2025-07-15T12:00:00Z"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The result for each consignment.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BulkResult"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/bulk/cancel": {
   "post": {
    "operationId": "cancelConsignments",
    "x-method": "bulk.cancel",
    "summary": "Cancel several consignments",
    "description": "Applies to each consignment that is Draft or Ready (BULK-16); the reason is stored with the status.",
    "tags": [
     "Bulk"
    ],
    "x-register": [
     "CALL-53",
     "BULK-04",
     "BULK-10",
     "BULK-13",
     "BULK-16",
     "BULK-20",
     "BULK-22",
     "BULK-23",
     "BULK-24",
     "CONS-34"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Cancellations"
       },
       "example": {
        "references": [
         "TAS0001234"
        ],
        "reason": "Cancelled by Consign user",
        "dateTimeUtc": "2025-07-14T21:30:00Z"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The result for each consignment.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BulkResult"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/data/export/consignments": {
   "post": {
    "operationId": "exportConsignments",
    "x-method": "consignments.export",
    "summary": "Consignments as CSV",
    "description": "For the list and the dashboard's drill-down, so either permission is enough. With references: one row per reference, in the order given; unknown references are left out, and 422 if all are unknown. Because a call returns one file, it accepts more references than the bulk calls (DOCS-10). With searchParameters: everything that the search matches, however many (EXTR-12), oldest first. Give exactly one of the two. The file is streamed; EXTR-08 says what a file contains while consignments change, EXTR-09 how a broken one is noticed.",
    "tags": [
     "Data"
    ],
    "x-register": [
     "CALL-54",
     "BULK-06",
     "BULK-18",
     "DOCS-10",
     "DASH-19",
     "EXTR-04",
     "EXTR-08",
     "EXTR-09",
     "EXTR-10",
     "EXTR-12"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     },
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExportConsignments"
       },
       "examples": {
        "references": {
         "value": {
          "format": "csv",
          "references": [
           "TAS0001234"
          ]
         }
        },
        "search": {
         "value": {
          "format": "csv",
          "searchParameters": {
           "searchTerm": "whangarei",
           "siteIds": [
            "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
           ]
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/CsvFile"
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/data/reports/pickup-manifest": {
   "post": {
    "operationId": "createPickupManifest",
    "x-method": "pickupManifests.create",
    "summary": "The pickup manifest as PDF",
    "description": "Grouped by pickup site, with totals, in local time. It includes consignments in any status; unknown ids are left out, and 422 if all are unknown.",
    "tags": [
     "Data"
    ],
    "x-register": [
     "CALL-55",
     "BULK-07",
     "BULK-18",
     "BULK-19",
     "DOCS-10",
     "DOCS-04"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.PRINT"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PickupManifest"
       },
       "example": {
        "consignmentIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
        ],
        "searchParameters": null
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The manifest.",
      "headers": {
       "Content-Disposition": {
        "$ref": "#/components/headers/ContentDisposition"
       }
      },
      "content": {
       "application/pdf": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/consignments/pickup-manifest-email": {
   "post": {
    "operationId": "emailPickupManifest",
    "x-method": "pickupManifests.email",
    "summary": "Email the pickup manifest to the signed-in user",
    "description": "Sent to the signed-in user's email address (BULK-19), with the manifest attached and the notes in the text. Consignments in statuses other than those of BULK-05 are left out, and 422 if none remains. 202 because the email is queued until the mail server accepts it.",
    "tags": [
     "Data"
    ],
    "x-register": [
     "CALL-56",
     "BULK-08",
     "BULK-19",
     "DOCS-10",
     "CONS-34"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailPickupManifest"
       },
       "example": {
        "consignmentIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
        ],
        "notes": "Gate 4, after 2 pm"
       }
      }
     }
    },
    "responses": {
     "202": {
      "description": "The email is queued."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/provider/consignments/events": {
   "post": {
    "operationId": "reportEvents",
    "x-method": "provider.reportEvents",
    "summary": "Report consignment events",
    "description": "For the provider's own systems, for consignments of every customer. Requires a machine token of the tenant with Provider.REPORT as its only permission (PROV-01), of a client that the operator has added (PROV-31). Each event succeeds or fails on its own: a readable request succeeds, and the response has the outcome of each event. Resending is safe.",
    "tags": [
     "Provider"
    ],
    "x-register": [
     "CALL-95",
     "PROV-01",
     "PROV-02",
     "PROV-03",
     "PROV-04",
     "PROV-05",
     "PROV-06",
     "PROV-07",
     "PROV-08",
     "PROV-09",
     "PROV-10",
     "PROV-11",
     "PROV-31",
     "PODX-01",
     "PODX-02",
     "ANSW-09"
    ],
    "security": [
     {
      "oidc": [
       "Provider.REPORT"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ProviderEvents"
       },
       "example": {
        "events": [
         {
          "eventId": "scan-20250715-000117",
          "reference": "TAS0001234",
          "type": "Collected",
          "occurredAtDateTimeUtc": "2025-07-14T21:30:00Z"
         },
         {
          "eventId": "note-20250715-000004",
          "reference": "TAS0001234",
          "type": "Exception",
          "occurredAtDateTimeUtc": "2025-07-14T22:10:00Z",
          "title": "Delayed by a road closure",
          "standardEventCode": "DELAYED",
          "actionRequired": false
         }
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The outcome of each event, in the order sent.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ProviderEventResults"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/provider/consignments/{ref}/files": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "reportProofFile",
    "x-method": "provider.reportProofFile",
    "summary": "Send a file of a delivery",
    "description": "A photograph, a signature or a document of a Delivered event, before or after that event. A PDF, JPEG or PNG by its content, of at most 10 MB (10,485,760 bytes). The part metadata is JSON. Answered as an event is: a readable request succeeds, and the response has the outcome. Resending is safe.",
    "tags": [
     "Provider"
    ],
    "x-register": [
     "CALL-274",
     "PROV-01",
     "PROV-31",
     "PODX-08",
     "PODX-09",
     "PODX-10"
    ],
    "security": [
     {
      "oidc": [
       "Provider.REPORT"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "multipart/form-data": {
       "schema": {
        "$ref": "#/components/schemas/ProofFileUpload"
       },
       "encoding": {
        "metadata": {
         "contentType": "application/json"
        },
        "fileData": {
         "contentType": "application/pdf, image/jpeg, image/png"
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The outcome.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ProviderEventResult"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v1/provider/answers": {
   "get": {
    "operationId": "listAnswers",
    "x-method": "provider.listAnswers",
    "summary": "What customers answered to exceptions",
    "description": "The answers of every customer of the tenant in the order in which they were given, at least once each: keep nextCursor after you have handled a page, and send it as after. The same cursor gives the same page again, with what was decided since in state. Accept or decline an answer by an event (AnswerAccepted, AnswerDeclined), and resolve its exception when the work is done.",
    "tags": [
     "Provider"
    ],
    "x-register": [
     "CALL-291",
     "ANSW-10"
    ],
    "security": [
     {
      "oidc": [
       "Provider.REPORT"
      ]
     }
    ],
    "parameters": [
     {
      "name": "after",
      "in": "query",
      "required": false,
      "description": "The nextCursor of the page before; without one, from the first answer on.",
      "schema": {
       "$ref": "#/components/schemas/AnswerCursor"
      }
     },
     {
      "name": "pageSize",
      "in": "query",
      "required": false,
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 200,
       "default": 100
      }
     }
    ],
    "responses": {
     "200": {
      "description": "A page of answers, oldest first; an empty one when there are no more for now.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AnswerPage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/invoices": {
   "get": {
    "operationId": "listInvoices",
    "x-method": "invoices.list",
    "summary": "The organisation's invoices",
    "description": "Newest first. An invoice is shown to the user who loaded it, and to users who may see every site on it (INVC-09).",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-240",
     "INVC-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "parameters": [
     {
      "name": "before",
      "in": "query",
      "description": "Only invoices loaded before the one with this id, for the next page.",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "At most 100.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/Invoice"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "post": {
    "operationId": "createInvoice",
    "x-method": "invoices.create",
    "summary": "Begin an invoice",
    "description": "Saves what stands above the lines. Then send the lines (saveInvoiceLines) and check them (checkInvoice). A number that the account has already is refused, unless this invoice replaces the earlier one.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-241",
     "INVC-10"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreateInvoice"
       },
       "example": {
        "number": "INV-20451",
        "date": "2025-07-31",
        "accountId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
        "total": 1020.5,
        "lineCount": 2,
        "isGstIncluded": false,
        "replacesInvoiceId": null
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Created; it has no lines yet.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedInvoice"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b50"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/invoices/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the invoice.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getInvoice",
    "x-method": "invoices.get",
    "summary": "An invoice and its sums",
    "description": "The sums of the verdicts and notExplained add up to the total; so do accepted, queried and undecided with it (INVC-08).",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-242",
     "INVC-08",
     "INVC-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The invoice.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Invoice"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "delete": {
    "operationId": "deleteInvoice",
    "x-method": "invoices.delete",
    "summary": "Delete an invoice",
    "description": "With its lines. Refused once a line is accepted or queried. Succeeds if it does not exist.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-243",
     "INVC-10"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/invoices/{id}/lines": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the invoice.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "listInvoiceLines",
    "x-method": "invoices.listLines",
    "summary": "The lines of an invoice",
    "description": "In their order, 1,000 at a time.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-244",
     "INVC-04",
     "INVC-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "parameters": [
     {
      "name": "after",
      "in": "query",
      "description": "Only lines with a greater number, for the next page.",
      "schema": {
       "type": "integer",
       "minimum": 0,
       "maximum": 20000,
       "default": 0
      }
     }
    ],
    "responses": {
     "200": {
      "description": "At most 1,000.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 1000,
         "items": {
          "$ref": "#/components/schemas/InvoiceLine"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "put": {
    "operationId": "saveInvoiceLines",
    "x-method": "invoices.saveLines",
    "summary": "Send lines of an invoice",
    "description": "Up to 1,000 at a time, in any order; a line that is sent again replaces the one with its number. Refused once the invoice was checked.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-245",
     "INVC-10"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveInvoiceLines"
       },
       "example": {
        "lines": [
         {
          "line": 1,
          "reference": "TAS0001234",
          "customerReference": "",
          "description": "Overnight",
          "amount": 120.5,
          "parts": {
           "freight": 100,
           "extras": 0,
           "surcharges": 5,
           "faf": 15.5
          }
         }
        ]
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/invoices/{id}/check": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the invoice.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "checkInvoice",
    "x-method": "invoices.check",
    "summary": "Check an invoice",
    "description": "Gives each line its verdict by what is known now; what was decided stays. Refused while lines are missing. Webhooks that listen to invoice.checked are told.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-246",
     "INVC-03",
     "INVC-04",
     "INVC-15"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The invoice with its sums.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Invoice"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/invoices/{id}/decisions": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the invoice.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "put": {
    "operationId": "decideInvoiceLines",
    "x-method": "invoices.decideLines",
    "summary": "Accept or query lines",
    "description": "Any number of lines at once; null takes a decision back. Who decided, and when, is kept with each line.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-247",
     "INVC-11"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DecideInvoiceLines"
       },
       "example": {
        "lines": [
         1
        ],
        "decision": "Queried",
        "reason": "The agreed price has no surcharge"
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Decided."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/not-invoiced": {
   "get": {
    "operationId": "listNotInvoiced",
    "x-method": "invoices.listNotInvoiced",
    "summary": "Delivered consignments on no invoice",
    "description": "Delivered at least so many days ago and within the last year, with a confirmed price, on no checked invoice that stands; the longest ago first. Only consignments at the caller's sites.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-248",
     "INVC-13"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "parameters": [
     {
      "name": "days",
      "in": "query",
      "description": "Delivered at least this many days ago.",
      "schema": {
       "type": "integer",
       "minimum": 0,
       "maximum": 365,
       "default": 30
      }
     },
     {
      "name": "limit",
      "in": "query",
      "description": "How many to list.",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20000,
       "default": 500
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The first of them, with the number and sum of all.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NotInvoiced"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/accounts/{id}/invoice-settings": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the account.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getInvoiceSettings",
    "x-method": "invoices.getSettings",
    "summary": "How invoices of an account are checked",
    "description": "Without a tolerance or columns until they are saved.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-249",
     "INVC-14"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The settings.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InvoiceSettings"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "put": {
    "operationId": "saveInvoiceSettings",
    "x-method": "invoices.saveSettings",
    "summary": "Change how invoices of an account are checked",
    "description": "Applies to checks from now on.",
    "tags": [
     "Invoices"
    ],
    "x-register": [
     "CALL-250",
     "INVC-14"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvoiceSettings"
       },
       "example": {
        "toleranceAmount": 0.05,
        "tolerancePercent": 0.5,
        "columns": [
         {
          "heading": "Con note",
          "field": "reference"
         }
        ]
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Saved."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/webhooks": {
   "get": {
    "operationId": "listWebhooks",
    "x-method": "webhooks.list",
    "summary": "The organisation's webhooks",
    "description": "Those whose sites are all among the caller's sites, oldest first. Secrets are never shown again.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-180",
     "PROV-22"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "At most 10.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 10,
         "items": {
          "$ref": "#/components/schemas/Webhook"
         }
        },
        "example": [
         {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b40",
          "url": "https://erp.kowhai.example/consign",
          "description": "Warehouse system",
          "eventTypes": [
           "consignment.status_changed",
           "consignment.delivered"
          ],
          "siteIds": [
           "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
          ],
          "isActive": true,
          "hasPrices": false,
          "failingSinceDateTimeUtc": null,
          "disabledAtDateTimeUtc": null,
          "createdAtDateTimeUtc": "2025-07-14T21:30:00Z"
         }
        ]
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "post": {
    "operationId": "createWebhook",
    "x-method": "webhooks.create",
    "summary": "Create a webhook",
    "description": "Events of the sites are posted to the URL, signed as Standard Webhooks describes: the headers webhook-id, webhook-timestamp and webhook-signature (v1, HMAC-SHA256 with the secret over id, timestamp and body, joined by dots). The webhook-id is the delivery's id and stays the same when it is sent again: ignore one that you have handled. Answer with 2xx within 15 seconds; redirects are not followed. The URL must use https, and must not lead to a private address. The answer shows the secret, once. A repeat with the same Idempotency-Key answers the webhook without its secret: secretNote says how to get a new one (PROV-30).",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-181",
     "PROV-22",
     "PROV-23",
     "PROV-24",
     "PROV-30"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveWebhook"
       },
       "example": {
        "url": "https://erp.kowhai.example/consign",
        "description": "Warehouse system",
        "eventTypes": [
         "consignment.status_changed",
         "consignment.delivered"
        ],
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
        ],
        "isActive": true
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "Created; keep the secret.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CreatedWebhook"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b40",
         "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
         "secretNote": null
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/webhooks/{id}": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the webhook.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "getWebhook",
    "x-method": "webhooks.get",
    "summary": "A webhook",
    "description": "One of the webhooks that the list shows.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-182",
     "PROV-22"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The webhook, without its secret.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Webhook"
        },
        "example": {
         "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b40",
         "url": "https://erp.kowhai.example/consign",
         "description": "Warehouse system",
         "eventTypes": [
          "consignment.status_changed",
          "consignment.delivered"
         ],
         "siteIds": [
          "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
         ],
         "isActive": true,
         "hasPrices": false,
         "failingSinceDateTimeUtc": null,
         "disabledAtDateTimeUtc": null,
         "createdAtDateTimeUtc": "2025-07-14T21:30:00Z"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "put": {
    "operationId": "updateWebhook",
    "x-method": "webhooks.update",
    "summary": "Change a webhook",
    "description": "Replaces everything except the secret. Its messages have prices from then on if the caller has Consignment.ViewPricing, and else not (CALL-293). While isActive is false nothing is noted for it; what was waiting is not sent. A webhook that was disabled after failures starts afresh when isActive is true.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-183",
     "PROV-22",
     "PROV-23",
     "PROV-27"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveWebhook"
       },
       "example": {
        "url": "https://erp.kowhai.example/consign",
        "description": "Warehouse system",
        "eventTypes": [
         "consignment.status_changed",
         "consignment.delivered"
        ],
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
        ],
        "isActive": true
       }
      }
     }
    },
    "responses": {
     "204": {
      "description": "Changed."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   },
   "delete": {
    "operationId": "deleteWebhook",
    "x-method": "webhooks.delete",
    "summary": "Delete a webhook",
    "description": "Deletes its deliveries too; nothing more is sent. Succeeds if it does not exist.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-184",
     "PROV-22"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "204": {
      "description": "Deleted."
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/webhooks/{id}/secret": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the webhook.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "rotateWebhookSecret",
    "x-method": "webhooks.rotateSecret",
    "summary": "Replace the secret of a webhook",
    "description": "For 24 hours each message carries a signature of both secrets, so that the receiver can change over at any time.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-185",
     "PROV-24"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The new secret, shown once.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RotatedSecret"
        },
        "example": {
         "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
         "previousSecretUntilDateTimeUtc": "2025-07-15T21:30:00Z"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/webhooks/{id}/test": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the webhook.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "testWebhook",
    "x-method": "webhooks.test",
    "summary": "Send a test message",
    "description": "Sends a message of type webhook.test; the deliveries show how it was answered.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-186",
     "PROV-22"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "202": {
      "description": "It will be sent within seconds.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/QueuedDelivery"
        },
        "example": {
         "deliveryId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b41"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/webhooks/{id}/deliveries": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the webhook.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "get": {
    "operationId": "listWebhookDeliveries",
    "x-method": "webhooks.listDeliveries",
    "summary": "What was sent to a webhook",
    "description": "Kept for 30 days.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-187",
     "PROV-25"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The newest 100, newest first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/WebhookDelivery"
         }
        },
        "example": [
         {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b41",
          "state": "Waiting",
          "attempts": 1,
          "createdAtDateTimeUtc": "2025-07-14T21:30:00Z",
          "nextAttemptAtDateTimeUtc": "2025-07-14T21:30:15Z",
          "deliveredAtDateTimeUtc": null,
          "responseStatus": 503,
          "error": "The receiver answered 503",
          "message": {
           "type": "consignment.status_changed",
           "timestamp": "2025-07-14T21:30:00Z",
           "data": {
            "reference": "TAS0001234",
            "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
            "statusCode": "TRANSIT",
            "title": null,
            "standardEventCode": null
           }
          }
         }
        ]
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
   "parameters": [
    {
     "name": "id",
     "in": "path",
     "required": true,
     "description": "The id of the webhook.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    },
    {
     "name": "deliveryId",
     "in": "path",
     "required": true,
     "description": "The id of the delivery.",
     "schema": {
      "$ref": "#/components/schemas/Id"
     }
    }
   ],
   "post": {
    "operationId": "redeliverWebhook",
    "x-method": "webhooks.redeliver",
    "summary": "Send a delivery again",
    "description": "Sends the same message with the same webhook-id, whether it was delivered, failed or is waiting.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-188",
     "PROV-25"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Webhook.MANAGE"
      ]
     }
    ],
    "responses": {
     "202": {
      "description": "It will be sent within seconds.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/QueuedDelivery"
        },
        "example": {
         "deliveryId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b41"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/data/extracts/consignments/activity": {
   "post": {
    "operationId": "extractConsignmentActivity",
    "x-method": "consignments.exportActivity",
    "summary": "The data extract",
    "description": "A row for each consignment of the sites that was created, or has its requested delivery, in the period, oldest first; the columns are those of exportConsignments. Without any, the file has only its header line. The file is streamed, however many there are: X-Total-Count says how many matched when it began. EXTR-08 says what it contains while consignments change, EXTR-09 how a broken one is noticed.",
    "tags": [
     "Data"
    ],
    "x-register": [
     "CALL-57",
     "EXTR-02",
     "EXTR-05",
     "EXTR-04",
     "EXTR-07",
     "EXTR-08",
     "EXTR-09",
     "EXTR-10",
     "EXTR-16",
     "EXTR-17"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ActivityExtract"
       },
       "example": {
        "dateType": "Creation",
        "startDateUtc": "2026-11-15T11:00:00Z",
        "endDateUtc": "2026-11-22T11:00:00Z",
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b20"
        ],
        "statuses": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "$ref": "#/components/responses/CsvFile"
     },
     "400": {
      "$ref": "#/components/responses/MessagesBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/MessagesUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/MessagesForbidden"
     },
     "422": {
      "$ref": "#/components/responses/MessagesRefused"
     },
     "default": {
      "$ref": "#/components/responses/MessagesError"
     }
    }
   }
  },
  "/api/v2/reports/attention": {
   "post": {
    "operationId": "getAttention",
    "x-method": "reports.getAttention",
    "summary": "What needs attention now",
    "description": "Of all consignments of the sites, whatever their date and service type. Each figure is the rowCount of searchConsignments with this kind as `attention`. Days are those of Pacific/Auckland.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-106",
     "DASH-28",
     "DASH-29"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AttentionFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ]
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One entry for each kind, also where it counts nothing.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "minItems": 6,
         "maxItems": 6,
         "items": {
          "$ref": "#/components/schemas/AttentionCount"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/consignments-by-status": {
   "post": {
    "operationId": "getConsignmentsByStatus",
    "x-method": "reports.getByStatus",
    "summary": "Consignments created, by status",
    "description": "By the status that they have now (DASH-23).",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-60",
     "DASH-11",
     "DASH-17",
     "DASH-23"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One entry per status that occurs.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 9,
         "items": {
          "$ref": "#/components/schemas/StatusCount"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/consignments-staged-to-delivered": {
   "post": {
    "operationId": "getStagedToDelivered",
    "x-method": "reports.getStagedToDelivered",
    "summary": "Average days from staged to delivered",
    "description": "Of the consignments delivered in the period, the time on working days of both regions. Refused with 403 if the tenant has the chart off.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-61",
     "DASH-09",
     "DASH-17",
     "DASH-22",
     "DASH-23"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The average and its trend.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/StagedToDelivered"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/consignments-delivered": {
   "post": {
    "operationId": "getDelivered",
    "x-method": "reports.getDelivered",
    "summary": "Consignments delivered, this period and the previous one",
    "description": "By the day of delivery.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-62",
     "DASH-15",
     "DASH-17",
     "DASH-22",
     "DASH-23"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One point for each day.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 93,
         "items": {
          "$ref": "#/components/schemas/CountPoint"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/difot": {
   "post": {
    "operationId": "getDifot",
    "x-method": "reports.getDifot",
    "summary": "Delivered in full and on time, by service type",
    "description": "A delivery is held against the day confirmed before it, else the requested, else the estimated day. It counts on the day of delivery; overdue and not delivered, on the day it was due. Refused with 403 if the tenant has the chart off.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-63",
     "DASH-10",
     "DASH-17",
     "DASH-23"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One entry for each service type.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/Difot"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/exceptions-by-status": {
   "post": {
    "operationId": "getExceptionsByStatus",
    "x-method": "reports.getExceptionsByStatus",
    "summary": "Exceptions by kind and by status",
    "description": "Consignments with an exception raised in the period; each counts once for each kind.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-64",
     "DASH-12",
     "DASH-17",
     "DASH-23"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One entry for each standard event, the most unresolved first; at most 200.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 200,
         "items": {
          "$ref": "#/components/schemas/ExceptionCount"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/revenue": {
   "post": {
    "operationId": "getRevenue",
    "x-method": "reports.getRevenue",
    "summary": "Confirmed prices, this period and the previous one",
    "description": "By the day of staging, excluding GST.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-65",
     "DASH-14",
     "DASH-17",
     "DASH-22",
     "DASH-23"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One point for each day.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 93,
         "items": {
          "$ref": "#/components/schemas/MoneyPoint"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/consignments-by-status/search": {
   "post": {
    "operationId": "searchConsignmentsByStatus",
    "x-method": "reports.searchByStatus",
    "summary": "The consignments behind a status",
    "description": "Paging and sorting are in the body.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-66",
     "DASH-16",
     "DASH-18",
     "DASH-21"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatusDrillDown"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": [],
        "pageNumber": 1,
        "pageSize": 25,
        "sortOption": "createdAtDateTimeUtc",
        "sortDirection": "asc",
        "statusCode": "DRAFT"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ConsignmentPage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/difot/search": {
   "post": {
    "operationId": "searchDifot",
    "x-method": "reports.searchDifot",
    "summary": "The consignments behind on time or miss",
    "description": "Each with the date it was held against, and by how many working days it missed. Refused with 403 if the tenant has the chart off.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-67",
     "DASH-16",
     "DASH-18",
     "DASH-21"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DifotDrillDown"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": [],
        "pageNumber": 1,
        "pageSize": 25,
        "sortOption": "createdAtDateTimeUtc",
        "sortDirection": "asc",
        "serviceType": "GENERAL",
        "difotStatus": "MISS"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DifotPage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/exceptions/search": {
   "post": {
    "operationId": "searchExceptions",
    "x-method": "reports.searchExceptions",
    "summary": "The consignments behind an exception",
    "description": "Each with its exceptions of this kind raised in the period, the oldest first.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-68",
     "DASH-16",
     "DASH-18",
     "DASH-21"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExceptionDrillDown"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": [],
        "pageNumber": 1,
        "pageSize": 25,
        "sortOption": "createdAtDateTimeUtc",
        "sortDirection": "asc",
        "standardEventId": "74e1afb1-654b-63e6-3cab-ac02191db73c",
        "exceptionStatus": "OPEN",
        "statusCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ExceptionPage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/costs": {
   "post": {
    "operationId": "getCosts",
    "x-method": "reports.getCosts",
    "summary": "Confirmed prices by service type, account, region and receiver",
    "description": "Of the consignments staged in the period, with the consignments that cost furthest above their estimate. All dimensions add up to the totals.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-279",
     "DASH-52"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReportFilter"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-14T12:00:00Z",
        "serviceTypeCodes": []
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The figures of the period.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Costs"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/reports/revenue/search": {
   "post": {
    "operationId": "searchRevenue",
    "x-method": "reports.searchRevenue",
    "summary": "The consignments behind confirmed prices",
    "description": "Staged in the period, with a confirmed price. The day of a point of getRevenue is a period of one day.",
    "tags": [
     "Reports"
    ],
    "x-register": [
     "CALL-278",
     "DASH-14",
     "DASH-51"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD",
       "Consignment.ViewPricing"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RevenueDrillDown"
       },
       "example": {
        "siteIds": [
         "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b12"
        ],
        "startDateUtc": "2025-07-07T12:00:00Z",
        "endDateUtc": "2025-07-08T12:00:00Z",
        "serviceTypeCodes": [],
        "pageNumber": 1,
        "pageSize": 25,
        "sortOption": "createdAtDateTimeUtc",
        "sortDirection": "asc"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "One page.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RevenuePage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/runs/bookings/consignments/{ref}/available-booking-dates": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "listBookingSlots",
    "x-method": "bookings.listSlots",
    "summary": "When a consignment can be delivered",
    "description": "The slots with a place left, and the booked one.",
    "tags": [
     "Bookings"
    ],
    "x-register": [
     "CALL-70",
     "BOOK-02"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SlotPeriod"
       },
       "example": {
        "startDateTimeUtc": "2026-03-16T11:00:00Z",
        "endDateTimeUtc": "2026-04-16T12:00:00Z"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The slots, earliest first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 500,
         "items": {
          "$ref": "#/components/schemas/BookingSlot"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/runs/bookings/available-booking-dates": {
   "post": {
    "operationId": "listDeliverySlots",
    "x-method": "bookings.listDeliverySlots",
    "summary": "When a delivery between two places is possible",
    "description": "A place is a site or an address.",
    "tags": [
     "Bookings"
    ],
    "x-register": [
     "CALL-71",
     "SCHD-03"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Access.DASHBOARD"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SlotSearch"
       },
       "example": {
        "origin": {
         "siteId": "019808b4-0000-7000-8000-000000000000"
        },
        "destination": {
         "address": {
          "streetNumber": "12",
          "street": "Jackson Street",
          "suburb": "Petone",
          "city": "Wellington",
          "country": "New Zealand",
          "postcode": "6011"
         }
        },
        "serviceType": "GENERAL",
        "startDateTimeUtc": "2026-03-16T11:00:00Z",
        "endDateTimeUtc": "2026-04-16T12:00:00Z"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The slots, earliest first.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 500,
         "items": {
          "$ref": "#/components/schemas/BookingSlot"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/runs/bookings/consignments/{ref}/booking-status": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "getBookingStatus",
    "x-method": "bookings.getStatus",
    "summary": "Whether and when a delivery is booked",
    "description": "A POST without a body, as in the specification.",
    "tags": [
     "Bookings"
    ],
    "x-register": [
     "CALL-72",
     "BOOK-01",
     "BOOK-03"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.LimitedEdit"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The booking.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BookingStatus"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v2/runs/bookings/consignments/{ref}/booking": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Reference"
    }
   ],
   "post": {
    "operationId": "bookDelivery",
    "x-method": "bookings.create",
    "summary": "Book a slot",
    "description": "A slot that has been taken in the meantime is refused with 409 (BOOK-03), as is a call that doesn't know of the current booking (BOOK-09). The place booked before is free again. A consignment that is cancelled, or whose receiver, service or pickup is changed so that the run can't deliver it, loses its booking and its confirmed delivery date. A copy begins without a booking.",
    "tags": [
     "Bookings"
    ],
    "x-register": [
     "CALL-73",
     "BOOK-02",
     "BOOK-03",
     "BOOK-04",
     "BOOK-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH",
       "Consignment.MAINTAIN"
      ]
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/Booking"
       },
       "example": {
        "scheduleId": "019808b4-0000-7000-8000-000000000000",
        "scheduleStartDateTimeUtc": "2026-03-22T20:00:00Z"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The booking.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BookingStatus"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "409": {
      "$ref": "#/components/responses/ProblemConflict"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  }
 },
 "webhooks": {
  "consignment.status_changed": {
   "post": {
    "operationId": "receiveStatusChanged",
    "summary": "The status of a consignment changed",
    "description": "Whoever changed it. Creating a consignment is no change.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "PROV-25"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StatusChangedMessage"
       },
       "example": {
        "type": "consignment.status_changed",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "TRANSIT",
         "title": null,
         "standardEventCode": null
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "consignment.delivered": {
   "post": {
    "operationId": "receiveDelivered",
    "summary": "A consignment was delivered",
    "description": "Its status changed to Delivered; consignment.status_changed tells of it too.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "PROV-25"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeliveredMessage"
       },
       "example": {
        "type": "consignment.delivered",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "DELIVERED",
         "title": null,
         "standardEventCode": null
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "consignment.exception": {
   "post": {
    "operationId": "receiveException",
    "summary": "The provider reported an exception",
    "description": "With the title that the provider gave it.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "PROV-25"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExceptionMessage"
       },
       "example": {
        "type": "consignment.exception",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "TRANSIT",
         "title": "Delayed by a road closure",
         "standardEventCode": "DELAYED"
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "consignment.created": {
   "post": {
    "operationId": "receiveCreated",
    "summary": "A consignment was created",
    "description": "By hand, by an import, as a copy or by a call.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CreatedMessage"
       },
       "example": {
        "type": "consignment.created",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "consignment.edited": {
   "post": {
    "operationId": "receiveEdited",
    "summary": "A consignment was edited",
    "description": "Its entered fields, dates, freight or extras changed; a save that changed nothing is no edit. One message for all that a call changed.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EditedMessage"
       },
       "example": {
        "type": "consignment.edited",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "consignment.priced": {
   "post": {
    "operationId": "receivePriced",
    "summary": "The price of a consignment was confirmed",
    "description": "Worked out at delivery, or reported by the provider. A later one replaces it.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292",
     "CALL-293"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PricedMessage"
       },
       "example": {
        "type": "consignment.priced",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "consignment.proof_available": {
   "post": {
    "operationId": "receiveProofAvailable",
    "summary": "A proof of delivery is available",
    "description": "The provider gave a signatory or a file. One message for each.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ProofAvailableMessage"
       },
       "example": {
        "type": "consignment.proof_available",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         },
         "proof": {
          "fileName": "Signature.png"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "booking.made": {
   "post": {
    "operationId": "receiveBookingMade",
    "summary": "A delivery slot was booked",
    "description": "For a consignment that had none.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BookingMadeMessage"
       },
       "example": {
        "type": "booking.made",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         },
         "booking": {
          "runName": "Hutt Valley morning",
          "startDateTimeUtc": "2025-07-15T20:00:00Z"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "booking.moved": {
   "post": {
    "operationId": "receiveBookingMoved",
    "summary": "A delivery slot was exchanged for another one",
    "description": "The message has the new one.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BookingMovedMessage"
       },
       "example": {
        "type": "booking.moved",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         },
         "booking": {
          "runName": "Hutt Valley morning",
          "startDateTimeUtc": "2025-07-15T20:00:00Z"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "booking.ended": {
   "post": {
    "operationId": "receiveBookingEnded",
    "summary": "A booking ended",
    "description": "The consignment was cancelled, or the run can no longer deliver it. The message has the slot that it had.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-292"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/BookingEndedMessage"
       },
       "example": {
        "type": "booking.ended",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "FINAL",
         "title": null,
         "standardEventCode": null,
         "consignment": {
          "senderReference": null,
          "receiverReference": "PO-7781",
          "salesReference": "SO-20451",
          "deliveryDate": "2025-07-16",
          "confirmedPrice": null
         },
         "booking": {
          "runName": "Hutt Valley morning",
          "startDateTimeUtc": "2025-07-15T20:00:00Z"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "exception.answered": {
   "post": {
    "operationId": "receiveExceptionAnswered",
    "summary": "An exception was answered, or the provider decided about the answer",
    "description": "The state of the answer says which.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "ANSW-11"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ExceptionAnsweredMessage"
       },
       "example": {
        "type": "exception.answered",
        "timestamp": "2025-07-14T22:40:00Z",
        "data": {
         "reference": "TAS0001234",
         "siteId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
         "statusCode": "TRANSIT",
         "title": "Receiver was closed",
         "standardEventCode": "CLOSED",
         "answer": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b43",
          "kind": "DeliverAgain",
          "day": "2025-07-17",
          "state": "Declined",
          "reason": "No driver on that day"
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "answers.waiting": {
   "post": {
    "operationId": "receiveAnswersWaiting",
    "summary": "A customer answered an exception",
    "description": "For the freight provider's own system, at the address that the operator set (ANSW-14). It names no customer: read the answers from the feed, from your last cursor on.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "ANSW-14"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AnswersWaitingMessage"
       },
       "example": {
        "type": "answers.waiting",
        "timestamp": "2025-07-14T22:40:00Z",
        "data": {}
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "invoice.checked": {
   "post": {
    "operationId": "receiveInvoiceChecked",
    "summary": "An invoice was checked",
    "description": "Of an invoice whose sites are all among the webhook's; without prices.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "INVC-15"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/InvoiceCheckedMessage"
       },
       "example": {
        "type": "invoice.checked",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": null,
         "siteId": null,
         "statusCode": null,
         "title": null,
         "standardEventCode": null,
         "invoice": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b42",
          "number": "INV-20451",
          "lineCount": 12,
          "disagreeingCount": 2
         }
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  },
  "webhook.test": {
   "post": {
    "operationId": "receiveTest",
    "summary": "A test message",
    "description": "Sent after testWebhook.",
    "tags": [
     "Webhooks"
    ],
    "x-register": [
     "CALL-186"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/Id"
     },
     {
      "$ref": "#/components/parameters/Timestamp"
     },
     {
      "$ref": "#/components/parameters/Signature"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TestMessage"
       },
       "example": {
        "type": "webhook.test",
        "timestamp": "2025-07-14T21:30:00Z",
        "data": {
         "reference": null,
         "siteId": null,
         "statusCode": null,
         "title": null,
         "standardEventCode": null
        }
       }
      }
     }
    },
    "responses": {
     "204": {
      "$ref": "#/components/responses/Received"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "oidc": {
    "type": "openIdConnect",
    "description": "A bearer access token of the tenant's own issuer (its setting Auth:Authority; the URL below is for local use). The scopes of an operation are permissions, all of which must be in the token's permissions claim; with more than one entry, one entry is enough.",
    "openIdConnectUrl": "http://localhost:4301/.well-known/openid-configuration"
   }
  },
  "headers": {
   "RetryAfter": {
    "description": "Seconds to wait before a retry.",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 86400
    }
   },
   "TotalCount": {
    "description": "The number of consignments that matched when the file began (EXTR-07). The file may have a few more or less rows if consignments change meanwhile (EXTR-08).",
    "schema": {
     "type": "integer",
     "minimum": 0
    }
   },
   "ContentDisposition": {
    "description": "The file's name by RFC 6266.",
    "schema": {
     "type": "string",
     "maxLength": 500
    }
   }
  },
  "schemas": {
   "Problem": {
    "type": "object",
    "description": "A rule violation. The form shows the same id, path and sentence before it is sent.",
    "required": [
     "id",
     "path",
     "message"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The register row, or CONTRACT if the request does not match this document.",
      "maxLength": 20,
      "examples": [
       "FRGT-01"
      ]
     },
     "path": {
      "type": "string",
      "description": "The path in the request body, segments joined by a slash; empty for the whole body.",
      "maxLength": 500,
      "examples": [
       "lineItems/0/count"
      ]
     },
     "message": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "Count must be from 1 to 999"
      ]
     }
    }
   },
   "ProblemDetails": {
    "type": "object",
    "description": "An RFC 9457 error, with extra fields for forms and the import.",
    "required": [
     "title",
     "status"
    ],
    "properties": {
     "type": {
      "type": "string",
      "format": "uri-reference",
      "maxLength": 500,
      "examples": [
       "about:blank"
      ]
     },
     "title": {
      "type": "string",
      "description": "The kind of error; the same for every occurrence.",
      "maxLength": 500,
      "examples": [
       "The consignment is not valid"
      ]
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "detail": {
      "type": "string",
      "description": "The sentence shown to the user; without it the title is shown (ERR-02).",
      "maxLength": 2000,
      "examples": [
       "At least one freight item is required"
      ]
     },
     "instance": {
      "type": "string",
      "description": "The request id, to quote when reporting a problem to the provider.",
      "maxLength": 500
     },
     "requestId": {
      "type": "string",
      "description": "Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-",
      "maxLength": 128,
      "examples": [
       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11"
      ]
     },
     "errors": {
      "type": "object",
      "description": "Messages by path in the body. The import lists them beside the title (IMPT-09).",
      "maxProperties": 1000,
      "additionalProperties": {
       "type": "array",
       "maxItems": 200,
       "items": {
        "type": "string",
        "maxLength": 2000
       }
      },
      "examples": [
       {
        "lineItems": [
         "At least one freight item is required"
        ]
       }
      ]
     },
     "problems": {
      "type": "array",
      "description": "The same messages with the id of their rule, in the order found.",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Id": {
    "type": "string",
    "format": "uuid",
    "description": "A UUID in its canonical spelling, in lower case.",
    "examples": [
     "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
    ]
   },
   "Account": {
    "type": "object",
    "description": "The account that is invoiced.",
    "required": [
     "id",
     "code",
     "description",
     "isActive"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "KOW-001"
      ]
     },
     "description": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Kitchens North Island"
      ]
     },
     "isActive": {
      "type": "boolean"
     }
    }
   },
   "InvalidParam": {
    "type": "object",
    "required": [
     "value",
     "description"
    ],
    "properties": {
     "value": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "TAS0001234"
      ]
     },
     "description": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "The consignment is not a draft"
      ]
     }
    }
   },
   "Message": {
    "type": "object",
    "description": "One entry of a version 1 error. problemId and path, which we added, let a form show the message at its field, like the problems of ProblemDetails.",
    "required": [
     "severityName",
     "userMessage",
     "invalidParams",
     "innerMessages"
    ],
    "properties": {
     "severityName": {
      "type": "string",
      "enum": [
       "Information",
       "Warning",
       "Error"
      ]
     },
     "userMessage": {
      "type": "string",
      "description": "The sentence shown to the user.",
      "maxLength": 2000,
      "examples": [
       "At least one freight item is required"
      ]
     },
     "invalidParams": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/InvalidParam"
      }
     },
     "innerMessages": {
      "type": "array",
      "description": "Further details of this message.",
      "maxItems": 200,
      "items": {
       "type": "string",
       "maxLength": 2000
      }
     },
     "problemId": {
      "type": "string",
      "description": "The register row that refused, if any.",
      "maxLength": 20,
      "examples": [
       "CONS-41"
      ]
     },
     "path": {
      "type": "string",
      "description": "The path in the request body, segments joined by a slash; empty for the whole body.",
      "maxLength": 500,
      "examples": [
       "lineItems/0/count"
      ]
     }
    }
   },
   "MessageList": {
    "type": "object",
    "description": "A version 1 error. With more than one message the first is a summary and the second is the one to show, unless the first is of Information severity (ERR-01).",
    "required": [
     "messages"
    ],
    "properties": {
     "messages": {
      "type": "array",
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Message"
      }
     },
     "requestId": {
      "type": "string",
      "description": "Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-",
      "maxLength": 128,
      "examples": [
       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11"
      ]
     }
    }
   },
   "AddressPart": {
    "type": [
     "string",
     "null"
    ],
    "maxLength": 256,
    "x-rule": "CONS-54",
    "examples": [
     "Tahi Road"
    ]
   },
   "Region": {
    "type": "object",
    "description": "A region with its own working days and service days.",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Auckland"
      ]
     }
    }
   },
   "Address": {
    "type": "object",
    "description": "An address as stored. region is derived by the server from postcode, then city; null when neither is known.",
    "required": [
     "id",
     "streetNumber",
     "street",
     "suburb",
     "state",
     "city",
     "country",
     "postcode",
     "latitude",
     "longitude",
     "region"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "streetNumber": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "street": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "suburb": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "state": {
      "$ref": "#/components/schemas/AddressPart",
      "description": "Empty for New Zealand; used for addresses abroad."
     },
     "city": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "country": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "postcode": {
      "type": [
       "string",
       "null"
      ],
      "description": "Text, so that 0610 keeps its zero.",
      "maxLength": 10,
      "examples": [
       "1026"
      ]
     },
     "latitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -90,
      "maximum": 90,
      "examples": [
       -36.8789
      ]
     },
     "longitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -180,
      "maximum": 180,
      "examples": [
       174.6781
      ]
     },
     "region": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Region"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "SiteProxy": {
    "type": "object",
    "description": "The site that a participant represents.",
    "required": [
     "id",
     "code",
     "name",
     "isActive"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "AKL1"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Auckland"
      ]
     },
     "isActive": {
      "type": "boolean"
     }
    }
   },
   "Participant": {
    "type": "object",
    "description": "A sender or receiver as stored on the consignment. siteProxy is null for a custom address.",
    "required": [
     "id",
     "fullName",
     "phone",
     "email",
     "address",
     "siteProxy",
     "isHub"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "fullName": {
      "type": [
       "string",
       "null"
      ],
      "description": "Null only in a draft.",
      "maxLength": 256,
      "examples": [
       "Kōwhai Auckland"
      ]
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "examples": [
       "09 123 4567"
      ]
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "dock@kowhai.example"
      ]
     },
     "address": {
      "$ref": "#/components/schemas/Address"
     },
     "siteProxy": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/SiteProxy"
       },
       {
        "type": "null"
       }
      ]
     },
     "isHub": {
      "type": "boolean",
      "description": "True for one of the provider's depots."
     }
    }
   },
   "Site": {
    "type": "object",
    "required": [
     "id",
     "code",
     "name",
     "isActive",
     "defaultAccount",
     "defaultParticipant"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "AKL1"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Auckland"
      ]
     },
     "isActive": {
      "type": "boolean",
      "description": "False for a closed site. Unrelated to the active sites of PLAT-20."
     },
     "defaultAccount": {
      "description": "The account proposed for consignments of this site.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Account"
       },
       {
        "type": "null"
       }
      ]
     },
     "defaultParticipant": {
      "description": "The participant that represents the site; a create sends its id.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Participant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "UserSite": {
    "description": "A site of the user, and whether it is the requesting or the default origin site.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/Site"
     },
     {
      "type": "object",
      "required": [
       "isDefault",
       "isDefaultOrigin"
      ],
      "properties": {
       "isDefault": {
        "type": "boolean",
        "description": "The requesting site, which is charged for consignments the user creates."
       },
       "isDefaultOrigin": {
        "type": "boolean",
        "description": "Where the user dispatches most freight from."
       }
      }
     }
    ]
   },
   "UpdateMySites": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "chargeSiteId",
     "originSiteId"
    ],
    "properties": {
     "chargeSiteId": {
      "description": "The requesting site.",
      "$ref": "#/components/schemas/Id"
     },
     "originSiteId": {
      "description": "The default origin site.",
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "UserName": {
    "type": "object",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Mere Manager"
      ]
     }
    }
   },
   "ServiceTypeSetting": {
    "type": "object",
    "description": "One setting of one service type. Keys: allow-fm-users-request-pickup-date (true, false), consignment-contact-details-required (NONE, ONE, ALL), auto-generate-freight-labels (true, false); the alias spellings consignmentContactDetailsRequired and autoGenerateFreightLabels are read too (PLAT-07).",
    "required": [
     "serviceType",
     "settingKey",
     "value"
    ],
    "properties": {
     "serviceType": {
      "type": "object",
      "required": [
       "code"
      ],
      "properties": {
       "code": {
        "type": "string",
        "maxLength": 50,
        "examples": [
         "GENERAL"
        ]
       }
      }
     },
     "settingKey": {
      "type": "string",
      "maxLength": 200,
      "examples": [
       "consignment-contact-details-required"
      ]
     },
     "value": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "ONE"
      ]
     }
    }
   },
   "Volume": {
    "type": "number",
    "description": "Cubic metres, 4 decimals.",
    "minimum": 0,
    "examples": [
     1.44
    ]
   },
   "Weight": {
    "type": "number",
    "description": "Kilograms, 2 decimals.",
    "minimum": 0,
    "examples": [
     320.5
    ]
   },
   "PackagingType": {
    "type": "object",
    "description": "A package type, with the default volume (m³) and weight (kg) of one piece, or null.",
    "required": [
     "code",
     "name",
     "defaultVolume",
     "defaultWeight"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "PALLET"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Pallet"
      ]
     },
     "defaultVolume": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Volume"
       },
       {
        "type": "null"
       }
      ]
     },
     "defaultWeight": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Weight"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "Organisation": {
    "type": "object",
    "required": [
     "id",
     "name",
     "serviceTypeSettings",
     "packagingTypes",
     "accounts"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Kitchens"
      ]
     },
     "serviceTypeSettings": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/ServiceTypeSetting"
      }
     },
     "packagingTypes": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/PackagingType"
      }
     },
     "accounts": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/Account"
      }
     }
    }
   },
   "SavedView": {
    "type": "object",
    "required": [
     "id",
     "name",
     "query",
     "isDefault"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 60,
      "examples": [
       "Drafts of this week"
      ]
     },
     "query": {
      "type": "string",
      "maxLength": 4000,
      "examples": [
       "statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS"
      ]
     },
     "isDefault": {
      "type": "boolean"
     }
    }
   },
   "SaveView": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "query",
     "isDefault"
    ],
    "properties": {
     "name": {
      "type": "string",
      "description": "Unique among the user's views in any case; trimmed.",
      "minLength": 1,
      "maxLength": 60,
      "examples": [
       "Drafts of this week"
      ]
     },
     "query": {
      "type": "string",
      "description": "The query string of the list, without its question mark; parsed like the list's URL.",
      "maxLength": 4000,
      "examples": [
       "statuses=DRAFT&dateRangePresetCode=LAST_7_DAYS"
      ]
     },
     "isDefault": {
      "type": "boolean",
      "description": "Whether the list opens with this view."
     }
    }
   },
   "Instant": {
    "type": "string",
    "format": "date-time",
    "description": "An instant as ISO 8601 in UTC, ending in Z, from 1970 to 2199. A leap second is refused.",
    "examples": [
     "2025-07-14T21:30:00Z"
    ]
   },
   "Notice": {
    "type": "object",
    "required": [
     "id",
     "type",
     "reason",
     "consignmentCount",
     "requestedAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "type": {
      "type": "string",
      "enum": [
       "PickupManifestNotSent"
      ]
     },
     "reason": {
      "type": "string",
      "description": "Rejected: the mail server refused the mail or its address. Unavailable: no mail server accepted it for three days. NothingToSend: none of its consignments could be included any more.",
      "enum": [
       "Rejected",
       "Unavailable",
       "NothingToSend"
      ]
     },
     "consignmentCount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "examples": [
       12
      ]
     },
     "requestedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "SessionFlag": {
    "description": "A feature flag of the tenant, as in getClientFlags.",
    "type": "object",
    "required": [
     "flagName",
     "typedFlagValue"
    ],
    "properties": {
     "flagName": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "DeliveryBookings"
      ]
     },
     "typedFlagValue": {
      "description": "A boolean for every known flag; the client reports anything else as an error.",
      "examples": [
       true
      ]
     }
    }
   },
   "SessionOrganisation": {
    "type": "object",
    "required": [
     "id",
     "name",
     "serviceTypeSettings"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Kitchens"
      ]
     },
     "serviceTypeSettings": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/ServiceTypeSetting"
      }
     }
    }
   },
   "PrintOnPickup": {
    "type": "boolean",
    "description": "Whether labels are printed when a pickup is requested. False by default."
   },
   "LabelFormat": {
    "type": "string",
    "description": "What labels are printed as; ZPL for a thermal printer. PDF by default.",
    "enum": [
     "PDF",
     "ZPL"
    ]
   },
   "UndoSeconds": {
    "type": "integer",
    "description": "How long a pickup request can be undone before it is sent. 5 by default.",
    "enum": [
     5,
     10,
     20,
     60
    ]
   },
   "LetterKeys": {
    "type": "boolean",
    "description": "Whether single letters are keyboard shortcuts (WCAG 2.1.4). True by default."
   },
   "SortOption": {
    "type": "string",
    "description": "RequestedDeliveryDate sorts by the confirmed or else the requested delivery date (LIST-16). Consignments without the date come last.",
    "enum": [
     "createdAtDateTimeUtc",
     "RequestedDeliveryDate",
     "statusDate"
    ],
    "default": "createdAtDateTimeUtc"
   },
   "SortDirection": {
    "type": "string",
    "enum": [
     "asc",
     "desc"
    ],
    "default": "asc"
   },
   "ChosenSort": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "option",
     "direction"
    ],
    "properties": {
     "option": {
      "$ref": "#/components/schemas/SortOption"
     },
     "direction": {
      "$ref": "#/components/schemas/SortDirection"
     }
    },
    "example": {
     "option": "statusDate",
     "direction": "desc"
    }
   },
   "ListSort": {
    "description": "The last sort that the user chose for the list of consignments; null before the first.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/ChosenSort"
     },
     {
      "type": "null"
     }
    ]
   },
   "MorningMailChoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "hour",
     "viewId"
    ],
    "properties": {
     "hour": {
      "type": "integer",
      "description": "When it is sent, a full hour in Pacific/Auckland.",
      "enum": [
       5,
       6,
       7,
       8,
       9,
       10,
       11
      ]
     },
     "viewId": {
      "description": "The user's saved view that it is about; null for what needs attention. It ends when the view is deleted.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "example": {
     "hour": 7,
     "viewId": null
    }
   },
   "MorningMail": {
    "description": "The mail about what needs attention, or about a saved view, on working days; null for none, as by default.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/MorningMailChoice"
     },
     {
      "type": "null"
     }
    ]
   },
   "UserPreferences": {
    "type": "object",
    "required": [
     "printOnPickup",
     "labelFormat",
     "undoSeconds",
     "letterKeys",
     "listSort",
     "morningMail"
    ],
    "properties": {
     "printOnPickup": {
      "$ref": "#/components/schemas/PrintOnPickup"
     },
     "labelFormat": {
      "$ref": "#/components/schemas/LabelFormat"
     },
     "undoSeconds": {
      "$ref": "#/components/schemas/UndoSeconds"
     },
     "letterKeys": {
      "$ref": "#/components/schemas/LetterKeys"
     },
     "listSort": {
      "$ref": "#/components/schemas/ListSort"
     },
     "morningMail": {
      "$ref": "#/components/schemas/MorningMail"
     }
    },
    "example": {
     "printOnPickup": false,
     "labelFormat": "PDF",
     "undoSeconds": 5,
     "letterKeys": true,
     "listSort": null,
     "morningMail": {
      "hour": 7,
      "viewId": null
     }
    }
   },
   "UserSession": {
    "type": "object",
    "required": [
     "flags",
     "userName",
     "organisation",
     "sites",
     "views",
     "preferences"
    ],
    "properties": {
     "flags": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/SessionFlag"
      }
     },
     "userName": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Mere Manager"
      ]
     },
     "organisation": {
      "$ref": "#/components/schemas/SessionOrganisation"
     },
     "sites": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/UserSite"
      }
     },
     "views": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/SavedView"
      }
     },
     "preferences": {
      "$ref": "#/components/schemas/UserPreferences"
     }
    }
   },
   "SavePreferences": {
    "type": "object",
    "additionalProperties": false,
    "minProperties": 1,
    "properties": {
     "printOnPickup": {
      "$ref": "#/components/schemas/PrintOnPickup"
     },
     "labelFormat": {
      "$ref": "#/components/schemas/LabelFormat"
     },
     "undoSeconds": {
      "$ref": "#/components/schemas/UndoSeconds"
     },
     "letterKeys": {
      "$ref": "#/components/schemas/LetterKeys"
     },
     "listSort": {
      "$ref": "#/components/schemas/ListSort"
     },
     "morningMail": {
      "$ref": "#/components/schemas/MorningMail"
     }
    }
   },
   "FormKey": {
    "type": "string",
    "pattern": "^[A-Za-z0-9-]{1,100}$",
    "examples": [
     "consignment-create"
    ]
   },
   "UnsavedForm": {
    "type": "object",
    "required": [
     "key",
     "savedAtDateTimeUtc"
    ],
    "properties": {
     "key": {
      "$ref": "#/components/schemas/FormKey"
     },
     "savedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "Revision": {
    "type": "integer",
    "description": "Increases with every write; never reused for the same form.",
    "minimum": 1,
    "maximum": 9007199254740991,
    "examples": [
     1752528600000
    ]
   },
   "UnsavedWorkKept": {
    "type": "object",
    "required": [
     "revision",
     "savedAtDateTimeUtc"
    ],
    "properties": {
     "revision": {
      "$ref": "#/components/schemas/Revision"
     },
     "savedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "UnsavedWork": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/UnsavedWorkKept"
     },
     {
      "type": "object",
      "required": [
       "content"
      ],
      "properties": {
       "content": {
        "type": "object",
        "additionalProperties": true,
        "maxProperties": 1000
       }
      }
     }
    ]
   },
   "UnsavedWorkContent": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "content",
     "revision"
    ],
    "properties": {
     "content": {
      "type": "object",
      "additionalProperties": true,
      "description": "The form's own fields; as JSON at most 256 KiB, 32 levels deep and 20,000 values (PLAT-24).",
      "maxProperties": 1000,
      "x-max-bytes": 524288,
      "x-max-depth": 32,
      "x-max-nodes": 20000
     },
     "revision": {
      "description": "The revision this is based on, as last read or written; null if nothing was stored.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Revision"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "UnsavedWorkNow": {
    "description": "The stored work, or null.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/UnsavedWork"
     },
     {
      "type": "null"
     }
    ]
   },
   "UnsavedWorkChangedMessages": {
    "description": "A message list with the stored work.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/MessageList"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "$ref": "#/components/schemas/UnsavedWorkNow"
       }
      }
     }
    ]
   },
   "UnsavedWorkChangedProblem": {
    "description": "Problem details with the stored work.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ProblemDetails"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "$ref": "#/components/schemas/UnsavedWorkNow"
       }
      }
     }
    ]
   },
   "Reference": {
    "type": "string",
    "description": "The consignment's number, unique in its tenant, as printed on labels. Case-insensitive in requests.",
    "minLength": 1,
    "maxLength": 50,
    "x-normalise": "upper-case",
    "examples": [
     "TAS0001234"
    ]
   },
   "Tag": {
    "type": "object",
    "description": "A provider's tag on the consignment.",
    "required": [
     "code",
     "colour",
     "name"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "FRAGILE"
      ]
     },
     "colour": {
      "type": "string",
      "description": "A CSS hexadecimal colour.",
      "pattern": "^#[0-9a-fA-F]{6}$",
      "examples": [
       "#d9480f"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Fragile"
      ]
     }
    }
   },
   "ConsignmentStatusCode": {
    "type": "string",
    "description": "FINAL is shown as Ready, ERR as Error (LIST-20).",
    "enum": [
     "DRAFT",
     "FINAL",
     "STAGED",
     "PICKUP",
     "TRANSIT",
     "DELIVERING",
     "DELIVERED",
     "CANCELLED",
     "ERR"
    ]
   },
   "StatusHistoryEntry": {
    "type": "object",
    "description": "A status that was reached. The last entry is the current status (LIST-23).",
    "required": [
     "code",
     "name",
     "statusDate"
    ],
    "properties": {
     "code": {
      "$ref": "#/components/schemas/ConsignmentStatusCode"
     },
     "name": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Draft"
      ]
     },
     "statusDate": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "AnswerKind": {
    "type": "string",
    "description": "DeliverAgain has a day, CorrectAddress a receiver, FreeText a note; the others may have a note.",
    "enum": [
     "DeliverAgain",
     "CorrectAddress",
     "ReturnToSender",
     "Dispose",
     "FreeText"
    ]
   },
   "Day": {
    "type": "string",
    "description": "A day in Pacific/Auckland, without a time.",
    "format": "date",
    "examples": [
     "2025-07-15"
    ]
   },
   "AnsweredAddress": {
    "type": "object",
    "required": [
     "streetNumber",
     "street",
     "suburb",
     "state",
     "city",
     "country",
     "postcode",
     "latitude",
     "longitude"
    ],
    "properties": {
     "streetNumber": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "street": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "suburb": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "state": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "city": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "country": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "postcode": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 10,
      "examples": [
       "0110"
      ]
     },
     "latitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -90,
      "maximum": 90,
      "examples": [
       -36.8789
      ]
     },
     "longitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -180,
      "maximum": 180,
      "examples": [
       174.6781
      ]
     }
    }
   },
   "AnsweredReceiver": {
    "type": "object",
    "required": [
     "fullName",
     "phone",
     "email",
     "address"
    ],
    "properties": {
     "fullName": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "Tūī Café"
      ]
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "examples": [
       "021 555 0199"
      ]
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "orders@tui.example"
      ]
     },
     "address": {
      "$ref": "#/components/schemas/AnsweredAddress"
     }
    }
   },
   "AnswerState": {
    "type": "string",
    "description": "Whether the provider has decided. It decides once.",
    "enum": [
     "WaitingForProvider",
     "Accepted",
     "Declined"
    ]
   },
   "ExceptionAnswer": {
    "type": "object",
    "description": "What a customer answered, and what the freight provider decided.",
    "required": [
     "id",
     "kind",
     "day",
     "receiver",
     "note",
     "state",
     "answeredAtDateTimeUtc",
     "answeredBy",
     "decidedAtDateTimeUtc",
     "reason"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "kind": {
      "$ref": "#/components/schemas/AnswerKind"
     },
     "day": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiver": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AnsweredReceiver"
       },
       {
        "type": "null"
       }
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
     },
     "state": {
      "$ref": "#/components/schemas/AnswerState"
     },
     "answeredAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "answeredBy": {
      "type": [
       "string",
       "null"
      ],
      "description": "The person's name; null if the person no longer exists.",
      "maxLength": 256,
      "examples": [
       "Mere Manager"
      ]
     },
     "decidedAtDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "What the provider said about its decision.",
      "maxLength": 200,
      "examples": [
       "No driver on that day"
      ]
     }
    }
   },
   "DeliveryEvent": {
    "type": "object",
    "description": "EXCP is an exception, INFO a note. Unresolved means that resolvedTimestamp is null (CONS-13).",
    "required": [
     "id",
     "deliveryEventTypeCode",
     "title",
     "createdAtDateTimeUtc",
     "actionRequired",
     "resolvedTimestamp",
     "answers"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "deliveryEventTypeCode": {
      "type": "string",
      "enum": [
       "EXCP",
       "INFO"
      ]
     },
     "title": {
      "type": "string",
      "maxLength": 500,
      "examples": [
       "Receiver was closed"
      ]
     },
     "createdAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "actionRequired": {
      "type": "boolean"
     },
     "resolvedTimestamp": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "answers": {
      "type": "array",
      "description": "What was answered to the freight provider, oldest first (ANSW-06).",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ExceptionAnswer"
      }
     }
    }
   },
   "StatusHistoryDetail": {
    "description": "A status that was reached, with the delivery events during it.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/StatusHistoryEntry"
     },
     {
      "type": "object",
      "required": [
       "deliveryEvents"
      ],
      "properties": {
       "deliveryEvents": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/DeliveryEvent"
        }
       }
      }
     }
    ]
   },
   "ServiceType": {
    "type": "object",
    "required": [
     "code",
     "name",
     "cubicFactor"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "General freight"
      ]
     },
     "cubicFactor": {
      "type": [
       "number",
       "null"
      ],
      "description": "The weight charged per cubic metre, in kg/m³ with 2 decimals. Chargeable weight is the greater of the weight and the volume times this factor (FRGT-17). Null if the provider charges on dead weight only.",
      "exclusiveMinimum": 0,
      "maximum": 10000,
      "examples": [
       200
      ]
     }
    }
   },
   "DangerousGoods": {
    "type": "object",
    "description": "The dangerous goods of a freight item. The UN number is text of four digits, never a number.",
    "required": [
     "unNumber",
     "class",
     "subsidiaryClass1",
     "subsidiaryClass2",
     "nameAndDescription"
    ],
    "properties": {
     "unNumber": {
      "type": "string",
      "maxLength": 4,
      "examples": [
       "1263"
      ]
     },
     "class": {
      "type": "string",
      "maxLength": 20,
      "examples": [
       "3"
      ]
     },
     "subsidiaryClass1": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20,
      "examples": [
       "6.1"
      ]
     },
     "subsidiaryClass2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "nameAndDescription": {
      "type": [
       "string",
       "null"
      ],
      "description": "The proper shipping name, stored with the item (DG-05). Null if none is known.",
      "maxLength": 1000,
      "examples": [
       "Paint"
      ]
     },
     "packingGroup": {
      "type": [
       "string",
       "null"
      ],
      "description": "I, II or III; null for goods without a packing group (DG-05).",
      "enum": [
       "I",
       "II",
       "III",
       null
      ],
      "examples": [
       "II"
      ]
     },
     "quantity": {
      "type": [
       "number",
       "null"
      ],
      "description": "The total of the item, in quantityUnit (DGDC-01).",
      "minimum": 0,
      "maximum": 40000,
      "examples": [
       12.5
      ]
     },
     "quantityUnit": {
      "type": [
       "string",
       "null"
      ],
      "description": "L or kg.",
      "enum": [
       "L",
       "kg",
       null
      ],
      "examples": [
       "L"
      ]
     },
     "flashPoint": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Whole degrees Celsius (DGDC-02).",
      "minimum": -100,
      "maximum": 300,
      "examples": [
       23
      ]
     },
     "marinePollutant": {
      "type": "boolean",
      "examples": [
       false
      ]
     },
     "limitedQuantity": {
      "type": "boolean",
      "description": "Packed as limited quantities.",
      "examples": [
       false
      ]
     }
    }
   },
   "LineItemVersion": {
    "type": "integer",
    "description": "Increases with every change of the item (CONS-57).",
    "minimum": 1,
    "maximum": 2147483647,
    "examples": [
     1
    ]
   },
   "LineItem": {
    "type": "object",
    "description": "A freight item. length, width and height are of one piece, in metres; volume (m³) and weight (kg) are totals of the line (FRGT-15).",
    "required": [
     "id",
     "count",
     "description",
     "packagingType",
     "length",
     "width",
     "height",
     "volume",
     "weight",
     "dangerousGoods"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 5000
     },
     "packagingType": {
      "$ref": "#/components/schemas/PackagingType"
     },
     "length": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 100
     },
     "width": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 100
     },
     "height": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0,
      "maximum": 100
     },
     "volume": {
      "$ref": "#/components/schemas/Volume"
     },
     "weight": {
      "$ref": "#/components/schemas/Weight"
     },
     "dangerousGoods": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/DangerousGoods"
       },
       {
        "type": "null"
       }
      ]
     },
     "version": {
      "$ref": "#/components/schemas/LineItemVersion"
     }
    }
   },
   "Totals": {
    "type": "object",
    "description": "Over all freight items. packagingTypeName is the shared name if all items have the same, otherwise null, so that the list writes '2 Pallet' or '5 pieces'.",
    "required": [
     "deliveryItems",
     "packagingTypeName",
     "volume",
     "weight"
    ],
    "properties": {
     "deliveryItems": {
      "type": "integer",
      "description": "The number of pieces, the sum of the counts.",
      "minimum": 0,
      "examples": [
       2
      ]
     },
     "packagingTypeName": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "Pallet"
      ]
     },
     "volume": {
      "$ref": "#/components/schemas/Volume"
     },
     "weight": {
      "$ref": "#/components/schemas/Weight"
     }
    }
   },
   "HireUnit": {
    "type": "object",
    "required": [
     "providerCode",
     "code",
     "name"
    ],
    "properties": {
     "providerCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "CHEP"
      ]
     },
     "code": {
      "type": "string",
      "description": "Unique within its provider.",
      "maxLength": 50,
      "examples": [
       "PALLET"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "CHEP pallet"
      ]
     }
    }
   },
   "HireageLine": {
    "type": "object",
    "required": [
     "hireUnit",
     "quantity"
    ],
    "properties": {
     "hireUnit": {
      "$ref": "#/components/schemas/HireUnit"
     },
     "quantity": {
      "type": "integer",
      "minimum": 1,
      "maximum": 999,
      "examples": [
       2
      ]
     }
    }
   },
   "ConsignmentFlag": {
    "type": "object",
    "description": "A flag with its properties. EXPORT carries the export certificate, trimmed (EXPT-01).",
    "required": [
     "code",
     "flagProperties"
    ],
    "properties": {
     "code": {
      "type": "string",
      "enum": [
       "EXPORT"
      ]
     },
     "flagProperties": {
      "type": "object",
      "required": [
       "ecert"
      ],
      "properties": {
       "ecert": {
        "type": "string",
        "maxLength": 256,
        "examples": [
         "NZL2025/KOW/1234"
        ]
       }
      }
     }
    }
   },
   "InstructionCode": {
    "type": "string",
    "description": "INCLUDED, driver completes; ONREQUEST, driver completes if the receiver asks; EXCLUDED, not available to the driver.",
    "enum": [
     "INCLUDED",
     "ONREQUEST",
     "EXCLUDED"
    ]
   },
   "DeliveryExtra": {
    "type": "object",
    "description": "An additional service at delivery. Priced and edited by the operations of CALL-46 and CALL-47.",
    "required": [
     "deliveryExtraId",
     "deliveryExtraCode",
     "deliveryExtraName",
     "deliveryExtraDescription",
     "serviceTypeCode",
     "isPerConsignment",
     "defaultInstructionCode"
    ],
    "properties": {
     "deliveryExtraId": {
      "$ref": "#/components/schemas/Id"
     },
     "deliveryExtraCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAILLIFT"
      ]
     },
     "deliveryExtraName": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Tail lift"
      ]
     },
     "deliveryExtraDescription": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000
     },
     "serviceTypeCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "isPerConsignment": {
      "type": "boolean",
      "description": "True for a switch of 0 or 1 (XTRA-04)."
     },
     "defaultInstructionCode": {
      "description": "The instruction of a consignment that has said nothing about the extra (XTRA-08).",
      "allOf": [
       {
        "$ref": "#/components/schemas/InstructionCode"
       }
      ]
     }
    }
   },
   "DeliveryExtraInstruction": {
    "type": "object",
    "description": "The instruction and its result.",
    "required": [
     "instructionCode",
     "quantityCompleted"
    ],
    "properties": {
     "instructionCode": {
      "$ref": "#/components/schemas/InstructionCode"
     },
     "quantityCompleted": {
      "type": [
       "integer",
       "null"
      ],
      "description": "What the driver reported; read-only.",
      "minimum": 0,
      "maximum": 100000
     }
    }
   },
   "ConsignmentDeliveryExtra": {
    "description": "An extra with its instruction for this consignment.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/DeliveryExtra"
     },
     {
      "type": "object",
      "required": [
       "instruction",
       "quantityRequested"
      ],
      "properties": {
       "instruction": {
        "$ref": "#/components/schemas/DeliveryExtraInstruction"
       },
       "quantityRequested": {
        "type": "integer",
        "description": "0 or 1 for an extra per consignment.",
        "minimum": 0,
        "maximum": 999
       }
      }
     }
    ]
   },
   "Money": {
    "type": "number",
    "description": "New Zealand dollars excluding GST, 2 decimals.",
    "minimum": 0,
    "examples": [
     184.25
    ]
   },
   "ReceiversPage": {
    "type": "object",
    "required": [
     "state",
     "endsAtDateTimeUtc"
    ],
    "properties": {
     "state": {
      "type": "string",
      "description": "NotShared until a link was made, Ended when the one that was made doesn't work any more.",
      "enum": [
       "NotShared",
       "Shared",
       "Ended"
      ]
     },
     "endsAtDateTimeUtc": {
      "description": "When its link ends; null while that isn't known, and without a link.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "Place": {
    "type": "object",
    "description": "Degrees, WGS 84.",
    "additionalProperties": false,
    "required": [
     "latitude",
     "longitude"
    ],
    "properties": {
     "latitude": {
      "type": "number",
      "minimum": -90,
      "maximum": 90,
      "examples": [
       -36.8485
      ]
     },
     "longitude": {
      "type": "number",
      "minimum": -180,
      "maximum": 180,
      "examples": [
       174.7633
      ]
     }
    }
   },
   "ProofOfDelivery": {
    "type": "object",
    "required": [
     "signatory",
     "piecesDelivered",
     "piecesSent",
     "note",
     "place"
    ],
    "properties": {
     "signatory": {
      "type": [
       "string",
       "null"
      ],
      "description": "Who signed.",
      "maxLength": 100,
      "examples": [
       "Mere Tahu"
      ]
     },
     "piecesDelivered": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000,
      "examples": [
       8
      ]
     },
     "piecesSent": {
      "type": "integer",
      "description": "The pieces of all freight items at the delivery.",
      "minimum": 0,
      "maximum": 1000000,
      "examples": [
       8
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "description": "The driver's note.",
      "maxLength": 1000,
      "examples": [
       "Left with the storekeeper"
      ]
     },
     "place": {
      "description": "Where it was handed over.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Place"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "SignedLoad": {
    "type": "object",
    "required": [
     "signedBy",
     "signedAtDateTimeUtc",
     "expected",
     "missing"
    ],
    "properties": {
     "signedBy": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Sione Fīnau"
      ]
     },
     "signedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "expected": {
      "type": "integer",
      "description": "How many pieces the consignment had.",
      "minimum": 0,
      "maximum": 200000
     },
     "missing": {
      "type": "integer",
      "description": "How many of them were not loaded.",
      "minimum": 0,
      "maximum": 200000
     }
    }
   },
   "Claim": {
    "type": "object",
    "required": [
     "claimBy",
     "reasons"
    ],
    "properties": {
     "claimBy": {
      "type": "string",
      "format": "date",
      "description": "The last day in New Zealand on which a claim can be made, by the freight provider's rule.",
      "examples": [
       "2026-12-03"
      ]
     },
     "reasons": {
      "type": "array",
      "description": "What the exceptions say.",
      "maxItems": 1000,
      "items": {
       "type": "string",
       "maxLength": 1000
      },
      "examples": [
       [
        "Goods arrived damaged"
       ]
      ]
     }
    }
   },
   "Consignment": {
    "type": "object",
    "description": "A list of freight items sent from a sender to a receiver, with all its details.",
    "required": [
     "id",
     "reference",
     "createdAtDateTimeUtc",
     "lastModifiedAtDateTimeUtc",
     "chargeSite",
     "tags",
     "statusHistory",
     "serviceType",
     "account",
     "senderParticipant",
     "receiverParticipant",
     "senderReference",
     "receiverReference",
     "salesReference",
     "notes",
     "receiverNotes",
     "requestedPickupDateTimeUtc",
     "requestedDeliveryDateTimeUtc",
     "confirmedDeliveryDateTimeUtc",
     "lineItems",
     "totals",
     "hireage",
     "consignmentFlags",
     "availableDeliveryExtras",
     "deliveryExtras",
     "estimatedPrice",
     "confirmedPrice",
     "trackingUrl",
     "receiversPage",
     "isDeliveryException",
     "hasUnresolvedNotes",
     "labelsOutdated",
     "noteOutdated",
     "proofOfDelivery"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "createdAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "lastModifiedAtDateTimeUtc": {
      "description": "Changes whenever the status, or a field updateConsignment writes, changes.",
      "$ref": "#/components/schemas/Instant"
     },
     "chargeSite": {
      "description": "The requesting site, which is charged; list and reports filter by it (PLAT-20).",
      "$ref": "#/components/schemas/SiteProxy"
     },
     "tags": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/Tag"
      }
     },
     "statusHistory": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/StatusHistoryDetail"
      }
     },
     "serviceType": {
      "$ref": "#/components/schemas/ServiceType"
     },
     "account": {
      "$ref": "#/components/schemas/Account"
     },
     "senderParticipant": {
      "$ref": "#/components/schemas/Participant"
     },
     "receiverParticipant": {
      "$ref": "#/components/schemas/Participant"
     },
     "senderReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256
     },
     "receiverReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256
     },
     "salesReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 250
     },
     "notes": {
      "type": [
       "string",
       "null"
      ],
      "description": "The sender's notes.",
      "maxLength": 5000
     },
     "receiverNotes": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 5000
     },
     "requestedPickupDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "requestedDeliveryDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmedDeliveryDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "lineItems": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/LineItem"
      }
     },
     "totals": {
      "$ref": "#/components/schemas/Totals"
     },
     "hireage": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/HireageLine"
      }
     },
     "consignmentFlags": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/ConsignmentFlag"
      }
     },
     "availableDeliveryExtras": {
      "type": "array",
      "description": "The extras the service type offers.",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/DeliveryExtra"
      }
     },
     "deliveryExtras": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ConsignmentDeliveryExtra"
      }
     },
     "estimatedPrice": {
      "description": "Excluding GST and FAF; null without the price permission, in Draft, and when there is none.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Money"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmedPrice": {
      "description": "Excluding GST; null without the price permission, in Draft, and when there is none.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Money"
       },
       {
        "type": "null"
       }
      ]
     },
     "trackingUrl": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri",
      "maxLength": 2000,
      "examples": [
       "https://tasman.example/track/TAS0001234"
      ]
     },
     "receiversPage": {
      "description": "The page that the receiver reads without signing in (TRAK-03); null where there is none, as for a Draft and where another tracking page is used. While it is shared, trackingUrl is its link.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ReceiversPage"
       },
       {
        "type": "null"
       }
      ]
     },
     "isDeliveryException": {
      "type": "boolean",
      "description": "Whether the status history has an unresolved exception."
     },
     "hasUnresolvedNotes": {
      "type": "boolean",
      "description": "Whether a note that needs action is unresolved."
     },
     "labelsOutdated": {
      "type": "boolean",
      "description": "Whether the consignment has changed since its labels were last printed, so that they should be printed again; false until they were printed, and once the freight was picked up (DOCS-16)."
     },
     "noteOutdated": {
      "type": "boolean",
      "description": "The same of its consignment note (DOCS-43)."
     },
     "proofOfDelivery": {
      "description": "How the provider reported that the freight was handed over (PODX-01); null if it reported nothing but the delivery.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ProofOfDelivery"
       },
       {
        "type": "null"
       }
      ]
     },
     "loadCheck": {
      "description": "The latest signed load check (LOAD-24); null or missing before the first.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/SignedLoad"
       },
       {
        "type": "null"
       }
      ]
     },
     "claim": {
      "description": "What can be claimed for damage or loss that the provider reported (CLAM-01); null or missing if nothing.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Claim"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "LastConsignment": {
    "type": "object",
    "required": [
     "consignment"
    ],
    "properties": {
     "consignment": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Consignment"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "KnownReceiver": {
    "type": "object",
    "description": "Whom something was sent to, and how the last time.",
    "required": [
     "id",
     "fullName",
     "phone",
     "email",
     "address",
     "participantId",
     "serviceTypeCode",
     "packagingTypeCode",
     "usedAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "fullName": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "Tūī Café"
      ]
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "examples": [
       "021 555 0199"
      ]
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "orders@tui.example"
      ]
     },
     "address": {
      "$ref": "#/components/schemas/Address"
     },
     "participantId": {
      "description": "Of the site; null for a typed receiver.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "serviceTypeCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "packagingTypeCode": {
      "type": [
       "string",
       "null"
      ],
      "description": "Of the first freight item; null without one.",
      "maxLength": 50,
      "examples": [
       "PALLET"
      ]
     },
     "usedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "FoundReceivers": {
    "type": "object",
    "required": [
     "receivers"
    ],
    "properties": {
     "receivers": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/KnownReceiver"
      }
     }
    }
   },
   "AddressInput": {
    "type": "object",
    "description": "A typed address. PART-02 says which fields are required; an empty country means New Zealand.",
    "additionalProperties": false,
    "properties": {
     "streetNumber": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "street": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "suburb": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "state": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "city": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "country": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "postcode": {
      "type": [
       "string",
       "null"
      ],
      "description": "Digits as text.",
      "maxLength": 10,
      "x-rule": "CONS-54",
      "examples": [
       "1026"
      ]
     },
     "latitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -90,
      "maximum": 90,
      "examples": [
       -36.8789
      ]
     },
     "longitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -180,
      "maximum": 180,
      "examples": [
       174.6781
      ]
     }
    }
   },
   "SaveReceiver": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "fullName",
     "phone",
     "email",
     "address"
    ],
    "properties": {
     "fullName": {
      "type": "string",
      "maxLength": 256,
      "x-rule": "CONS-54",
      "examples": [
       "Tūī Café"
      ]
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "x-rule": "PART-04",
      "examples": [
       "021 555 0199"
      ]
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "x-rule": "PART-05",
      "examples": [
       "orders@tui.example"
      ]
     },
     "address": {
      "$ref": "#/components/schemas/AddressInput"
     }
    }
   },
   "TemplateName": {
    "type": "object",
    "required": [
     "id",
     "name",
     "savedAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 60,
      "examples": [
       "Weekly pallets to Tūī Café"
      ]
     },
     "savedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "Template": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/TemplateName"
     },
     {
      "type": "object",
      "required": [
       "content"
      ],
      "properties": {
       "content": {
        "type": "object",
        "additionalProperties": true
       }
      }
     }
    ]
   },
   "SaveTemplate": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "content"
    ],
    "properties": {
     "name": {
      "type": "string",
      "description": "Unique among the templates of the site in any case; trimmed.",
      "minLength": 1,
      "maxLength": 60,
      "examples": [
       "Weekly pallets to Tūī Café"
      ]
     },
     "content": {
      "type": "object",
      "additionalProperties": true,
      "description": "The form's own fields, as unsaved work has them; as JSON at most 64 KiB.",
      "maxProperties": 100,
      "x-max-bytes": 131072,
      "x-max-depth": 32,
      "x-max-nodes": 10000
     }
    }
   },
   "ImportSessionSummary": {
    "type": "object",
    "required": [
     "id",
     "fileName",
     "rowCount",
     "consignmentCount",
     "revision",
     "savedAtDateTimeUtc",
     "expiresAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "fileName": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "orders.csv"
      ]
     },
     "rowCount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000
     },
     "consignmentCount": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
     },
     "revision": {
      "$ref": "#/components/schemas/Revision"
     },
     "savedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "expiresAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "ImportContent": {
    "type": "string",
    "description": "The rows and choices of the import, as gzip in base64. The server keeps it and reads nothing of it.",
    "pattern": "^[A-Za-z0-9+/]+={0,2}$",
    "minLength": 4,
    "maxLength": 960000
   },
   "ImportSession": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ImportSessionSummary"
     },
     {
      "type": "object",
      "required": [
       "content"
      ],
      "properties": {
       "content": {
        "$ref": "#/components/schemas/ImportContent"
       }
      }
     }
    ]
   },
   "SaveImportSession": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "fileName",
     "rowCount",
     "consignmentCount",
     "content",
     "revision"
    ],
    "properties": {
     "fileName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 256
     },
     "rowCount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000
     },
     "consignmentCount": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
     },
     "content": {
      "$ref": "#/components/schemas/ImportContent"
     },
     "revision": {
      "description": "The revision this is based on, as last read or written; null if nothing was stored.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Revision"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ImportSessionChanged": {
    "description": "Problem details with what is stored now, without its rows.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ProblemDetails"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "oneOf": [
         {
          "$ref": "#/components/schemas/ImportSessionSummary"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     }
    ]
   },
   "Digest": {
    "type": "string",
    "description": "SHA-256 of what is created, in base64url without padding.",
    "pattern": "^[A-Za-z0-9_-]{43}$",
    "minLength": 43,
    "maxLength": 43,
    "examples": [
     "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU"
    ]
   },
   "ImportedConsignment": {
    "type": "object",
    "required": [
     "digest",
     "occurrence",
     "reference",
     "importedAtDateTimeUtc",
     "fileName"
    ],
    "properties": {
     "digest": {
      "$ref": "#/components/schemas/Digest"
     },
     "occurrence": {
      "type": "integer",
      "description": "Equal consignments are counted from 1.",
      "minimum": 1,
      "maximum": 99999
     },
     "reference": {
      "description": "Null where the caller may not see the consignment.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Reference"
       },
       {
        "type": "null"
       }
      ]
     },
     "importedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "fileName": {
      "type": "string",
      "description": "Of the file that it was imported from; empty where the caller may not see the consignment.",
      "maxLength": 256
     }
    }
   },
   "ImportColumnName": {
    "type": "string",
    "description": "A column of IMPT-15.",
    "enum": [
     "chargeAccount",
     "serviceType",
     "requestedPickupDate",
     "requestedDeliveryDate",
     "senderSite",
     "senderReference",
     "senderNotes",
     "receiverSite",
     "receiverReference",
     "salesReference",
     "freightDescription",
     "packagingType",
     "quantity",
     "length",
     "width",
     "height",
     "volume",
     "weight",
     "unNumber",
     "dgClass",
     "subsidiaryClass1",
     "subsidiaryClass2",
     "dgQuantity",
     "dgUnit",
     "dgFlashPoint",
     "dgMarinePollutant",
     "dgLimitedQuantities",
     "hireProvider",
     "hireUnit",
     "hireQuantity",
     "exportCertificate"
    ]
   },
   "ImportColumn": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "heading",
     "column"
    ],
    "properties": {
     "heading": {
      "type": "string",
      "description": "As it stands in the file.",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "Ship from"
      ]
     },
     "column": {
      "description": "What it stands for; null if it is not read.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ImportColumnName"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ImportPriceRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "consignments"
    ],
    "properties": {
     "consignments": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "accountId",
        "serviceType",
        "senderParticipantId",
        "receiverParticipantId",
        "lineItems"
       ],
       "properties": {
        "accountId": {
         "$ref": "#/components/schemas/Id"
        },
        "serviceType": {
         "type": "string",
         "maxLength": 50
        },
        "senderParticipantId": {
         "$ref": "#/components/schemas/Id"
        },
        "receiverParticipantId": {
         "$ref": "#/components/schemas/Id"
        },
        "lineItems": {
         "type": "array",
         "maxItems": 200,
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "count",
           "packagingType",
           "volume",
           "weight"
          ],
          "properties": {
           "count": {
            "type": "integer",
            "x-rule": "FRGT-01"
           },
           "packagingType": {
            "type": "string",
            "maxLength": 50
           },
           "volume": {
            "type": "number",
            "description": "Cubic metres of the line.",
            "x-rule": "FRGT-05"
           },
           "weight": {
            "type": "number",
            "description": "Kilograms of the line.",
            "x-rule": "FRGT-06"
           },
           "length": {
            "type": [
             "number",
             "null"
            ],
            "description": "Metres of one piece.",
            "x-rule": "FRGT-03"
           },
           "width": {
            "type": [
             "number",
             "null"
            ],
            "description": "Metres of one piece.",
            "x-rule": "FRGT-03"
           },
           "height": {
            "type": [
             "number",
             "null"
            ],
            "description": "Metres of one piece.",
            "x-rule": "FRGT-03"
           },
           "isDangerousGoods": {
            "type": "boolean",
            "default": false
           }
          }
         }
        }
       }
      }
     }
    }
   },
   "ImportPrices": {
    "type": "object",
    "required": [
     "prices"
    ],
    "properties": {
     "prices": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "type": "object",
       "required": [
        "totalPrice",
        "reason"
       ],
       "properties": {
        "totalPrice": {
         "description": "Dollars excluding GST, with the fuel adjustment; null where there is no price.",
         "oneOf": [
          {
           "$ref": "#/components/schemas/Money"
          },
          {
           "type": "null"
          }
         ]
        },
        "reason": {
         "type": [
          "string",
          "null"
         ],
         "description": "Why there is no price.",
         "maxLength": 2000
        }
       }
      }
     }
    }
   },
   "Status": {
    "type": "object",
    "required": [
     "code",
     "name",
     "displaySequence"
    ],
    "properties": {
     "code": {
      "type": "string",
      "description": "Not an enum here, because a server may know more statuses than a client (LIST-20).",
      "maxLength": 50,
      "examples": [
       "DRAFT"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Draft"
      ]
     },
     "displaySequence": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000,
      "examples": [
       10
      ]
     }
    }
   },
   "Locality": {
    "type": "object",
    "description": "The parts of an address that distinguish two sites of the same name in a list.",
    "required": [
     "suburb",
     "city",
     "region"
    ],
    "properties": {
     "suburb": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "city": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "region": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Region"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ParticipantSummary": {
    "type": "object",
    "required": [
     "id",
     "fullName",
     "address"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "fullName": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Wellington"
      ]
     },
     "address": {
      "$ref": "#/components/schemas/Locality"
     }
    }
   },
   "ParticipantSite": {
    "type": "object",
    "description": "A site in a list or search; isActive false is labelled '(Inactive)'.",
    "required": [
     "id",
     "code",
     "name",
     "isActive",
     "defaultParticipant"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "WGN1"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Kōwhai Wellington"
      ]
     },
     "isActive": {
      "type": "boolean"
     },
     "defaultParticipant": {
      "$ref": "#/components/schemas/ParticipantSummary"
     }
    }
   },
   "SuggestedAddress": {
    "type": "object",
    "required": [
     "streetNumber",
     "street",
     "suburb",
     "city",
     "postcode",
     "country",
     "latitude",
     "longitude"
    ],
    "properties": {
     "streetNumber": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "street": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "suburb": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "city": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "postcode": {
      "type": [
       "string",
       "null"
      ],
      "description": "Text, so that 0610 keeps its zero.",
      "maxLength": 10
     },
     "country": {
      "$ref": "#/components/schemas/AddressPart"
     },
     "latitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -90,
      "maximum": 90
     },
     "longitude": {
      "type": [
       "number",
       "null"
      ],
      "minimum": -180,
      "maximum": 180
     }
    }
   },
   "AddressSuggestion": {
    "type": "object",
    "description": "An address to fill a form with; unknown fields are null.",
    "required": [
     "label",
     "source",
     "name",
     "address"
    ],
    "properties": {
     "label": {
      "type": "string",
      "description": "The address on one line.",
      "maxLength": 1500
     },
     "source": {
      "type": "string",
      "description": "A site, an address typed on an earlier consignment, or only a suburb or town.",
      "enum": [
       "site",
       "earlier",
       "place"
      ]
     },
     "name": {
      "type": [
       "string",
       "null"
      ],
      "description": "The name of the site or of the earlier receiver.",
      "maxLength": 256
     },
     "address": {
      "$ref": "#/components/schemas/SuggestedAddress"
     }
    }
   },
   "FileType": {
    "type": "object",
    "required": [
     "code",
     "name"
    ],
    "properties": {
     "code": {
      "type": "string",
      "description": "CONNOTE, FRTLABEL and PODDOC are the documents of DOCS-05.",
      "maxLength": 50,
      "examples": [
       "PODDOC"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Proof of delivery"
      ]
     }
    }
   },
   "LocalMidnight": {
    "type": "string",
    "format": "date-time",
    "description": "Midnight of a day in Pacific/Auckland, as an instant (DATE-07). Any other instant stands for its day, and is stored as that day's midnight.",
    "x-normalise": "local-midnight",
    "examples": [
     "2025-07-14T12:00:00Z"
    ]
   },
   "ParticipantInput": {
    "type": "object",
    "description": "A custom address. With a participant id, the contact for this consignment: phone and email override the site's; fullName and address are ignored. Rules say which fields are required (PART-02, PART-04 to 06), because a Draft may lack a name (QUOT-09).",
    "additionalProperties": false,
    "properties": {
     "fullName": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "x-rule": "CONS-54",
      "examples": [
       "Tūī Café"
      ]
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "x-rule": "PART-04",
      "examples": [
       "021 555 0199"
      ]
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "description": "Trimmed and lower-cased when stored.",
      "maxLength": 256,
      "x-rule": "PART-05",
      "examples": [
       "orders@tui.example"
      ]
     },
     "address": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AddressInput"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "HireageInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "providerCode",
     "hireUnitCode",
     "quantity"
    ],
    "properties": {
     "providerCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "CHEP"
      ]
     },
     "hireUnitCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "PALLET"
      ]
     },
     "quantity": {
      "type": "integer",
      "description": "From 1 to 999 when a unit is chosen (HIRE-01).",
      "x-rule": "HIRE-01",
      "examples": [
       2
      ]
     }
    }
   },
   "ConsignmentFlagInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "code",
     "flagProperties"
    ],
    "properties": {
     "code": {
      "type": "string",
      "enum": [
       "EXPORT"
      ]
     },
     "flagProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "ecert"
      ],
      "properties": {
       "ecert": {
        "type": "string",
        "description": "Required, trimmed (EXPT-01).",
        "maxLength": 256,
        "x-rule": "CONS-54",
        "examples": [
         "NZL2025/KOW/1234"
        ]
       }
      }
     }
    }
   },
   "ConsignmentFields": {
    "type": "object",
    "description": "The fields that create and update have in common. A participant is a site's (its defaultParticipant id) or a custom one; the import sends the id, and null for the other. Rules, not this schema, enforce the limits in the descriptions, so that a refusal has the rule's id and sentence.",
    "required": [
     "serviceType"
    ],
    "properties": {
     "serviceType": {
      "type": "string",
      "description": "The code (CONS-45).",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "requestedPickupDateTimeUtc": {
      "description": "A day in Pacific/Auckland, as its midnight (DATE-07).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/LocalMidnight"
       },
       {
        "type": "null"
       }
      ]
     },
     "senderParticipantId": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "senderParticipant": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/ParticipantInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "senderReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "x-rule": "CONS-46",
      "examples": [
       "PO-7781"
      ]
     },
     "notes": {
      "type": [
       "string",
       "null"
      ],
      "description": "The sender's notes.",
      "maxLength": 5000,
      "x-rule": "CONS-54",
      "examples": [
       "Ring the bell at gate 2"
      ]
     },
     "receiverParticipantId": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiverParticipant": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/ParticipantInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiverReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "x-rule": "CONS-46"
     },
     "receiverNotes": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 5000,
      "x-rule": "CONS-54"
     },
     "salesReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 250,
      "x-rule": "CONS-46",
      "examples": [
       "SO-10023"
      ]
     },
     "hireage": {
      "type": "array",
      "description": "At most 50 rows (CONS-54).",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/HireageInput"
      }
     },
     "consignmentFlags": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/ConsignmentFlagInput"
      }
     }
    }
   },
   "DangerousGoodsInput": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "unNumber",
     "class"
    ],
    "properties": {
     "unNumber": {
      "type": "string",
      "description": "Exactly four digits, kept as text (DG-01, DG-04).",
      "maxLength": 20,
      "x-rule": "DG-01",
      "examples": [
       "1263"
      ]
     },
     "class": {
      "type": "string",
      "description": "Required (DG-01).",
      "maxLength": 20,
      "x-rule": "DG-01",
      "examples": [
       "3"
      ]
     },
     "subsidiaryClass1": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20,
      "x-rule": "DG-01"
     },
     "subsidiaryClass2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20,
      "x-rule": "DG-01"
     },
     "nameAndDescription": {
      "type": [
       "string",
       "null"
      ],
      "description": "The proper shipping name. Empty or missing, it is looked up by the UN number (DG-05).",
      "maxLength": 1000,
      "x-rule": "DG-05",
      "examples": [
       "Paint"
      ]
     },
     "packingGroup": {
      "type": [
       "string",
       "null"
      ],
      "description": "I, II or III, or null for none. Missing, it is looked up by the UN number (DG-05).",
      "maxLength": 20,
      "x-rule": "DG-05",
      "examples": [
       "II"
      ]
     },
     "quantity": {
      "type": [
       "number",
       "null"
      ],
      "description": "The total of the item in quantityUnit, above 0 and at most 40,000, rounded to 3 decimals. Missing, as the other details of the declaration, it stays as stored for the same UN number (DGDC-01, DGDC-03).",
      "x-rule": "DGDC-01",
      "examples": [
       12.5
      ]
     },
     "quantityUnit": {
      "type": [
       "string",
       "null"
      ],
      "description": "L or kg; required with a quantity (DGDC-01).",
      "maxLength": 20,
      "x-rule": "DGDC-01",
      "examples": [
       "L"
      ]
     },
     "flashPoint": {
      "type": [
       "number",
       "null"
      ],
      "description": "Whole degrees Celsius from -100 to 300 (DGDC-02).",
      "x-rule": "DGDC-02",
      "examples": [
       23
      ]
     },
     "marinePollutant": {
      "type": "boolean",
      "examples": [
       false
      ]
     },
     "limitedQuantity": {
      "type": "boolean",
      "description": "Packed as limited quantities.",
      "examples": [
       false
      ]
     }
    }
   },
   "LineItemFields": {
    "type": "object",
    "description": "A freight item to be stored. packagingType is a code, as sent by the import; the response has the object. An item without dangerous goods has null (DG-03). Rules, not this schema, enforce the limits in the descriptions, so that a refusal has the rule's id and sentence.",
    "required": [
     "count",
     "packagingType",
     "volume",
     "weight"
    ],
    "properties": {
     "count": {
      "type": "integer",
      "description": "Pieces, from 1 to 999 (FRGT-01).",
      "x-rule": "FRGT-01",
      "examples": [
       2
      ]
     },
     "packagingType": {
      "type": "string",
      "description": "The code (FRGT-03).",
      "maxLength": 50,
      "examples": [
       "PALLET"
      ]
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "description": "3 to 5000 characters; required unless the tenant makes it optional (FRGT-02).",
      "maxLength": 10000,
      "x-rule": "FRGT-02",
      "examples": [
       "Flat-packed kitchen"
      ]
     },
     "length": {
      "type": [
       "number",
       "null"
      ],
      "description": "Metres, of one piece, from 0 to 100, rounded to 2 decimals (FRGT-04).",
      "x-rule": "FRGT-04",
      "examples": [
       1.2
      ]
     },
     "width": {
      "type": [
       "number",
       "null"
      ],
      "description": "Metres, of one piece, from 0 to 100, rounded to 2 decimals (FRGT-04).",
      "x-rule": "FRGT-04",
      "examples": [
       1
      ]
     },
     "height": {
      "type": [
       "number",
       "null"
      ],
      "description": "Metres, of one piece, from 0 to 100, rounded to 2 decimals (FRGT-04).",
      "x-rule": "FRGT-04",
      "examples": [
       1.2
      ]
     },
     "volume": {
      "type": "number",
      "description": "Cubic metres of the whole line, from 0 to 100, rounded to 4 decimals; raised to 0.0001 if below (FRGT-05).",
      "x-rule": "FRGT-05",
      "examples": [
       2.88
      ]
     },
     "weight": {
      "type": "number",
      "description": "Kilograms of the whole line, from 0 to 40,000, rounded to 2 decimals; raised to 0.01 if below (FRGT-06).",
      "x-rule": "FRGT-06",
      "examples": [
       500
      ]
     },
     "dangerousGoods": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/DangerousGoodsInput"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "LineItemInput": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/LineItemFields"
     }
    ],
    "unevaluatedProperties": false
   },
   "ConsignmentDraft": {
    "type": "object",
    "description": "The additional fields of a new consignment.",
    "properties": {
     "requestedDeliveryDate": {
      "description": "A day in Pacific/Auckland, as its midnight (DATE-07).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/LocalMidnight"
       },
       {
        "type": "null"
       }
      ]
     },
     "lineItems": {
      "type": "array",
      "description": "The items added before the first save (CONS-49); at most 200 (CONS-54).",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/LineItemInput"
      }
     }
    }
   },
   "CreateConsignment": {
    "description": "The fields of the specification's import call. Its requestedDeliveryDate is the instant that responses call requestedDeliveryDateTimeUtc (CALL-94).",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConsignmentFields"
     },
     {
      "$ref": "#/components/schemas/ConsignmentDraft"
     },
     {
      "type": "object",
      "required": [
       "accountId"
      ],
      "properties": {
       "accountId": {
        "$ref": "#/components/schemas/Id"
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "CreatedConsignment": {
    "type": "object",
    "required": [
     "id",
     "reference"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     }
    }
   },
   "ImportedBeforeMessages": {
    "description": "A message list with the consignment that was imported before.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/MessageList"
     },
     {
      "type": "object",
      "properties": {
       "imported": {
        "description": "Its reference, null if the caller may not see it. Missing where the call conflicts otherwise.",
        "oneOf": [
         {
          "$ref": "#/components/schemas/Reference"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     }
    ]
   },
   "ImportedBeforeProblem": {
    "description": "Problem details with the consignment that was imported before.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ProblemDetails"
     },
     {
      "type": "object",
      "properties": {
       "imported": {
        "description": "Its reference, null if the caller may not see it. Missing where the call conflicts otherwise.",
        "oneOf": [
         {
          "$ref": "#/components/schemas/Reference"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     }
    ]
   },
   "UpdateConsignment": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConsignmentFields"
     },
     {
      "type": "object",
      "required": [
       "accountId",
       "lastModifiedAtDateTimeUtc"
      ],
      "properties": {
       "accountId": {
        "$ref": "#/components/schemas/Id"
       },
       "lastModifiedAtDateTimeUtc": {
        "description": "The value that was loaded; if the stored one differs, someone has saved in between (CONS-33).",
        "$ref": "#/components/schemas/Instant"
       },
       "requestedDeliveryDateTimeUtc": {
        "description": "A day in Pacific/Auckland, as its midnight (DATE-07).",
        "oneOf": [
         {
          "$ref": "#/components/schemas/LocalMidnight"
         },
         {
          "type": "null"
         }
        ]
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "ConsignmentChangedMessages": {
    "description": "A message list with the current consignment.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/MessageList"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "$ref": "#/components/schemas/Consignment"
       }
      }
     }
    ]
   },
   "ConsignmentChangedProblem": {
    "description": "Problem details with the current consignment.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ProblemDetails"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "$ref": "#/components/schemas/Consignment"
       }
      }
     }
    ]
   },
   "UpdateReceiver": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "lastModifiedAtDateTimeUtc"
    ],
    "properties": {
     "lastModifiedAtDateTimeUtc": {
      "description": "The value that was loaded; if the stored one differs, someone has saved in between (CONS-33).",
      "$ref": "#/components/schemas/Instant"
     },
     "receiverParticipantId": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiverParticipant": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/ParticipantInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiverReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "x-rule": "CONS-46"
     },
     "requestedDeliveryDateTimeUtc": {
      "description": "A later day for the requested delivery date, where the new receiver makes the stored one impossible (DATE-14); if left out, the stored one stays.",
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "DeliveryExtraQuantity": {
    "type": "object",
    "description": "The quantity of an extra in a quote or a new consignment; 0 or 1 for an extra per consignment (XTRA-04).",
    "additionalProperties": false,
    "required": [
     "deliveryExtraId",
     "quantityRequested"
    ],
    "properties": {
     "deliveryExtraId": {
      "$ref": "#/components/schemas/Id"
     },
     "quantityRequested": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999,
      "x-rule": "QUOT-03"
     }
    }
   },
   "CreateFullConsignment": {
    "type": "object",
    "description": "The data of a quote, without an account, which the server sets (QUOT-09).",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConsignmentFields"
     },
     {
      "$ref": "#/components/schemas/ConsignmentDraft"
     },
     {
      "type": "object",
      "properties": {
       "deliveryExtras": {
        "type": "array",
        "maxItems": 100,
        "items": {
         "$ref": "#/components/schemas/DeliveryExtraQuantity"
        }
       },
       "quote": {
        "description": "The quote that this comes from, of the last 24 hours; the server prices it again and refuses another total (QUOT-11).",
        "oneOf": [
         {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "priceDateTimeUtc",
           "totalPrice"
          ],
          "properties": {
           "priceDateTimeUtc": {
            "$ref": "#/components/schemas/Instant"
           },
           "totalPrice": {
            "$ref": "#/components/schemas/Money"
           }
          }
         },
         {
          "type": "null"
         }
        ]
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "CopyConsignment": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "copyLineItems",
     "copyReceiver",
     "copySender",
     "copyType"
    ],
    "properties": {
     "copyLineItems": {
      "type": "boolean"
     },
     "copyReceiver": {
      "type": "boolean"
     },
     "copySender": {
      "type": "boolean"
     },
     "copyType": {
      "type": "string",
      "enum": [
       "Copy",
       "Return"
      ]
     }
    }
   },
   "LinkedConsignment": {
    "type": "object",
    "required": [
     "id",
     "reference",
     "statusHistory"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "statusHistory": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/StatusHistoryEntry"
      }
     }
    }
   },
   "ConsignmentLink": {
    "type": "object",
    "required": [
     "sourceConsignment",
     "targetConsignment",
     "linkTypeName"
    ],
    "properties": {
     "sourceConsignment": {
      "$ref": "#/components/schemas/LinkedConsignment"
     },
     "targetConsignment": {
      "$ref": "#/components/schemas/LinkedConsignment"
     },
     "linkTypeName": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Return"
      ]
     }
    }
   },
   "Paging": {
    "type": "object",
    "description": "The position of this page. Without results firstRowOnPage, lastRowOnPage, pageCount and rowCount are 0.",
    "required": [
     "currentPage",
     "firstRowOnPage",
     "lastRowOnPage",
     "pageCount",
     "pageSize",
     "rowCount"
    ],
    "properties": {
     "currentPage": {
      "type": "integer",
      "minimum": 1,
      "examples": [
       1
      ]
     },
     "firstRowOnPage": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       1
      ]
     },
     "lastRowOnPage": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       1
      ]
     },
     "pageCount": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       1
      ]
     },
     "pageSize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 200,
      "examples": [
       25
      ]
     },
     "rowCount": {
      "type": "integer",
      "description": "The exact number of rows on all pages.",
      "minimum": 0,
      "examples": [
       1
      ]
     }
    }
   },
   "ConsignmentChangeAction": {
    "type": "string",
    "description": "StatusChanged is every status but the first; DocumentsMade names the documents as its subject; Booked, BookedByReceiver and BookingCancelled name the run; ExceptionAnswered, AnswerAccepted and AnswerDeclined name the exception and the answer.",
    "enum": [
     "Created",
     "Saved",
     "StatusChanged",
     "FreightItemAdded",
     "FreightItemChanged",
     "FreightItemRemoved",
     "DocumentsMade",
     "FileAdded",
     "FileRemoved",
     "Booked",
     "BookedByReceiver",
     "BookingCancelled",
     "ExceptionAnswered",
     "AnswerAccepted",
     "AnswerDeclined",
     "ReceiverLinkCreated",
     "ReceiverLinkRenewed",
     "PersonalDataRemoved"
    ]
   },
   "ChangedField": {
    "type": "string",
    "enum": [
     "serviceType",
     "account",
     "senderName",
     "senderPhone",
     "senderEmail",
     "senderAddress",
     "senderReference",
     "receiverName",
     "receiverPhone",
     "receiverEmail",
     "receiverAddress",
     "receiverReference",
     "salesReference",
     "notes",
     "receiverNotes",
     "requestedPickupDate",
     "requestedDeliveryDate",
     "confirmedDeliveryDate",
     "hireage",
     "exportCertificate",
     "deliveryExtras",
     "count",
     "packagingType",
     "description",
     "length",
     "width",
     "height",
     "volume",
     "weight",
     "dangerousGoods"
    ]
   },
   "FieldChange": {
    "type": "object",
    "description": "Values as text; a date is an instant, a list is joined by commas. Longer ones are cut at 500 characters.",
    "required": [
     "field",
     "oldValue",
     "newValue"
    ],
    "properties": {
     "field": {
      "$ref": "#/components/schemas/ChangedField"
     },
     "oldValue": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 501
     },
     "newValue": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 501
     }
    }
   },
   "ConsignmentChange": {
    "type": "object",
    "required": [
     "changedAtDateTimeUtc",
     "changedBy",
     "action",
     "subject",
     "statusCode",
     "reason",
     "changes"
    ],
    "properties": {
     "changedAtDateTimeUtc": {
      "description": "When the entry was written, which may differ from the date-time requested for a status.",
      "$ref": "#/components/schemas/Instant"
     },
     "changedBy": {
      "type": [
       "string",
       "null"
      ],
      "description": "The person's name, 'Freight provider' or 'Receiver'; null if it was not recorded or the person no longer exists.",
      "maxLength": 256,
      "examples": [
       "Mere Manager"
      ]
     },
     "action": {
      "$ref": "#/components/schemas/ConsignmentChangeAction"
     },
     "subject": {
      "type": [
       "string",
       "null"
      ],
      "description": "What was changed, for example a freight item, as text.",
      "maxLength": 500,
      "examples": [
       "2 × Pallet: Flat-packed kitchen"
      ]
     },
     "statusCode": {
      "description": "The status reached; for Created and StatusChanged.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ConsignmentStatusCode"
       },
       {
        "type": "null"
       }
      ]
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "The reason for a cancellation, or the source of a copy or return.",
      "maxLength": 2000
     },
     "changes": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/FieldChange"
      }
     }
    }
   },
   "ConsignmentChangePage": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/Paging"
     },
     {
      "type": "object",
      "required": [
       "results"
      ],
      "properties": {
       "results": {
        "type": "array",
        "maxItems": 100,
        "items": {
         "$ref": "#/components/schemas/ConsignmentChange"
        }
       }
      }
     }
    ]
   },
   "AnswerException": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/AnswerKind"
     },
     "day": {
      "description": "A working day of the receiver's region (ANSW-03).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiver": {
      "description": "The corrected address and contact, complete (ANSW-04).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ParticipantInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000,
      "x-rule": "ANSW-02",
      "examples": [
       "Leave it with the storekeeper at gate 2"
      ]
     }
    }
   },
   "SharedReceiversPage": {
    "type": "object",
    "required": [
     "trackingUrl",
     "endsAtDateTimeUtc"
    ],
    "properties": {
     "trackingUrl": {
      "type": "string",
      "format": "uri",
      "maxLength": 2000,
      "examples": [
       "https://tasman.example/track/kC0rPW2iV4Yl7mQf3bZxS9aTn5uHjE8dRgL1oXwq6cM"
      ]
     },
     "endsAtDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "Sscc": {
    "type": "string",
    "description": "The number of a piece, AI (00), 18 digits.",
    "pattern": "^[0-9]{18}$",
    "maxLength": 18,
    "examples": [
     "095212340000000013"
    ]
   },
   "CreateLoadCheck": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "consignmentIds",
     "scanned",
     "signedBy"
    ],
    "properties": {
     "consignmentIds": {
      "type": "array",
      "minItems": 1,
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "scanned": {
      "type": "array",
      "description": "The SSCCs in the order of the scans; one can stand there several times.",
      "maxItems": 10000,
      "items": {
       "$ref": "#/components/schemas/Sscc"
      }
     },
     "signedBy": {
      "type": "string",
      "description": "The name of who signs, 1 to 100 characters (LOAD-03).",
      "maxLength": 200,
      "x-rule": "LOAD-03",
      "examples": [
       "Sione Fīnau"
      ]
     },
     "earlierCheckIds": {
      "type": "array",
      "description": "The checks of these consignments that listLoadPieces had. Without it, the check replaces any other.",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     }
    }
   },
   "LoadCheck": {
    "type": "object",
    "required": [
     "id",
     "signedBy",
     "signedAtDateTimeUtc",
     "expected",
     "loaded",
     "missing",
     "unknown"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "signedBy": {
      "type": "string",
      "maxLength": 100
     },
     "signedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "expected": {
      "type": "integer",
      "description": "Pieces that should be loaded.",
      "minimum": 0,
      "examples": [
       13
      ]
     },
     "loaded": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       12
      ]
     },
     "missing": {
      "type": "array",
      "description": "The pieces that were not scanned.",
      "maxItems": 200000,
      "items": {
       "$ref": "#/components/schemas/Sscc"
      }
     },
     "unknown": {
      "type": "array",
      "description": "Numbers that are not among the pieces.",
      "maxItems": 10000,
      "items": {
       "$ref": "#/components/schemas/Sscc"
      }
     }
    }
   },
   "ListLoadPieces": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "siteIds"
    ],
    "properties": {
     "siteIds": {
      "type": "array",
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "references": {
      "type": "array",
      "description": "Without it, the consignments that wait for pickup at the sites.",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Reference"
      }
     }
    }
   },
   "LoadSignature": {
    "type": "object",
    "required": [
     "checkId",
     "signedBy",
     "signedAtDateTimeUtc"
    ],
    "properties": {
     "checkId": {
      "$ref": "#/components/schemas/Id"
     },
     "signedBy": {
      "type": "string",
      "maxLength": 100,
      "examples": [
       "Sione Fīnau"
      ]
     },
     "signedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "LoadPiece": {
    "type": "object",
    "required": [
     "sscc",
     "lineItemId",
     "number",
     "description",
     "isLoaded"
    ],
    "properties": {
     "sscc": {
      "$ref": "#/components/schemas/Sscc"
     },
     "lineItemId": {
      "$ref": "#/components/schemas/Id"
     },
     "number": {
      "type": "integer",
      "description": "Which piece of its freight item, from 1.",
      "minimum": 1,
      "maximum": 200000
     },
     "description": {
      "type": "string",
      "description": "Which piece of which freight item.",
      "maxLength": 6000,
      "examples": [
       "Pallet 1 of 2: Flat-packed kitchen"
      ]
     },
     "isLoaded": {
      "type": "boolean",
      "description": "Whether the latest check has it as loaded. No piece is loaded where a Ready consignment has changed since."
     }
    }
   },
   "LoadConsignment": {
    "type": "object",
    "required": [
     "id",
     "reference",
     "receiver",
     "labelsOutdated",
     "signed",
     "pieces"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "receiver": {
      "type": "string",
      "description": "The receiver's name and town.",
      "maxLength": 600,
      "examples": [
       "Tūī Café, Whangārei"
      ]
     },
     "labelsOutdated": {
      "type": "boolean",
      "description": "Whether its labels were printed before its last change (DOCS-16), so that they should be printed again (LOAD-09)."
     },
     "signed": {
      "description": "Its latest check; null before the first.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/LoadSignature"
       },
       {
        "type": "null"
       }
      ]
     },
     "pieces": {
      "type": "array",
      "maxItems": 200000,
      "items": {
       "$ref": "#/components/schemas/LoadPiece"
      }
     }
    }
   },
   "LoadPieces": {
    "type": "object",
    "required": [
     "consignments"
    ],
    "properties": {
     "consignments": {
      "type": "array",
      "maxItems": 500,
      "items": {
       "$ref": "#/components/schemas/LoadConsignment"
      }
     }
    }
   },
   "PageNumber": {
    "type": "integer",
    "description": "The first page is 1. A page after the last has no results.",
    "minimum": 1,
    "maximum": 1000000,
    "default": 1
   },
   "PageSize": {
    "type": "integer",
    "enum": [
     25,
     50,
     100,
     200
    ],
    "default": 25
   },
   "ListSortOption": {
    "type": "string",
    "description": "As SortOption, or by price, which needs Consignment.ViewPricing (LIST-84). Consignments without the price come last.",
    "enum": [
     "createdAtDateTimeUtc",
     "RequestedDeliveryDate",
     "statusDate",
     "estimatedPrice",
     "confirmedPrice",
     "priceDifference"
    ],
    "default": "createdAtDateTimeUtc"
   },
   "PageKey": {
    "type": "string",
    "description": "An opaque cursor for the next page; left out if there is no next page, or the order isn't indexed.",
    "maxLength": 500
   },
   "DateRange": {
    "type": "object",
    "description": "startDateUtc is 00:00 of the first day and endDateUtc 00:00 of the day after the last, in Pacific/Auckland, as UTC instants; the end is exclusive (LIST-24). At most 365 days (and the hour of a clock change) apart (LIST-18).",
    "additionalProperties": false,
    "required": [
     "dateRangeType",
     "startDateUtc",
     "endDateUtc"
    ],
    "properties": {
     "dateRangeType": {
      "type": "string",
      "enum": [
       "Creation",
       "RequestedDelivery",
       "ConfirmedDelivery"
      ]
     },
     "startDateUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "endDateUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "ReferenceAsWritten": {
    "type": "string",
    "description": "A reference as the caller wrote it, in any case; the response repeats it unchanged.",
    "minLength": 1,
    "maxLength": 50,
    "examples": [
     "tas0001234"
    ]
   },
   "AttentionKind": {
    "type": "string",
    "description": "EXCEPTIONS has an unresolved exception. WAITING_FOR_YOU has an exception or a note that waits for an answer, WAITING_FOR_PROVIDER one that was answered and is not resolved (ANSW-12). OVERDUE is past its delivery date, confirmed or else requested, and not delivered or cancelled (LIST-35). NOT_PICKED_UP is Ready or Staged since before today, or past its requested pickup day if it has one. OLD_DRAFTS are drafts created more than 7 days ago.",
    "enum": [
     "EXCEPTIONS",
     "WAITING_FOR_YOU",
     "WAITING_FOR_PROVIDER",
     "OVERDUE",
     "NOT_PICKED_UP",
     "OLD_DRAFTS"
    ]
   },
   "PriceFilter": {
    "type": "object",
    "description": "NO_PRICE has neither an estimate nor a confirmed price, and is no Draft and not cancelled. ABOVE_BY_DOLLARS and ABOVE_BY_PERCENT have a confirmed price without FAF that is above the estimate by at least atLeast, in dollars excluding GST or in percent of the estimate; a Draft shows no price (LIST-82).",
    "additionalProperties": false,
    "required": [
     "kind"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "NO_PRICE",
       "ABOVE_BY_DOLLARS",
       "ABOVE_BY_PERCENT"
      ]
     },
     "atLeast": {
      "type": [
       "number",
       "null"
      ],
      "description": "At least 0.01 dollars or 0.1 percent; not read for NO_PRICE.",
      "x-rule": "LIST-82",
      "examples": [
       50
      ]
     }
    }
   },
   "SiteIds": {
    "type": "array",
    "description": "Charge sites; at least one (LIST-14).",
    "minItems": 1,
    "maxItems": 500,
    "uniqueItems": true,
    "items": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "ConsignmentSearch": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "siteIds"
    ],
    "properties": {
     "searchTerm": {
      "type": [
       "string",
       "null"
      ],
      "description": "Part of a reference, sender or receiver; ignores case and macrons.",
      "maxLength": 250,
      "examples": [
       "whangarei"
      ]
     },
     "phoneNumber": {
      "type": [
       "string",
       "null"
      ],
      "description": "The full number of sender or receiver, in any spacing.",
      "maxLength": 50,
      "examples": [
       "09 123 4567"
      ]
     },
     "salesReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 250
     },
     "statuses": {
      "type": "array",
      "description": "Matches any of these current statuses; empty or left out means all.",
      "maxItems": 9,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/ConsignmentStatusCode"
      }
     },
     "date": {
      "description": "Left out or null means any date.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/DateRange"
       },
       {
        "type": "null"
       }
      ]
     },
     "references": {
      "type": [
       "array",
       "null"
      ],
      "description": "Finds exactly these references, trimmed, case-insensitive and without duplicates; ignores the date filter (LIST-26). Finds all consignments if empty, left out or null.",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/ReferenceAsWritten"
      }
     },
     "attention": {
      "description": "Only what needs this kind of attention now; ignores the date filter (LIST-38).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/AttentionKind"
       },
       {
        "type": "null"
       }
      ]
     },
     "price": {
      "description": "Only with such prices. Needs Consignment.ViewPricing, and is refused with 403 without it.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/PriceFilter"
       },
       {
        "type": "null"
       }
      ]
     },
     "withoutProof": {
      "type": "boolean",
      "description": "Only what is delivered without anything that proves it (PODX-16).",
      "default": false
     },
     "siteIds": {
      "$ref": "#/components/schemas/SiteIds"
     }
    }
   },
   "ReceiverSummary": {
    "type": "object",
    "description": "The receiver in the list.",
    "required": [
     "fullName",
     "phone",
     "email",
     "address"
    ],
    "properties": {
     "fullName": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "Tūī Café"
      ]
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "email": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256
     },
     "address": {
      "$ref": "#/components/schemas/Address"
     }
    }
   },
   "DangerousGoodsSummary": {
    "type": "object",
    "description": "One entry for each different combination on the consignment, written 'UN {number} Class {class} (subsidiaries)'.",
    "required": [
     "unNumber",
     "class",
     "subsidiaryClass1",
     "subsidiaryClass2"
    ],
    "properties": {
     "unNumber": {
      "type": "string",
      "maxLength": 4,
      "examples": [
       "1263"
      ]
     },
     "class": {
      "type": "string",
      "maxLength": 20,
      "examples": [
       "3"
      ]
     },
     "subsidiaryClass1": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "subsidiaryClass2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     }
    }
   },
   "ConsignmentListItem": {
    "type": "object",
    "description": "A consignment as a row of the list.",
    "required": [
     "id",
     "reference",
     "createdAtDateTimeUtc",
     "requestedPickupDateTimeUtc",
     "requestedDeliveryDateTimeUtc",
     "confirmedDeliveryDateTimeUtc",
     "statusHistory",
     "serviceTypeCode",
     "receiverParticipant",
     "senderReference",
     "receiverReference",
     "salesReference",
     "consignmentTags",
     "isDeliveryException",
     "hasUnresolvedNotes",
     "labelsOutdated",
     "dangerousGoodsSummary",
     "totals"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "createdAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "requestedPickupDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "requestedDeliveryDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmedDeliveryDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "statusHistory": {
      "type": "array",
      "minItems": 1,
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/StatusHistoryEntry"
      }
     },
     "serviceTypeCode": {
      "type": "string",
      "description": "Used by the list to plan bulk actions (BULK-15).",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "serviceTypeName": {
      "type": "string",
      "description": "For an optional column (LIST-46).",
      "maxLength": 256,
      "examples": [
       "General freight"
      ]
     },
     "senderName": {
      "type": [
       "string",
       "null"
      ],
      "description": "For an optional column (LIST-46).",
      "maxLength": 256,
      "examples": [
       "Kōwhai Auckland"
      ]
     },
     "receiverParticipant": {
      "$ref": "#/components/schemas/ReceiverSummary"
     },
     "senderReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256
     },
     "receiverReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256
     },
     "salesReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 250
     },
     "consignmentTags": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/Tag"
      }
     },
     "tags": {
      "type": "array",
      "deprecated": true,
      "description": "The same as consignmentTags, which replaces it (CALL-211).",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/Tag"
      }
     },
     "isDeliveryException": {
      "type": "boolean"
     },
     "hasUnresolvedNotes": {
      "type": "boolean"
     },
     "labelsOutdated": {
      "type": "boolean",
      "description": "Whether its labels should be printed again (DOCS-16)."
     },
     "noteOutdated": {
      "type": "boolean",
      "description": "Whether its consignment note should be printed again (DOCS-43); left out if not."
     },
     "piecesMissing": {
      "type": "integer",
      "description": "The pieces that were not delivered (PODX-06); left out if none is known to be missing.",
      "minimum": 1,
      "examples": [
       2
      ]
     },
     "dangerousGoodsSummary": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/DangerousGoodsSummary"
      }
     },
     "estimatedPrice": {
      "description": "Excluding GST and FAF (LIST-81); null in Draft and when there is none, left out without the price permission.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Money"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmedPrice": {
      "description": "Excluding GST (LIST-81); null in Draft and when there is none, left out without the price permission.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Money"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmedFafPrice": {
      "description": "The fuel adjustment within confirmedPrice, which an estimate has none of (LIST-81).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Money"
       },
       {
        "type": "null"
       }
      ]
     },
     "totals": {
      "$ref": "#/components/schemas/Totals"
     }
    }
   },
   "NotFoundReferences": {
    "type": "array",
    "description": "Present if references were requested: those without a consignment in the sites, as written and in the order given. References that another filter excludes are not listed.",
    "maxItems": 1000,
    "items": {
     "$ref": "#/components/schemas/ReferenceAsWritten"
    }
   },
   "ConsignmentPage": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/Paging"
     },
     {
      "type": "object",
      "required": [
       "results"
      ],
      "properties": {
       "results": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/ConsignmentListItem"
        }
       },
       "nextPageKey": {
        "$ref": "#/components/schemas/PageKey"
       },
       "notFound": {
        "$ref": "#/components/schemas/NotFoundReferences"
       }
      }
     }
    ]
   },
   "MatchingConsignment": {
    "type": "object",
    "description": "The fields of a consignment that decide whether an action applies to it.",
    "required": [
     "id",
     "reference",
     "statusCode",
     "serviceTypeCode"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode"
     },
     "serviceTypeCode": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     }
    }
   },
   "PriceSum": {
    "type": "object",
    "required": [
     "amount",
     "count"
    ],
    "properties": {
     "amount": {
      "type": "number",
      "description": "In dollars, excluding GST.",
      "examples": [
       1274
      ]
     },
     "count": {
      "type": "integer",
      "description": "The number of items that have such a price.",
      "minimum": 0,
      "examples": [
       3
      ]
     }
    }
   },
   "PriceSums": {
    "type": "object",
    "description": "The prices of all the items that are listed, for callers with Consignment.ViewPricing (LIST-83). The difference is of items that have both prices, and leaves out the FAF.",
    "required": [
     "estimated",
     "confirmed",
     "difference"
    ],
    "properties": {
     "estimated": {
      "$ref": "#/components/schemas/PriceSum"
     },
     "confirmed": {
      "$ref": "#/components/schemas/PriceSum"
     },
     "difference": {
      "$ref": "#/components/schemas/PriceSum"
     }
    }
   },
   "MatchingTotals": {
    "type": "object",
    "description": "The freight of all the items that are listed (LIST-47).",
    "required": [
     "deliveryItems",
     "volume",
     "weight"
    ],
    "properties": {
     "deliveryItems": {
      "type": "integer",
      "description": "The number of pieces.",
      "minimum": 0,
      "examples": [
       71
      ]
     },
     "volume": {
      "type": "number",
      "description": "In m³.",
      "minimum": 0,
      "examples": [
       22.5
      ]
     },
     "weight": {
      "type": "number",
      "description": "In kg.",
      "minimum": 0,
      "examples": [
       5350
      ]
     },
     "prices": {
      "$ref": "#/components/schemas/PriceSums"
     }
    }
   },
   "MatchingConsignments": {
    "type": "object",
    "required": [
     "rowCount",
     "items"
    ],
    "properties": {
     "rowCount": {
      "type": "integer",
      "description": "The exact number of matches, including those that are not listed.",
      "minimum": 0,
      "examples": [
       1
      ]
     },
     "items": {
      "type": "array",
      "maxItems": 10000,
      "items": {
       "$ref": "#/components/schemas/MatchingConsignment"
      }
     },
     "totals": {
      "$ref": "#/components/schemas/MatchingTotals"
     },
     "notFound": {
      "$ref": "#/components/schemas/NotFoundReferences"
     }
    }
   },
   "CountedSearch": {
    "type": "object",
    "description": "A ConsignmentSearch without sites and references.",
    "additionalProperties": false,
    "properties": {
     "searchTerm": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 250,
      "examples": [
       "whangarei"
      ]
     },
     "phoneNumber": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "salesReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 250
     },
     "statuses": {
      "type": "array",
      "maxItems": 9,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/ConsignmentStatusCode"
      }
     },
     "date": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/DateRange"
       },
       {
        "type": "null"
       }
      ]
     },
     "attention": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AttentionKind"
       },
       {
        "type": "null"
       }
      ]
     },
     "price": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/PriceFilter"
       },
       {
        "type": "null"
       }
      ]
     },
     "withoutProof": {
      "type": "boolean",
      "default": false
     }
    }
   },
   "SearchesToCount": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "siteIds",
     "searches"
    ],
    "properties": {
     "siteIds": {
      "$ref": "#/components/schemas/SiteIds"
     },
     "searches": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/CountedSearch"
      }
     }
    }
   },
   "SearchCounts": {
    "type": "object",
    "required": [
     "counts"
    ],
    "properties": {
     "counts": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": [
        "integer",
        "null"
       ],
       "description": "1,000 stands for 1,000 or more; null was not counted in time.",
       "minimum": 0,
       "maximum": 1000
      }
     }
    }
   },
   "ChangeCursor": {
    "type": "string",
    "description": "Opaque.",
    "maxLength": 6000
   },
   "ChangeCheck": {
    "type": "object",
    "required": [
     "cursor",
     "hasChanged"
    ],
    "properties": {
     "cursor": {
      "$ref": "#/components/schemas/ChangeCursor"
     },
     "hasChanged": {
      "type": "boolean"
     }
    }
   },
   "LineItemSummary": {
    "type": "object",
    "description": "packagingTypeObject is the specification's spelling for this call only (CALL-94).",
    "required": [
     "count",
     "packagingTypeObject",
     "dangerousGoods"
    ],
    "properties": {
     "count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "packagingTypeObject": {
      "$ref": "#/components/schemas/PackagingType"
     },
     "dangerousGoods": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/DangerousGoodsSummary"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "LineItemsById": {
    "type": "object",
    "maxProperties": 200,
    "additionalProperties": {
     "type": "array",
     "maxItems": 200,
     "items": {
      "$ref": "#/components/schemas/LineItemSummary"
     }
    }
   },
   "StatusMoment": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "dateTimeUtc": {
      "description": "When the status was reached; now if left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "Cancellation": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reason"
    ],
    "properties": {
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "examples": [
       "Cancelled by Consign user"
      ]
     },
     "dateTimeUtc": {
      "description": "When it was cancelled; now if left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "StatusChange": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "reference",
     "statusCode"
    ],
    "properties": {
     "reference": {
      "description": "It must be the one in the path.",
      "$ref": "#/components/schemas/Reference"
     },
     "statusCode": {
      "type": "string",
      "description": "Not an enum, so that an unsupported code gets the sentence of BULK-14.",
      "minLength": 1,
      "maxLength": 50,
      "x-rule": "BULK-14",
      "examples": [
       "FINAL"
      ]
     },
     "statusDateTimeUtc": {
      "description": "When the status was reached; now if left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "UpdateLineItem": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/LineItemFields"
     },
     {
      "type": "object",
      "properties": {
       "id": {
        "description": "The item's id; it must be the one in the path.",
        "$ref": "#/components/schemas/Id"
       },
       "version": {
        "description": "The version that was loaded; if left out, the change is written even if the item has changed since.",
        "$ref": "#/components/schemas/LineItemVersion"
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "LineItemChangedMessages": {
    "description": "A message list with the current item.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/MessageList"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "$ref": "#/components/schemas/LineItem"
       }
      }
     }
    ]
   },
   "LineItemChangedProblem": {
    "description": "Problem details with the current item.",
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ProblemDetails"
     },
     {
      "type": "object",
      "properties": {
       "current": {
        "$ref": "#/components/schemas/LineItem"
       }
      }
     }
    ]
   },
   "ProofFileKind": {
    "type": "string",
    "description": "What a file shows of a delivery.",
    "enum": [
     "Photograph",
     "Signature",
     "Document"
    ]
   },
   "File": {
    "type": "object",
    "description": "uri and thumbnailUri are URLs for this user that expire after a few minutes; they need no token (FILE-09). thumbnailUri is null while isThumbnailPending, and if no thumbnail could be made (FILE-10).",
    "required": [
     "id",
     "name",
     "mimeType",
     "fileType",
     "notes",
     "uri",
     "thumbnailUri",
     "uploadedAtDateTimeUtc",
     "size",
     "isThumbnailPending",
     "isGenerated",
     "proofKind",
     "expiresAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Pallet photo.jpg"
      ]
     },
     "mimeType": {
      "type": "string",
      "description": "Of its content (FILE-08).",
      "maxLength": 100,
      "examples": [
       "image/jpeg"
      ]
     },
     "fileType": {
      "$ref": "#/components/schemas/FileType"
     },
     "notes": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 5000
     },
     "uri": {
      "type": "string",
      "format": "uri-reference",
      "maxLength": 2000
     },
     "thumbnailUri": {
      "type": [
       "string",
       "null"
      ],
      "format": "uri-reference",
      "maxLength": 2000
     },
     "uploadedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "size": {
      "type": "integer",
      "description": "Bytes.",
      "minimum": 0
     },
     "isThumbnailPending": {
      "type": "boolean",
      "description": "The thumbnail of an upload is made after the answer, within seconds."
     },
     "isGenerated": {
      "type": "boolean",
      "description": "Made by createDocuments for this user, and not attached. It expires and can't be deleted (FILE-13)."
     },
     "proofKind": {
      "description": "Set for a file of the delivery from the freight provider, which can't be deleted (PODX-11).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ProofFileKind"
       },
       {
        "type": "null"
       }
      ]
     },
     "expiresAtDateTimeUtc": {
      "description": "When a generated document is removed; null for an attached file.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "FileMetadata": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "fileTypeCode",
     "mimeType",
     "name",
     "notes"
    ],
    "properties": {
     "fileTypeCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "x-rule": "FILE-01",
      "examples": [
       "PODDOC"
      ]
     },
     "mimeType": {
      "type": "string",
      "description": "The type the caller declares; the content determines the actual type (FILE-08).",
      "enum": [
       "application/pdf",
       "image/jpeg",
       "image/png"
      ],
      "x-rule": "FILE-01"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "Pallet photo.jpg"
      ]
     },
     "notes": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000,
      "x-rule": "FILE-01"
     }
    }
   },
   "FileUpload": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "metadata",
     "fileData"
    ],
    "properties": {
     "metadata": {
      "$ref": "#/components/schemas/FileMetadata"
     },
     "fileData": {
      "type": "string",
      "format": "binary"
     }
    }
   },
   "UpdateDeliveryExtra": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "deliveryExtraId",
     "instructionCode"
    ],
    "properties": {
     "deliveryExtraId": {
      "$ref": "#/components/schemas/Id"
     },
     "instructionCode": {
      "$ref": "#/components/schemas/InstructionCode"
     }
    }
   },
   "QuoteUnit": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "count",
     "itemTypeCode",
     "volume",
     "weight"
    ],
    "properties": {
     "count": {
      "type": "integer",
      "minimum": 1,
      "maximum": 999,
      "x-rule": "FRGT-01"
     },
     "itemTypeCode": {
      "type": "string",
      "description": "A packaging type's code.",
      "minLength": 1,
      "maxLength": 50
     },
     "volume": {
      "type": "number",
      "description": "Cubic metres of the line.",
      "minimum": 0,
      "maximum": 100,
      "x-rule": "FRGT-05"
     },
     "weight": {
      "type": "number",
      "description": "Kilograms of the line.",
      "minimum": 0,
      "maximum": 40000,
      "x-rule": "FRGT-06"
     },
     "length": {
      "type": [
       "number",
       "null"
      ],
      "description": "Metres of one piece, for surcharges on oversize freight.",
      "minimum": 0,
      "maximum": 100,
      "x-rule": "FRGT-03"
     },
     "width": {
      "type": [
       "number",
       "null"
      ],
      "description": "Metres of one piece, for surcharges on oversize freight.",
      "minimum": 0,
      "maximum": 100,
      "x-rule": "FRGT-03"
     },
     "height": {
      "type": [
       "number",
       "null"
      ],
      "description": "Metres of one piece, for surcharges on oversize freight.",
      "minimum": 0,
      "maximum": 100,
      "x-rule": "FRGT-03"
     },
     "isDangerousGoods": {
      "type": "boolean",
      "default": false
     }
    }
   },
   "QuoteRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "priceDateTimeUtc",
     "serviceType",
     "units"
    ],
    "properties": {
     "accountId": {
      "description": "The account to charge; the default account (CONS-51) if it is left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "origin": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AddressInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "destination": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AddressInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "siteId": {
      "description": "The sender's site.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "destinationSiteId": {
      "description": "The receiver's site.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "priceDateTimeUtc": {
      "description": "The moment of the quote (QUOT-09).",
      "$ref": "#/components/schemas/Instant"
     },
     "serviceType": {
      "type": "string",
      "description": "The code.",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "units": {
      "type": "array",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/QuoteUnit"
      }
     },
     "deliveryExtras": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/DeliveryExtraQuantity"
      }
     }
    }
   },
   "QuotedExtra": {
    "type": "object",
    "required": [
     "code",
     "name",
     "quantityRequested",
     "price"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 50
     },
     "name": {
      "type": "string",
      "maxLength": 256
     },
     "quantityRequested": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     },
     "price": {
      "$ref": "#/components/schemas/Money"
     }
    }
   },
   "QuotedSurcharge": {
    "type": "object",
    "required": [
     "code",
     "name",
     "price"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 50
     },
     "name": {
      "type": "string",
      "maxLength": 256
     },
     "price": {
      "$ref": "#/components/schemas/Money"
     }
    }
   },
   "PriceLine": {
    "type": "object",
    "required": [
     "kind",
     "code",
     "name",
     "arithmetic",
     "amount"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "enum": [
       "FREIGHT",
       "EXTRA",
       "SURCHARGE",
       "FAF"
      ]
     },
     "code": {
      "type": "string",
      "description": "The code of the rate, extra or surcharge.",
      "maxLength": 50
     },
     "name": {
      "type": "string",
      "description": "The rule that made the line.",
      "maxLength": 256,
      "examples": [
       "Auckland to Wellington",
       "by weight"
      ]
     },
     "arithmetic": {
      "type": "string",
      "maxLength": 500,
      "examples": [
       "Chargeable 420 kg (volumetric) × $0.61 = $256.20"
      ]
     },
     "amount": {
      "$ref": "#/components/schemas/Money"
     }
    }
   },
   "Price": {
    "type": "object",
    "description": "A price with its lines in the order of QUOT-12, and what made it.",
    "required": [
     "lines",
     "subtotal",
     "gst",
     "total",
     "priceDateTimeUtc",
     "tariffCode",
     "cardCode",
     "fafPercent",
     "gstPercent",
     "chargeableWeight"
    ],
    "properties": {
     "lines": {
      "type": "array",
      "description": "Freight, extras, surcharges, then the fuel adjustment.",
      "maxItems": 400,
      "items": {
       "$ref": "#/components/schemas/PriceLine"
      }
     },
     "subtotal": {
      "description": "The sum of the lines, excluding GST.",
      "$ref": "#/components/schemas/Money"
     },
     "gst": {
      "type": "number",
      "description": "GST on the subtotal, in dollars.",
      "minimum": 0,
      "examples": [
       27.64
      ]
     },
     "total": {
      "type": "number",
      "description": "Dollars including GST.",
      "minimum": 0,
      "examples": [
       211.89
      ]
     },
     "priceDateTimeUtc": {
      "description": "The moment that decided which tariff and which fuel adjustment apply.",
      "$ref": "#/components/schemas/Instant"
     },
     "tariffCode": {
      "type": [
       "string",
       "null"
      ],
      "description": "The version of the provider's tariff; null for a price that the provider reported.",
      "maxLength": 50,
      "examples": [
       "TASMAN-2026-07"
      ]
     },
     "cardCode": {
      "type": [
       "string",
       "null"
      ],
      "description": "The rate card within the tariff; null for a price that the provider reported.",
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "fafPercent": {
      "type": [
       "number",
       "null"
      ],
      "description": "Null for a price that the provider reported.",
      "minimum": 0,
      "maximum": 1000,
      "examples": [
       18.5
      ]
     },
     "gstPercent": {
      "type": "number",
      "minimum": 0,
      "maximum": 100,
      "examples": [
       15
      ]
     },
     "chargeableWeight": {
      "type": [
       "number",
       "null"
      ],
      "description": "Kilograms; the greater of dead and volumetric weight (FRGT-17). Null for a price that the provider reported.",
      "minimum": 0,
      "examples": [
       420
      ]
     }
    }
   },
   "Quote": {
    "type": "object",
    "description": "The totals are dollars excluding GST. totalPrice is the sum of the four before it.",
    "required": [
     "totalFreightPrice",
     "totalExtrasPrice",
     "totalSurchargesPrice",
     "totalFafPrice",
     "totalPrice",
     "deliveryExtrasDetails",
     "surchargesDetails",
     "price"
    ],
    "properties": {
     "totalFreightPrice": {
      "$ref": "#/components/schemas/Money"
     },
     "totalExtrasPrice": {
      "$ref": "#/components/schemas/Money"
     },
     "totalSurchargesPrice": {
      "$ref": "#/components/schemas/Money"
     },
     "totalFafPrice": {
      "description": "The fuel adjustment.",
      "$ref": "#/components/schemas/Money"
     },
     "totalPrice": {
      "$ref": "#/components/schemas/Money"
     },
     "deliveryExtrasDetails": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/QuotedExtra"
      }
     },
     "surchargesDetails": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/QuotedSurcharge"
      }
     },
     "price": {
      "$ref": "#/components/schemas/Price"
     }
    }
   },
   "QuotedExtraCode": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "deliveryExtraCode",
     "quantityRequested"
    ],
    "properties": {
     "deliveryExtraCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "TAILLIFT"
      ]
     },
     "quantityRequested": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     }
    }
   },
   "QuoteComparisonRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "priceDateTimeUtc",
     "fromDate",
     "serviceTypes",
     "units"
    ],
    "properties": {
     "accountId": {
      "description": "The account to charge; the default account (CONS-51) if it is left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "origin": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AddressInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "destination": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AddressInput"
       },
       {
        "type": "null"
       }
      ]
     },
     "siteId": {
      "description": "The sender's site.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "destinationSiteId": {
      "description": "The receiver's site.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "priceDateTimeUtc": {
      "description": "The moment of the quote (QUOT-09).",
      "$ref": "#/components/schemas/Instant"
     },
     "fromDate": {
      "description": "The first of seven days of pickup.",
      "$ref": "#/components/schemas/Day"
     },
     "serviceTypes": {
      "type": "array",
      "description": "Codes.",
      "minItems": 1,
      "maxItems": 20,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 50,
       "examples": [
        "GENERAL"
       ]
      }
     },
     "units": {
      "type": "array",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/QuoteUnit"
      }
     },
     "deliveryExtras": {
      "type": "array",
      "description": "Codes, because each service type has extras of its own. One that a service type lacks is left out of its price.",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/QuotedExtraCode"
      }
     }
    }
   },
   "ComparedQuote": {
    "type": "object",
    "required": [
     "serviceType",
     "pickupDate",
     "deliveryDate",
     "price",
     "reason",
     "isCheapest",
     "isFastest"
    ],
    "properties": {
     "serviceType": {
      "$ref": "#/components/schemas/ServiceType"
     },
     "pickupDate": {
      "$ref": "#/components/schemas/Day"
     },
     "deliveryDate": {
      "description": "The service date; null if none is known.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "price": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Price"
       },
       {
        "type": "null"
       }
      ]
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why there is no price, or no pickup on that day.",
      "maxLength": 500,
      "examples": [
       "No rate from Kaikōura to Waiheke Island for Overnight"
      ]
     },
     "isCheapest": {
      "type": "boolean",
      "description": "Whether no other quote of the answer costs less."
     },
     "isFastest": {
      "type": "boolean",
      "description": "Whether no other quote of the answer delivers earlier."
     }
    }
   },
   "QuoteComparison": {
    "type": "object",
    "required": [
     "quotes"
    ],
    "properties": {
     "quotes": {
      "type": "array",
      "maxItems": 140,
      "items": {
       "$ref": "#/components/schemas/ComparedQuote"
      }
     }
    }
   },
   "ConsignmentPrices": {
    "type": "object",
    "required": [
     "quote",
     "estimate",
     "confirmed",
     "reason",
     "isEstimating"
    ],
    "properties": {
     "quote": {
      "description": "The quote that the consignment was created from.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Price"
       },
       {
        "type": "null"
       }
      ]
     },
     "estimate": {
      "description": "Excluding the fuel adjustment (QUOT-05).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Price"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmed": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Price"
       },
       {
        "type": "null"
       }
      ]
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why there is no estimate.",
      "maxLength": 500,
      "examples": [
       "No rate from Kaikōura to Waiheke Island for Overnight"
      ]
     },
     "isEstimating": {
      "type": "boolean",
      "description": "Whether a new estimate is under way, because something that it depends on has changed."
     }
    }
   },
   "References": {
    "type": "array",
    "description": "In any case; a repeated reference counts once (BULK-22).",
    "minItems": 1,
    "maxItems": 200,
    "items": {
     "$ref": "#/components/schemas/Reference"
    }
   },
   "CheckOnly": {
    "type": "boolean",
    "description": "True changes nothing: the result says what the call would do, with each Warning as the question to confirm first (BULK-29). False if left out."
   },
   "StatusChanges": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "statusCode",
     "references"
    ],
    "properties": {
     "statusCode": {
      "type": "string",
      "description": "Not an enum, so that an unsupported code gets the sentence of BULK-14.",
      "minLength": 1,
      "maxLength": 50,
      "x-rule": "BULK-14",
      "examples": [
       "FINAL"
      ]
     },
     "references": {
      "$ref": "#/components/schemas/References"
     },
     "statusDatetimeUtc": {
      "description": "When the status was reached; now if left out or null. The spelling is the specification's.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "checkOnly": {
      "$ref": "#/components/schemas/CheckOnly"
     }
    }
   },
   "BulkOutcome": {
    "type": "object",
    "required": [
     "reference",
     "messages"
    ],
    "properties": {
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "messages": {
      "type": "array",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Message"
      }
     }
    }
   },
   "BulkResult": {
    "type": "object",
    "description": "The specification gives the message but not its container. One or more messages per reference, in the order of the request; a consignment without a Warning or Error has one Information message.",
    "required": [
     "results"
    ],
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/BulkOutcome"
      }
     }
    }
   },
   "CreateDocuments": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "documentTypes",
     "references"
    ],
    "properties": {
     "documentTypes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 5,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "enum": [
        "CONNOTE",
        "FRTLABEL",
        "PODDOC",
        "DGDOC",
        "CLAIM"
       ]
      }
     },
     "references": {
      "$ref": "#/components/schemas/References"
     },
     "labelFormat": {
      "type": "string",
      "description": "What FRTLABEL is made as: PDF (the default), or ZPL for thermal printers of 203 dpi (DOCS-20). The other documents are always PDFs.",
      "enum": [
       "PDF",
       "ZPL"
      ]
     },
     "proofFormat": {
      "type": "string",
      "description": "What PODDOC is made as, for delivered consignments: PDF is a page for each (PODX-14), ZIP has their files (PODX-15). Without it, it is the newest file of each, or a page (PODX-13).",
      "enum": [
       "PDF",
       "ZIP"
      ]
     }
    }
   },
   "CreatedDocument": {
    "type": "object",
    "required": [
     "documentType",
     "uri"
    ],
    "properties": {
     "documentType": {
      "type": "string",
      "enum": [
       "CONNOTE",
       "FRTLABEL",
       "PODDOC",
       "DGDOC",
       "CLAIM"
      ]
     },
     "uri": {
      "type": "string",
      "description": "A URL on this origin, for this user only, that needs no token and expires after 5 minutes. The same document can be created again.",
      "format": "uri-reference",
      "maxLength": 2000
     }
    }
   },
   "CreatedDocuments": {
    "type": "object",
    "required": [
     "items",
     "results"
    ],
    "properties": {
     "items": {
      "type": "array",
      "maxItems": 5000,
      "items": {
       "$ref": "#/components/schemas/CreatedDocument"
      }
     },
     "results": {
      "type": "array",
      "description": "The consignments without a document.",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/BulkOutcome"
      }
     }
    }
   },
   "RequestedPickupDates": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "references",
     "requestedPickupDateTimeUtc"
    ],
    "properties": {
     "references": {
      "$ref": "#/components/schemas/References"
     },
     "requestedPickupDateTimeUtc": {
      "description": "A day in Pacific/Auckland, as its midnight (DATE-07).",
      "$ref": "#/components/schemas/LocalMidnight"
     },
     "checkOnly": {
      "$ref": "#/components/schemas/CheckOnly"
     }
    }
   },
   "Cancellations": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "references",
     "reason"
    ],
    "properties": {
     "references": {
      "$ref": "#/components/schemas/References"
     },
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "examples": [
       "Cancelled by Consign user"
      ]
     },
     "dateTimeUtc": {
      "description": "When they were cancelled; now if left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "RowPer": {
    "type": "string",
    "description": "What a row is. PRICE_LINE needs Consignment.ViewPricing: a row for each line of the confirmed price or else the estimate, and one for a consignment without a price (EXTR-17). Its file has no X-Total-Count.",
    "enum": [
     "CONSIGNMENT",
     "PRICE_LINE"
    ],
    "default": "CONSIGNMENT"
   },
   "ExportConsignments": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "format"
    ],
    "properties": {
     "format": {
      "type": "string",
      "enum": [
       "csv"
      ]
     },
     "searchParameters": {
      "description": "The search, as in searchConsignments (EXTR-12).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ConsignmentSearch"
       },
       {
        "type": "null"
       }
      ]
     },
     "references": {
      "type": "array",
      "minItems": 1,
      "maxItems": 10000,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/Reference"
      }
     },
     "rowPer": {
      "$ref": "#/components/schemas/RowPer"
     }
    }
   },
   "ConsignmentIds": {
    "type": "array",
    "minItems": 1,
    "maxItems": 1000,
    "uniqueItems": true,
    "items": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "PickupManifest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "consignmentIds"
    ],
    "properties": {
     "consignmentIds": {
      "$ref": "#/components/schemas/ConsignmentIds"
     },
     "searchParameters": {
      "description": "The search, as in searchConsignments (BULK-19).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ConsignmentSearch"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "EmailPickupManifest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "consignmentIds"
    ],
    "properties": {
     "consignmentIds": {
      "$ref": "#/components/schemas/ConsignmentIds"
     },
     "notes": {
      "type": [
       "string",
       "null"
      ],
      "description": "At most 200 characters after trimming; a rule refuses more.",
      "maxLength": 2000,
      "x-rule": "BULK-08"
     }
    }
   },
   "ProviderTag": {
    "type": "object",
    "description": "For TagAdded, the tag to put on the consignment. For TagRemoved, its code is enough (PROV-09).",
    "additionalProperties": false,
    "required": [
     "code"
    ],
    "properties": {
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "FRAGILE"
      ]
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "examples": [
       "Fragile"
      ]
     },
     "colour": {
      "type": "string",
      "description": "A CSS hexadecimal colour.",
      "maxLength": 7,
      "pattern": "^#[0-9a-fA-F]{6}$",
      "examples": [
       "#d9480f"
      ]
     }
    }
   },
   "ProviderPrice": {
    "type": "object",
    "description": "Dollars excluding GST; each is rounded to cents, half up.",
    "additionalProperties": false,
    "required": [
     "freight",
     "extras",
     "surcharges",
     "faf"
    ],
    "properties": {
     "freight": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
     },
     "extras": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
     },
     "surcharges": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
     },
     "faf": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000
     },
     "chargeableWeight": {
      "type": [
       "number",
       "null"
      ],
      "description": "Kilograms that the freight is charged for, where you measured it.",
      "minimum": 0,
      "maximum": 1000000,
      "examples": [
       420
      ]
     },
     "reasons": {
      "description": "Why an amount is not what was estimated, in the customer's words.",
      "oneOf": [
       {
        "type": "object",
        "additionalProperties": false,
        "properties": {
         "freight": {
          "type": "string",
          "maxLength": 200,
          "examples": [
           "Weighed again at the depot"
          ]
         },
         "extras": {
          "type": "string",
          "maxLength": 200,
          "examples": [
           "Weighed again at the depot"
          ]
         },
         "surcharges": {
          "type": "string",
          "maxLength": 200,
          "examples": [
           "Weighed again at the depot"
          ]
         },
         "faf": {
          "type": "string",
          "maxLength": 200,
          "examples": [
           "Weighed again at the depot"
          ]
         }
        }
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ProviderExtra": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "deliveryExtraCode",
     "quantityCompleted"
    ],
    "properties": {
     "deliveryExtraCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "TAILLIFT"
      ]
     },
     "quantityCompleted": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999
     }
    }
   },
   "ProviderProof": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "signatory": {
      "type": [
       "string",
       "null"
      ],
      "description": "Who signed.",
      "maxLength": 100,
      "examples": [
       "Mere Tahu"
      ]
     },
     "piecesDelivered": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1000000,
      "examples": [
       8
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "description": "The driver's note.",
      "maxLength": 1000,
      "examples": [
       "Left with the storekeeper"
      ]
     },
     "place": {
      "description": "Where it was handed over.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Place"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ProviderEvent": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "eventId",
     "reference",
     "type",
     "occurredAtDateTimeUtc"
    ],
    "properties": {
     "eventId": {
      "type": "string",
      "description": "Generated by the provider; a new value for each event, the same value when it is resent.",
      "minLength": 1,
      "maxLength": 100,
      "examples": [
       "scan-20250715-000117"
      ]
     },
     "reference": {
      "$ref": "#/components/schemas/ReferenceAsWritten"
     },
     "type": {
      "type": "string",
      "enum": [
       "Collected",
       "InTransit",
       "OutForDelivery",
       "Delivered",
       "Failed",
       "Exception",
       "Note",
       "Resolved",
       "TagAdded",
       "TagRemoved",
       "PriceConfirmed",
       "ExtraCompleted",
       "AnswerAccepted",
       "AnswerDeclined"
      ]
     },
     "occurredAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "title": {
      "type": [
       "string",
       "null"
      ],
      "description": "The text of an exception or a note (required), why a consignment failed, or what is said about an answer (required to decline it).",
      "maxLength": 200,
      "examples": [
       "Receiver was closed"
      ]
     },
     "standardEventCode": {
      "type": [
       "string",
       "null"
      ],
      "description": "The provider's code for this kind of exception or note.",
      "maxLength": 50,
      "examples": [
       "CLOSED"
      ]
     },
     "actionRequired": {
      "type": "boolean",
      "description": "Whether the exception or note needs action.",
      "default": false
     },
     "resolvesEventId": {
      "type": [
       "string",
       "null"
      ],
      "description": "For Resolved, the exception or note that it resolves.",
      "maxLength": 100,
      "examples": [
       "note-20250715-000004"
      ]
     },
     "answerId": {
      "description": "For AnswerAccepted and AnswerDeclined, the answer (ANSW-09).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "tag": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/ProviderTag"
       },
       {
        "type": "null"
       }
      ]
     },
     "price": {
      "description": "For PriceConfirmed, what the provider charges (PROV-10).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ProviderPrice"
       },
       {
        "type": "null"
       }
      ]
     },
     "extra": {
      "description": "For ExtraCompleted, an extra that the driver completed (PROV-11).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ProviderExtra"
       },
       {
        "type": "null"
       }
      ]
     },
     "proof": {
      "description": "For Delivered, how the freight was handed over (PODX-01).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/ProviderProof"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ProviderEvents": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "events"
    ],
    "properties": {
     "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ProviderEvent"
      }
     }
    }
   },
   "ProviderEventResult": {
    "type": "object",
    "required": [
     "eventId",
     "reference",
     "outcome",
     "message",
     "problemId"
    ],
    "properties": {
     "eventId": {
      "type": "string",
      "maxLength": 100
     },
     "reference": {
      "$ref": "#/components/schemas/ReferenceAsWritten"
     },
     "outcome": {
      "type": "string",
      "description": "Applied; Repeated or Late (nothing to do); Refused, with the reason; Busy (send it again).",
      "enum": [
       "Applied",
       "Repeated",
       "Late",
       "Refused",
       "Busy"
      ]
     },
     "message": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500,
      "examples": [
       "There is no consignment with this reference"
      ]
     },
     "problemId": {
      "type": [
       "string",
       "null"
      ],
      "description": "The register row that refused the event.",
      "maxLength": 20,
      "examples": [
       "PROV-03"
      ]
     }
    }
   },
   "ProviderEventResults": {
    "type": "object",
    "required": [
     "results"
    ],
    "properties": {
     "results": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ProviderEventResult"
      }
     }
    }
   },
   "ProofFileMetadata": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "eventId",
     "kind",
     "name"
    ],
    "properties": {
     "eventId": {
      "type": "string",
      "description": "The eventId of the Delivered event.",
      "minLength": 1,
      "maxLength": 100,
      "examples": [
       "scan-20250715-000231"
      ]
     },
     "kind": {
      "$ref": "#/components/schemas/ProofFileKind"
     },
     "name": {
      "type": "string",
      "description": "The name under which the customer sees and downloads it; its extension follows the content (FILE-14).",
      "minLength": 1,
      "maxLength": 256,
      "examples": [
       "Signature.png"
      ]
     }
    }
   },
   "ProofFileUpload": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "metadata",
     "fileData"
    ],
    "properties": {
     "metadata": {
      "$ref": "#/components/schemas/ProofFileMetadata"
     },
     "fileData": {
      "type": "string",
      "format": "binary"
     }
    }
   },
   "AnswerCursor": {
    "type": "string",
    "pattern": "^\\d{1,15}$",
    "maxLength": 15,
    "examples": [
     "1204"
    ]
   },
   "ReportedAnswer": {
    "type": "object",
    "description": "An answer to an exception or note of the provider.",
    "required": [
     "id",
     "reference",
     "eventId",
     "kind",
     "day",
     "receiver",
     "note",
     "state",
     "answeredAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id",
      "description": "The answerId of the event that decides about it."
     },
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "eventId": {
      "type": [
       "string",
       "null"
      ],
      "description": "The provider's id of the exception or note; null if it was not reported by an event.",
      "maxLength": 100,
      "examples": [
       "note-20250715-000004"
      ]
     },
     "kind": {
      "$ref": "#/components/schemas/AnswerKind"
     },
     "day": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "receiver": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AnsweredReceiver"
       },
       {
        "type": "null"
       }
      ]
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
     },
     "state": {
      "$ref": "#/components/schemas/AnswerState"
     },
     "answeredAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "AnswerPage": {
    "type": "object",
    "required": [
     "answers",
     "nextCursor"
    ],
    "properties": {
     "answers": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/ReportedAnswer"
      }
     },
     "nextCursor": {
      "$ref": "#/components/schemas/AnswerCursor",
      "description": "The cursor after this page; of an empty page, the one that was sent."
     }
    }
   },
   "InvoiceTotal": {
    "type": "number",
    "description": "New Zealand dollars, 2 decimals.",
    "minimum": -1000000000,
    "maximum": 1000000000,
    "examples": [
     1020.5
    ]
   },
   "InvoiceVerdict": {
    "type": "string",
    "description": "The first that applies: no such consignment at your sites; charged to another account; cancelled; invoiced before; not delivered yet; without a confirmed price; another amount than the confirmed price; the confirmed price.",
    "enum": [
     "Unknown",
     "OtherAccount",
     "Cancelled",
     "AlreadyInvoiced",
     "NotDelivered",
     "NoPrice",
     "Differs",
     "Agrees"
    ]
   },
   "Sum": {
    "type": "object",
    "required": [
     "count",
     "amount"
    ],
    "properties": {
     "count": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       2
      ]
     },
     "amount": {
      "$ref": "#/components/schemas/InvoiceTotal"
     }
    }
   },
   "Invoice": {
    "type": "object",
    "required": [
     "id",
     "number",
     "date",
     "accountId",
     "total",
     "lineCount",
     "isGstIncluded",
     "replacesInvoiceId",
     "isReplaced",
     "createdBy",
     "createdAtDateTimeUtc",
     "checkedAtDateTimeUtc",
     "verdicts",
     "accepted",
     "queried",
     "undecided",
     "notExplained"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "number": {
      "type": "string",
      "description": "The provider's number of the invoice.",
      "minLength": 1,
      "maxLength": 50,
      "pattern": "^\\S(.*\\S)?$",
      "examples": [
       "INV-20451"
      ]
     },
     "date": {
      "$ref": "#/components/schemas/Day"
     },
     "accountId": {
      "$ref": "#/components/schemas/Id"
     },
     "total": {
      "$ref": "#/components/schemas/InvoiceTotal"
     },
     "lineCount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 20000,
      "examples": [
       2
      ]
     },
     "isGstIncluded": {
      "type": "boolean",
      "description": "Whether the amounts of this invoice, its total included, include GST."
     },
     "replacesInvoiceId": {
      "description": "The invoice that this one corrects, which then counts as not invoiced; null for none.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "isReplaced": {
      "type": "boolean",
      "description": "Whether a corrected invoice replaces this one."
     },
     "createdBy": {
      "type": "string",
      "description": "Who loaded it.",
      "maxLength": 200,
      "examples": [
       "Mere Manager"
      ]
     },
     "createdAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "checkedAtDateTimeUtc": {
      "description": "When it was checked last; null while lines are missing or it was not checked yet.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "verdicts": {
      "type": "array",
      "description": "Empty until it was checked.",
      "maxItems": 8,
      "items": {
       "type": "object",
       "required": [
        "verdict",
        "count",
        "amount"
       ],
       "properties": {
        "verdict": {
         "$ref": "#/components/schemas/InvoiceVerdict"
        },
        "count": {
         "type": "integer",
         "minimum": 0
        },
        "amount": {
         "$ref": "#/components/schemas/InvoiceTotal"
        }
       }
      }
     },
     "accepted": {
      "$ref": "#/components/schemas/Sum"
     },
     "queried": {
      "$ref": "#/components/schemas/Sum"
     },
     "undecided": {
      "$ref": "#/components/schemas/Sum"
     },
     "notExplained": {
      "description": "The total, less the amounts of the lines; null until it was checked.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceTotal"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "CreateInvoice": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "number",
     "date",
     "accountId",
     "total",
     "lineCount",
     "isGstIncluded",
     "replacesInvoiceId"
    ],
    "properties": {
     "number": {
      "type": "string",
      "description": "The provider's number of the invoice.",
      "minLength": 1,
      "maxLength": 50,
      "pattern": "^\\S(.*\\S)?$",
      "examples": [
       "INV-20451"
      ]
     },
     "date": {
      "$ref": "#/components/schemas/Day"
     },
     "accountId": {
      "$ref": "#/components/schemas/Id"
     },
     "total": {
      "$ref": "#/components/schemas/InvoiceTotal"
     },
     "lineCount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 20000,
      "examples": [
       2
      ]
     },
     "isGstIncluded": {
      "type": "boolean",
      "description": "Whether the amounts of this invoice, its total included, include GST."
     },
     "replacesInvoiceId": {
      "description": "The invoice that this one corrects, which then counts as not invoiced; null for none.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "CreatedInvoice": {
    "type": "object",
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "Amount": {
    "type": "number",
    "description": "New Zealand dollars, 2 decimals; negative for a credit.",
    "minimum": -1000000,
    "maximum": 1000000,
    "examples": [
     120.5
    ]
   },
   "InvoiceParts": {
    "type": "object",
    "description": "What the amount is made of.",
    "additionalProperties": false,
    "required": [
     "freight",
     "extras",
     "surcharges",
     "faf"
    ],
    "properties": {
     "freight": {
      "$ref": "#/components/schemas/Amount"
     },
     "extras": {
      "$ref": "#/components/schemas/Amount"
     },
     "surcharges": {
      "$ref": "#/components/schemas/Amount"
     },
     "faf": {
      "$ref": "#/components/schemas/Amount"
     }
    }
   },
   "InvoiceDecision": {
    "type": "string",
    "enum": [
     "Accepted",
     "Queried"
    ]
   },
   "InvoiceLine": {
    "type": "object",
    "required": [
     "line",
     "reference",
     "customerReference",
     "description",
     "amount",
     "parts",
     "verdict",
     "consignmentReference",
     "agreed",
     "difference",
     "differingParts",
     "invoicedOn",
     "decision",
     "reason",
     "decidedBy",
     "decidedAtDateTimeUtc"
    ],
    "properties": {
     "line": {
      "type": "integer",
      "description": "Counted from 1.",
      "minimum": 1,
      "maximum": 20000
     },
     "reference": {
      "type": "string",
      "description": "The consignment's reference as the provider wrote it; empty where there is none.",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "customerReference": {
      "type": "string",
      "description": "A reference that the customer gave; empty where there is none.",
      "maxLength": 50,
      "examples": [
       "PO 4711"
      ]
     },
     "description": {
      "type": "string",
      "maxLength": 200,
      "examples": [
       "Overnight"
      ]
     },
     "amount": {
      "$ref": "#/components/schemas/Amount"
     },
     "parts": {
      "description": "Null where the invoice doesn't split its amounts. They add up to the amount.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceParts"
       },
       {
        "type": "null"
       }
      ]
     },
     "verdict": {
      "description": "Null until the invoice was checked.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceVerdict"
       },
       {
        "type": "null"
       }
      ]
     },
     "consignmentReference": {
      "type": [
       "string",
       "null"
      ],
      "description": "The consignment that the line is about; null if it is unknown.",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "agreed": {
      "description": "The confirmed price of the consignment, with GST if the invoice includes it.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceTotal"
       },
       {
        "type": "null"
       }
      ]
     },
     "difference": {
      "description": "What is invoiced for the consignment in all, less the confirmed price.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceTotal"
       },
       {
        "type": "null"
       }
      ]
     },
     "differingParts": {
      "type": "array",
      "maxItems": 4,
      "items": {
       "type": "object",
       "required": [
        "kind",
        "invoiced",
        "agreed"
       ],
       "properties": {
        "kind": {
         "type": "string",
         "enum": [
          "FREIGHT",
          "EXTRA",
          "SURCHARGE",
          "FAF"
         ]
        },
        "invoiced": {
         "$ref": "#/components/schemas/InvoiceTotal"
        },
        "agreed": {
         "$ref": "#/components/schemas/InvoiceTotal"
        }
       }
      }
     },
     "invoicedOn": {
      "description": "For AlreadyInvoiced, the line that was first. Its invoice is null where the caller may not see it.",
      "oneOf": [
       {
        "type": "object",
        "required": [
         "invoiceId",
         "number",
         "line"
        ],
        "properties": {
         "invoiceId": {
          "oneOf": [
           {
            "$ref": "#/components/schemas/Id"
           },
           {
            "type": "null"
           }
          ]
         },
         "number": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 50
         },
         "line": {
          "type": [
           "integer",
           "null"
          ],
          "minimum": 1
         }
        }
       },
       {
        "type": "null"
       }
      ]
     },
     "decision": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceDecision"
       },
       {
        "type": "null"
       }
      ]
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500
     },
     "decidedBy": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "decidedAtDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "SaveInvoiceLines": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "lines"
    ],
    "properties": {
     "lines": {
      "type": "array",
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "line",
        "reference",
        "customerReference",
        "description",
        "amount",
        "parts"
       ],
       "properties": {
        "line": {
         "type": "integer",
         "description": "Counted from 1.",
         "minimum": 1,
         "maximum": 20000
        },
        "reference": {
         "type": "string",
         "description": "The consignment's reference as the provider wrote it; empty where there is none.",
         "maxLength": 50,
         "examples": [
          "TAS0001234"
         ]
        },
        "customerReference": {
         "type": "string",
         "description": "A reference that the customer gave; empty where there is none.",
         "maxLength": 50,
         "examples": [
          "PO 4711"
         ]
        },
        "description": {
         "type": "string",
         "maxLength": 200,
         "examples": [
          "Overnight"
         ]
        },
        "amount": {
         "$ref": "#/components/schemas/Amount"
        },
        "parts": {
         "description": "Null where the invoice doesn't split its amounts. They add up to the amount.",
         "oneOf": [
          {
           "$ref": "#/components/schemas/InvoiceParts"
          },
          {
           "type": "null"
          }
         ]
        }
       }
      }
     }
    }
   },
   "DecideInvoiceLines": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "lines",
     "decision",
     "reason"
    ],
    "properties": {
     "lines": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20000,
      "uniqueItems": true,
      "items": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20000
      }
     },
     "decision": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/InvoiceDecision"
       },
       {
        "type": "null"
       }
      ]
     },
     "reason": {
      "type": "string",
      "description": "A query needs one; otherwise it may be empty.",
      "maxLength": 500,
      "examples": [
       "The agreed price has no surcharge"
      ]
     }
    }
   },
   "NotInvoiced": {
    "type": "object",
    "required": [
     "count",
     "amount",
     "consignments"
    ],
    "properties": {
     "count": {
      "type": "integer",
      "minimum": 0
     },
     "amount": {
      "$ref": "#/components/schemas/InvoiceTotal"
     },
     "consignments": {
      "type": "array",
      "maxItems": 20000,
      "items": {
       "type": "object",
       "required": [
        "reference",
        "accountId",
        "deliveredAtDateTimeUtc",
        "amount"
       ],
       "properties": {
        "reference": {
         "type": "string",
         "maxLength": 50,
         "examples": [
          "TAS0001234"
         ]
        },
        "accountId": {
         "$ref": "#/components/schemas/Id"
        },
        "deliveredAtDateTimeUtc": {
         "$ref": "#/components/schemas/Instant"
        },
        "amount": {
         "$ref": "#/components/schemas/Money"
        }
       }
      }
     }
    }
   },
   "InvoiceSettings": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "toleranceAmount",
     "tolerancePercent",
     "columns"
    ],
    "properties": {
     "toleranceAmount": {
      "type": "number",
      "description": "New Zealand dollars, 2 decimals. The larger of the two tolerances applies.",
      "minimum": 0,
      "maximum": 10000,
      "examples": [
       0.05
      ]
     },
     "tolerancePercent": {
      "type": "number",
      "description": "Percent of the confirmed price, 2 decimals.",
      "minimum": 0,
      "maximum": 100,
      "examples": [
       0.5
      ]
     },
     "columns": {
      "type": "array",
      "description": "What the headings of the account's files stand for; null is a column that is not read.",
      "maxItems": 100,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "heading",
        "field"
       ],
       "properties": {
        "heading": {
         "type": "string",
         "minLength": 1,
         "maxLength": 200,
         "examples": [
          "Con note"
         ]
        },
        "field": {
         "oneOf": [
          {
           "type": "string",
           "enum": [
            "reference",
            "customerReference",
            "description",
            "freight",
            "extras",
            "surcharges",
            "faf",
            "amount",
            "amountWithGst",
            "invoiceNumber",
            "invoiceDate",
            "account"
           ]
          },
          {
           "type": "null"
          }
         ]
        }
       }
      }
     }
    }
   },
   "EventType": {
    "type": "string",
    "description": "consignment.status_changed: the status moved, whoever moved it. consignment.delivered: it moved to Delivered. consignment.exception: the provider reported an exception. consignment.created: a consignment was created, in whatever way. consignment.edited: its entered fields, dates, freight or extras were changed. consignment.priced: its price was confirmed. consignment.proof_available: the provider gave a signatory or a file of the delivery. booking.made, booking.moved and booking.ended: a delivery slot was booked, exchanged for another one, or given up. exception.answered: an exception was answered, or the provider decided about the answer. invoice.checked: an invoice was checked whose sites are all among the webhook's.",
    "enum": [
     "consignment.status_changed",
     "consignment.exception",
     "consignment.delivered",
     "consignment.created",
     "consignment.edited",
     "consignment.priced",
     "consignment.proof_available",
     "booking.made",
     "booking.moved",
     "booking.ended",
     "exception.answered",
     "invoice.checked"
    ]
   },
   "Webhook": {
    "type": "object",
    "required": [
     "id",
     "url",
     "description",
     "eventTypes",
     "siteIds",
     "isActive",
     "hasPrices",
     "failingSinceDateTimeUtc",
     "disabledAtDateTimeUtc",
     "createdAtDateTimeUtc"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "url": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "https://erp.kowhai.example/consign"
      ]
     },
     "description": {
      "type": "string",
      "maxLength": 200,
      "examples": [
       "Warehouse system"
      ]
     },
     "eventTypes": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/EventType"
      }
     },
     "siteIds": {
      "type": "array",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "isActive": {
      "type": "boolean"
     },
     "hasPrices": {
      "type": "boolean",
      "description": "Whether messages have confirmed prices, because the user who saved it last has Consignment.ViewPricing."
     },
     "failingSinceDateTimeUtc": {
      "description": "When the first of its failures in a row happened; null while it works.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "disabledAtDateTimeUtc": {
      "description": "When it was disabled because it had failed for three days; null otherwise.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "createdAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "SaveWebhook": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "url",
     "description",
     "eventTypes",
     "siteIds",
     "isActive"
    ],
    "properties": {
     "url": {
      "type": "string",
      "description": "An https address without user name, password or fragment, at port 443 or one that the operator allows.",
      "minLength": 1,
      "maxLength": 2000,
      "examples": [
       "https://erp.kowhai.example/consign"
      ]
     },
     "description": {
      "type": "string",
      "description": "For people; may be empty.",
      "maxLength": 200,
      "examples": [
       "Warehouse system"
      ]
     },
     "eventTypes": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/EventType"
      }
     },
     "siteIds": {
      "type": "array",
      "description": "Events of consignments that are charged to these of the caller's sites.",
      "minItems": 1,
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Id"
      }
     },
     "isActive": {
      "type": "boolean"
     }
    }
   },
   "Secret": {
    "type": "string",
    "description": "The key of the signatures; the base64 part after whsec_ is the bytes.",
    "maxLength": 100,
    "examples": [
     "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    ]
   },
   "CreatedWebhook": {
    "type": "object",
    "required": [
     "id",
     "secret",
     "secretNote"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "secret": {
      "description": "Null in the answer to a repeat (PROV-30).",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Secret"
       },
       {
        "type": "null"
       }
      ]
     },
     "secretNote": {
      "type": [
       "string",
       "null"
      ],
      "description": "How to get a new secret, where this answer can't show it; null otherwise.",
      "maxLength": 500
     }
    }
   },
   "RotatedSecret": {
    "type": "object",
    "required": [
     "secret",
     "previousSecretUntilDateTimeUtc"
    ],
    "properties": {
     "secret": {
      "$ref": "#/components/schemas/Secret"
     },
     "previousSecretUntilDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "QueuedDelivery": {
    "type": "object",
    "required": [
     "deliveryId"
    ],
    "properties": {
     "deliveryId": {
      "$ref": "#/components/schemas/Id"
     }
    }
   },
   "ToldConsignment": {
    "description": "The consignment after what happened. Messages that were written before this was added lack it.",
    "type": "object",
    "required": [
     "senderReference",
     "receiverReference",
     "salesReference",
     "deliveryDate",
     "confirmedPrice"
    ],
    "properties": {
     "senderReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "WMS-4711"
      ]
     },
     "receiverReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "PO-7781"
      ]
     },
     "salesReference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 256,
      "examples": [
       "SO-20451"
      ]
     },
     "deliveryDate": {
      "description": "The confirmed, or else the requested delivery date; of a delivered one its day.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "confirmedPrice": {
      "description": "Excluding GST; null where the webhook has no prices, in Draft, and when there is none.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Money"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "StatusNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "siteId": {
      "$ref": "#/components/schemas/Id",
      "description": "The site that the consignment is charged to."
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode",
      "description": "The new status."
     },
     "title": {
      "type": "null"
     },
     "standardEventCode": {
      "type": "null"
     },
     "consignment": {
      "$ref": "#/components/schemas/ToldConsignment"
     }
    }
   },
   "StatusChangedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.status_changed"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/StatusNews"
     }
    }
   },
   "DeliveredMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.delivered"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/StatusNews"
     }
    }
   },
   "ExceptionNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "siteId": {
      "$ref": "#/components/schemas/Id",
      "description": "The site that the consignment is charged to."
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode",
      "description": "The status in which the exception happened."
     },
     "title": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Delayed by a road closure"
      ]
     },
     "standardEventCode": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "examples": [
       "DELAYED"
      ]
     },
     "consignment": {
      "$ref": "#/components/schemas/ToldConsignment"
     }
    }
   },
   "ExceptionMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.exception"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/ExceptionNews"
     }
    }
   },
   "ConsignmentNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode",
     "consignment"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "siteId": {
      "$ref": "#/components/schemas/Id",
      "description": "The site that the consignment is charged to."
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode",
      "description": "The status at that time."
     },
     "title": {
      "type": "null"
     },
     "standardEventCode": {
      "type": "null"
     },
     "consignment": {
      "$ref": "#/components/schemas/ToldConsignment"
     }
    }
   },
   "CreatedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.created"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/ConsignmentNews"
     }
    }
   },
   "EditedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.edited"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/ConsignmentNews"
     }
    }
   },
   "PricedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.priced"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/ConsignmentNews"
     }
    }
   },
   "ProofNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode",
     "consignment",
     "proof"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "siteId": {
      "$ref": "#/components/schemas/Id",
      "description": "The site that the consignment is charged to."
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode",
      "description": "The status at that time."
     },
     "title": {
      "type": "null"
     },
     "standardEventCode": {
      "type": "null"
     },
     "consignment": {
      "$ref": "#/components/schemas/ToldConsignment"
     },
     "proof": {
      "type": "object",
      "description": "Without signatory and place; the consignment has them.",
      "required": [
       "fileName"
      ],
      "properties": {
       "fileName": {
        "type": [
         "string",
         "null"
        ],
        "description": "The file that was added; null for a signatory.",
        "maxLength": 256,
        "examples": [
         "Signature.png"
        ]
       }
      }
     }
    }
   },
   "ProofAvailableMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "consignment.proof_available"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/ProofNews"
     }
    }
   },
   "BookingNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode",
     "consignment",
     "booking"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "siteId": {
      "$ref": "#/components/schemas/Id",
      "description": "The site that the consignment is charged to."
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode",
      "description": "The status at that time."
     },
     "title": {
      "type": "null"
     },
     "standardEventCode": {
      "type": "null"
     },
     "consignment": {
      "$ref": "#/components/schemas/ToldConsignment"
     },
     "booking": {
      "type": "object",
      "required": [
       "runName",
       "startDateTimeUtc"
      ],
      "properties": {
       "runName": {
        "type": "string",
        "maxLength": 256,
        "examples": [
         "Hutt Valley morning"
        ]
       },
       "startDateTimeUtc": {
        "$ref": "#/components/schemas/Instant"
       }
      }
     }
    }
   },
   "BookingMadeMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "booking.made"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/BookingNews"
     }
    }
   },
   "BookingMovedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "booking.moved"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/BookingNews"
     }
    }
   },
   "BookingEndedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "booking.ended"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/BookingNews"
     }
    }
   },
   "AnswerNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode",
     "answer"
    ],
    "properties": {
     "reference": {
      "type": "string",
      "maxLength": 50,
      "examples": [
       "TAS0001234"
      ]
     },
     "siteId": {
      "$ref": "#/components/schemas/Id",
      "description": "The site that the consignment is charged to."
     },
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode",
      "description": "The status at that time."
     },
     "title": {
      "type": "string",
      "description": "What the provider called the exception.",
      "maxLength": 256,
      "examples": [
       "Receiver was closed"
      ]
     },
     "standardEventCode": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50,
      "examples": [
       "CLOSED"
      ]
     },
     "consignment": {
      "$ref": "#/components/schemas/ToldConsignment"
     },
     "answer": {
      "type": "object",
      "description": "Without its note and its receiver; the consignment has them.",
      "required": [
       "id",
       "kind",
       "day",
       "state",
       "reason"
      ],
      "properties": {
       "id": {
        "$ref": "#/components/schemas/Id"
       },
       "kind": {
        "$ref": "#/components/schemas/AnswerKind"
       },
       "day": {
        "oneOf": [
         {
          "$ref": "#/components/schemas/Day"
         },
         {
          "type": "null"
         }
        ]
       },
       "state": {
        "$ref": "#/components/schemas/AnswerState"
       },
       "reason": {
        "type": [
         "string",
         "null"
        ],
        "description": "What the provider said about its decision.",
        "maxLength": 200,
        "examples": [
         "No driver on that day"
        ]
       }
      }
     }
    }
   },
   "ExceptionAnsweredMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "exception.answered"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/AnswerNews"
     }
    }
   },
   "AnswersWaitingMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "answers.waiting"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When the answer was given."
     },
     "data": {
      "type": "object",
      "additionalProperties": false
     }
    }
   },
   "InvoiceNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode",
     "invoice"
    ],
    "properties": {
     "reference": {
      "type": "null"
     },
     "siteId": {
      "type": "null"
     },
     "statusCode": {
      "type": "null"
     },
     "title": {
      "type": "null"
     },
     "standardEventCode": {
      "type": "null"
     },
     "invoice": {
      "type": "object",
      "required": [
       "id",
       "number",
       "lineCount",
       "disagreeingCount"
      ],
      "properties": {
       "id": {
        "$ref": "#/components/schemas/Id"
       },
       "number": {
        "type": "string",
        "maxLength": 50,
        "examples": [
         "INV-20451"
        ]
       },
       "lineCount": {
        "type": "integer",
        "minimum": 0
       },
       "disagreeingCount": {
        "type": "integer",
        "description": "Lines with another verdict than Agrees.",
        "minimum": 0
       }
      }
     }
    }
   },
   "InvoiceCheckedMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "invoice.checked"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/InvoiceNews"
     }
    }
   },
   "NoNews": {
    "type": "object",
    "required": [
     "reference",
     "siteId",
     "statusCode",
     "title",
     "standardEventCode"
    ],
    "properties": {
     "reference": {
      "type": "null"
     },
     "siteId": {
      "type": "null"
     },
     "statusCode": {
      "type": "null"
     },
     "title": {
      "type": "null"
     },
     "standardEventCode": {
      "type": "null"
     }
    }
   },
   "TestMessage": {
    "type": "object",
    "required": [
     "type",
     "timestamp",
     "data"
    ],
    "properties": {
     "type": {
      "type": "string",
      "const": "webhook.test"
     },
     "timestamp": {
      "$ref": "#/components/schemas/Instant",
      "description": "When it happened."
     },
     "data": {
      "$ref": "#/components/schemas/NoNews"
     }
    }
   },
   "WebhookMessage": {
    "description": "The body of a message; its type says which.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/StatusChangedMessage"
     },
     {
      "$ref": "#/components/schemas/DeliveredMessage"
     },
     {
      "$ref": "#/components/schemas/ExceptionMessage"
     },
     {
      "$ref": "#/components/schemas/CreatedMessage"
     },
     {
      "$ref": "#/components/schemas/EditedMessage"
     },
     {
      "$ref": "#/components/schemas/PricedMessage"
     },
     {
      "$ref": "#/components/schemas/ProofAvailableMessage"
     },
     {
      "$ref": "#/components/schemas/BookingMadeMessage"
     },
     {
      "$ref": "#/components/schemas/BookingMovedMessage"
     },
     {
      "$ref": "#/components/schemas/BookingEndedMessage"
     },
     {
      "$ref": "#/components/schemas/ExceptionAnsweredMessage"
     },
     {
      "$ref": "#/components/schemas/AnswersWaitingMessage"
     },
     {
      "$ref": "#/components/schemas/InvoiceCheckedMessage"
     },
     {
      "$ref": "#/components/schemas/TestMessage"
     }
    ]
   },
   "WebhookDelivery": {
    "type": "object",
    "required": [
     "id",
     "state",
     "attempts",
     "createdAtDateTimeUtc",
     "nextAttemptAtDateTimeUtc",
     "deliveredAtDateTimeUtc",
     "responseStatus",
     "error",
     "message"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id",
      "description": "The webhook-id of the message."
     },
     "state": {
      "type": "string",
      "description": "Failed means that it is not tried again unless you ask for it.",
      "enum": [
       "Waiting",
       "Delivered",
       "Failed"
      ]
     },
     "attempts": {
      "type": "integer",
      "minimum": 0
     },
     "createdAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "nextAttemptAtDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "deliveredAtDateTimeUtc": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "responseStatus": {
      "type": [
       "integer",
       "null"
      ],
      "description": "The status of the last answer; null without one.",
      "minimum": 100,
      "maximum": 999
     },
     "error": {
      "type": [
       "string",
       "null"
      ],
      "description": "Why the last attempt failed; null if it did not. For a receiver without an answer it is always the same sentence.",
      "maxLength": 300,
      "examples": [
       "The receiver answered 503"
      ]
     },
     "message": {
      "$ref": "#/components/schemas/WebhookMessage"
     }
    }
   },
   "ActivityExtract": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "dateType",
     "startDateUtc",
     "endDateUtc",
     "siteIds"
    ],
    "properties": {
     "dateType": {
      "type": "string",
      "enum": [
       "Creation",
       "RequestedDelivery"
      ]
     },
     "startDateUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "endDateUtc": {
      "description": "Exclusive, at most 365 days (and the hour of a clock change) after the start (EXTR-05).",
      "$ref": "#/components/schemas/Instant"
     },
     "siteIds": {
      "$ref": "#/components/schemas/SiteIds"
     },
     "statuses": {
      "type": "array",
      "description": "All, if empty or left out.",
      "maxItems": 9,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/ConsignmentStatusCode"
      }
     },
     "rowPer": {
      "$ref": "#/components/schemas/RowPer"
     }
    }
   },
   "AttentionFilter": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "siteIds"
    ],
    "properties": {
     "siteIds": {
      "$ref": "#/components/schemas/SiteIds"
     }
    }
   },
   "AttentionCount": {
    "type": "object",
    "required": [
     "kind",
     "count"
    ],
    "properties": {
     "kind": {
      "$ref": "#/components/schemas/AttentionKind"
     },
     "count": {
      "type": "integer",
      "minimum": 0,
      "examples": [
       3
      ]
     }
    }
   },
   "ReportFilterFields": {
    "type": "object",
    "required": [
     "siteIds",
     "startDateUtc",
     "endDateUtc"
    ],
    "properties": {
     "siteIds": {
      "$ref": "#/components/schemas/SiteIds"
     },
     "startDateUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "endDateUtc": {
      "description": "Exclusive. At most 93 days in Pacific/Auckland (DASH-03); a day that the range only touches counts whole.",
      "$ref": "#/components/schemas/Instant"
     },
     "serviceTypeCodes": {
      "type": "array",
      "description": "All if empty or left out.",
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
       "type": "string",
       "minLength": 1,
       "maxLength": 50
      }
     }
    }
   },
   "ReportFilter": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ReportFilterFields"
     }
    ],
    "unevaluatedProperties": false
   },
   "StatusCount": {
    "type": "object",
    "required": [
     "status",
     "count"
    ],
    "properties": {
     "status": {
      "$ref": "#/components/schemas/ConsignmentStatusCode"
     },
     "count": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "StagedToDelivered": {
    "type": "object",
    "description": "Null if nothing was delivered in the period; the trend is null without a previous average (DASH-22).",
    "required": [
     "averageDays",
     "previousAverageDays",
     "trendPercent"
    ],
    "properties": {
     "averageDays": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     },
     "previousAverageDays": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     },
     "trendPercent": {
      "type": [
       "number",
       "null"
      ]
     }
    }
   },
   "CountPoint": {
    "type": "object",
    "description": "The first day of the period beside the first of the previous period (DASH-22), and so on.",
    "required": [
     "date",
     "current",
     "previousDate",
     "previous"
    ],
    "properties": {
     "date": {
      "type": [
       "string",
       "null"
      ],
      "description": "In Pacific/Auckland. Null, with 0, after the end of the period, where the previous one is longer.",
      "format": "date",
      "examples": [
       "2025-07-14"
      ]
     },
     "current": {
      "type": "integer",
      "minimum": 0
     },
     "previousDate": {
      "type": [
       "string",
       "null"
      ],
      "description": "Null, with 0, after the end of the previous period, where it is the shorter one.",
      "format": "date",
      "examples": [
       "2025-07-07"
      ]
     },
     "previous": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "Difot": {
    "type": "object",
    "required": [
     "serviceType",
     "onTimeCount",
     "missCount"
    ],
    "properties": {
     "serviceType": {
      "$ref": "#/components/schemas/ServiceType"
     },
     "onTimeCount": {
      "type": "integer",
      "minimum": 0
     },
     "missCount": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "ExceptionStatusCount": {
    "type": "object",
    "required": [
     "statusCode",
     "openCount",
     "totalCount"
    ],
    "properties": {
     "statusCode": {
      "$ref": "#/components/schemas/ConsignmentStatusCode"
     },
     "openCount": {
      "type": "integer",
      "minimum": 0
     },
     "totalCount": {
      "type": "integer",
      "minimum": 0
     }
    }
   },
   "ExceptionCount": {
    "type": "object",
    "required": [
     "standardEventId",
     "title",
     "openCount",
     "totalCount",
     "statuses"
    ],
    "properties": {
     "standardEventId": {
      "description": "Stands for the provider's code of this kind, or for the title of exceptions without a code.",
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "type": "string",
      "description": "The latest title of this kind; 'Short delivery' for short deliveries (DASH-54).",
      "maxLength": 500,
      "examples": [
       "Receiver was closed"
      ]
     },
     "openCount": {
      "type": "integer",
      "description": "Consignments where one of these exceptions is unresolved.",
      "minimum": 0
     },
     "totalCount": {
      "type": "integer",
      "description": "Consignments with such an exception.",
      "minimum": 0
     },
     "statuses": {
      "type": "array",
      "description": "The same counts by the consignment's status, for the filter of DASH-13.",
      "maxItems": 9,
      "items": {
       "$ref": "#/components/schemas/ExceptionStatusCount"
      }
     }
    }
   },
   "MoneyPoint": {
    "type": "object",
    "description": "As CountPoint, in money.",
    "required": [
     "date",
     "current",
     "previousDate",
     "previous"
    ],
    "properties": {
     "date": {
      "type": [
       "string",
       "null"
      ],
      "description": "In Pacific/Auckland. Null, with 0, after the end of the period, where the previous one is longer.",
      "format": "date",
      "examples": [
       "2025-07-14"
      ]
     },
     "current": {
      "$ref": "#/components/schemas/Money"
     },
     "previousDate": {
      "type": [
       "string",
       "null"
      ],
      "description": "Null, with 0, after the end of the previous period, where it is the shorter one.",
      "format": "date",
      "examples": [
       "2025-07-07"
      ]
     },
     "previous": {
      "$ref": "#/components/schemas/Money"
     }
    }
   },
   "DrillDownPaging": {
    "type": "object",
    "properties": {
     "pageNumber": {
      "$ref": "#/components/schemas/PageNumber"
     },
     "pageSize": {
      "$ref": "#/components/schemas/PageSize"
     },
     "sortOption": {
      "$ref": "#/components/schemas/SortOption"
     },
     "sortDirection": {
      "$ref": "#/components/schemas/SortDirection"
     }
    }
   },
   "StatusDrillDown": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ReportFilterFields"
     },
     {
      "$ref": "#/components/schemas/DrillDownPaging"
     },
     {
      "type": "object",
      "required": [
       "statusCode"
      ],
      "properties": {
       "statusCode": {
        "$ref": "#/components/schemas/ConsignmentStatusCode"
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "DifotDrillDown": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ReportFilterFields"
     },
     {
      "$ref": "#/components/schemas/DrillDownPaging"
     },
     {
      "type": "object",
      "required": [
       "serviceType",
       "difotStatus"
      ],
      "properties": {
       "serviceType": {
        "type": "string",
        "description": "The code.",
        "minLength": 1,
        "maxLength": 50
       },
       "difotStatus": {
        "type": "string",
        "enum": [
         "ONTIME",
         "MISS"
        ]
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "DifotVerdict": {
    "type": "object",
    "description": "Why a delivery is on time or a miss.",
    "required": [
     "dueDate",
     "dueDateSource",
     "deliveredDate",
     "workingDaysLate"
    ],
    "properties": {
     "dueDate": {
      "type": "string",
      "description": "The day it was held against, in Pacific/Auckland.",
      "format": "date",
      "examples": [
       "2025-07-11"
      ]
     },
     "dueDateSource": {
      "type": "string",
      "description": "Confirmed before the delivery, else requested, else estimated from the service.",
      "enum": [
       "CONFIRMED",
       "REQUESTED",
       "ESTIMATED"
      ]
     },
     "deliveredDate": {
      "type": [
       "string",
       "null"
      ],
      "description": "In Pacific/Auckland. Null if it is overdue and not delivered.",
      "format": "date",
      "examples": [
       "2025-07-14"
      ]
     },
     "workingDaysLate": {
      "type": [
       "integer",
       "null"
      ],
      "description": "Of the receiver's region, up to the delivery or today; 999 means that or more. Null if it is not late.",
      "minimum": 1,
      "maximum": 999,
      "examples": [
       1
      ]
     }
    }
   },
   "DifotListItem": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConsignmentListItem"
     },
     {
      "type": "object",
      "required": [
       "difot"
      ],
      "properties": {
       "difot": {
        "$ref": "#/components/schemas/DifotVerdict"
       }
      }
     }
    ]
   },
   "DifotPage": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/Paging"
     },
     {
      "type": "object",
      "required": [
       "results"
      ],
      "properties": {
       "results": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/DifotListItem"
        }
       }
      }
     }
    ]
   },
   "ExceptionDrillDown": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ReportFilterFields"
     },
     {
      "$ref": "#/components/schemas/DrillDownPaging"
     },
     {
      "type": "object",
      "required": [
       "standardEventId",
       "exceptionStatus"
      ],
      "properties": {
       "standardEventId": {
        "$ref": "#/components/schemas/Id"
       },
       "exceptionStatus": {
        "type": "string",
        "description": "OPEN is shown as Unresolved, CLOSED as Resolved.",
        "enum": [
         "OPEN",
         "CLOSED"
        ]
       },
       "statusCodes": {
        "type": "array",
        "description": "All if empty or left out.",
        "maxItems": 9,
        "uniqueItems": true,
        "items": {
         "$ref": "#/components/schemas/ConsignmentStatusCode"
        }
       }
      }
     }
    ],
    "unevaluatedProperties": false
   },
   "RaisedException": {
    "type": "object",
    "required": [
     "id",
     "title",
     "raisedAtDateTimeUtc",
     "resolvedAtDateTimeUtc",
     "actionRequired"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "title": {
      "type": "string",
      "description": "What the provider noted.",
      "maxLength": 500,
      "examples": [
       "Receiver was closed"
      ]
     },
     "raisedAtDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "resolvedAtDateTimeUtc": {
      "description": "Null while it is unresolved.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "actionRequired": {
      "type": "boolean"
     }
    }
   },
   "ExceptionListItem": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConsignmentListItem"
     },
     {
      "type": "object",
      "required": [
       "exceptions"
      ],
      "properties": {
       "exceptions": {
        "type": "array",
        "description": "Of this kind and raised in the period, the oldest first; at most 20.",
        "minItems": 1,
        "maxItems": 20,
        "items": {
         "$ref": "#/components/schemas/RaisedException"
        }
       }
      }
     }
    ]
   },
   "ExceptionPage": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/Paging"
     },
     {
      "type": "object",
      "required": [
       "results"
      ],
      "properties": {
       "results": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/ExceptionListItem"
        }
       }
      }
     }
    ]
   },
   "CostFigures": {
    "type": "object",
    "required": [
     "consignments",
     "confirmed",
     "estimated",
     "confirmedOfEstimated",
     "perConsignment",
     "perKilogram",
     "perCubicMetre"
    ],
    "properties": {
     "consignments": {
      "type": "integer",
      "description": "With a confirmed price.",
      "minimum": 0
     },
     "confirmed": {
      "$ref": "#/components/schemas/Money"
     },
     "estimated": {
      "description": "Of the consignments that have an estimate, which excludes FAF.",
      "$ref": "#/components/schemas/Money"
     },
     "confirmedOfEstimated": {
      "description": "What these were confirmed at, without FAF (LIST-81).",
      "$ref": "#/components/schemas/Money"
     },
     "perConsignment": {
      "type": [
       "number",
       "null"
      ],
      "description": "Confirmed, in dollars to a tenth of a cent. Null of nothing.",
      "minimum": 0,
      "examples": [
       0.453
      ]
     },
     "perKilogram": {
      "type": [
       "number",
       "null"
      ],
      "description": "Confirmed, in dollars to a tenth of a cent. Null of nothing.",
      "minimum": 0,
      "examples": [
       0.453
      ]
     },
     "perCubicMetre": {
      "type": [
       "number",
       "null"
      ],
      "description": "Confirmed, in dollars to a tenth of a cent. Null of nothing.",
      "minimum": 0,
      "examples": [
       0.453
      ]
     }
    }
   },
   "CostGroup": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/CostFigures"
     },
     {
      "type": "object",
      "required": [
       "code",
       "name",
       "groupCount"
      ],
      "properties": {
       "code": {
        "type": [
         "string",
         "null"
        ],
        "description": "The code of a service type, the id of an account or a region, a digest of a receiver; null for the others.",
        "maxLength": 100
       },
       "name": {
        "type": [
         "string",
         "null"
        ],
        "description": "Null where the code has no name, and of the others.",
        "maxLength": 600
       },
       "groupCount": {
        "type": "integer",
        "description": "How many groups this is; more than 1 of the others alone.",
        "minimum": 1
       }
      }
     }
    ]
   },
   "CostDifference": {
    "type": "object",
    "required": [
     "id",
     "reference",
     "estimated",
     "confirmedWithoutFaf"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "reference": {
      "$ref": "#/components/schemas/Reference"
     },
     "estimated": {
      "$ref": "#/components/schemas/Money"
     },
     "confirmedWithoutFaf": {
      "$ref": "#/components/schemas/Money"
     }
    }
   },
   "Costs": {
    "type": "object",
    "required": [
     "totals",
     "serviceTypes",
     "accounts",
     "regions",
     "receivers",
     "dearest"
    ],
    "properties": {
     "totals": {
      "$ref": "#/components/schemas/CostFigures"
     },
     "serviceTypes": {
      "type": "array",
      "description": "The 20 with the highest confirmed prices first, then the others together.",
      "maxItems": 21,
      "items": {
       "$ref": "#/components/schemas/CostGroup"
      }
     },
     "accounts": {
      "type": "array",
      "description": "The 20 with the highest confirmed prices first, then the others together.",
      "maxItems": 21,
      "items": {
       "$ref": "#/components/schemas/CostGroup"
      }
     },
     "regions": {
      "description": "Of the receivers. As serviceTypes; what has no region is a group with an empty code.",
      "type": "array",
      "maxItems": 21,
      "items": {
       "$ref": "#/components/schemas/CostGroup"
      }
     },
     "receivers": {
      "description": "As serviceTypes. A receiver is its name and town, in any case.",
      "type": "array",
      "maxItems": 21,
      "items": {
       "$ref": "#/components/schemas/CostGroup"
      }
     },
     "dearest": {
      "type": "array",
      "description": "What was confirmed above its estimate, both without FAF, the highest difference first.",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/CostDifference"
      }
     }
    }
   },
   "RevenueDrillDown": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ReportFilterFields"
     },
     {
      "$ref": "#/components/schemas/DrillDownPaging"
     }
    ],
    "unevaluatedProperties": false
   },
   "RevenuePage": {
    "type": "object",
    "allOf": [
     {
      "$ref": "#/components/schemas/ConsignmentPage"
     },
     {
      "type": "object",
      "required": [
       "confirmedTotal"
      ],
      "properties": {
       "confirmedTotal": {
        "description": "Of the consignments on all pages, excluding GST.",
        "$ref": "#/components/schemas/Money"
       }
      }
     }
    ]
   },
   "SlotPeriod": {
    "type": "object",
    "description": "At most 62 days, two months of the calendar.",
    "additionalProperties": false,
    "required": [
     "startDateTimeUtc",
     "endDateTimeUtc"
    ],
    "properties": {
     "startDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "endDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "BookingSlot": {
    "type": "object",
    "required": [
     "scheduleId",
     "deliveryRunName",
     "scheduleStartDateTimeUtc",
     "scheduleEndDateTimeUtc",
     "status",
     "placesLeft"
    ],
    "properties": {
     "scheduleId": {
      "$ref": "#/components/schemas/Id"
     },
     "deliveryRunName": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "North Shore morning"
      ]
     },
     "scheduleStartDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "scheduleEndDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "status": {
      "type": "string",
      "description": "Current is the booked slot.",
      "enum": [
       "Current",
       "Available"
      ]
     },
     "placesLeft": {
      "type": "integer",
      "description": "How many more consignments the run can take that day; 0 only for the booked slot.",
      "minimum": 0,
      "maximum": 10000
     }
    }
   },
   "Place-2": {
    "type": "object",
    "description": "A site, or an address where the tenant allows custom participants; exactly one of the two.",
    "additionalProperties": false,
    "properties": {
     "siteId": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Id"
       },
       {
        "type": "null"
       }
      ]
     },
     "address": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/AddressInput"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "SlotSearch": {
    "type": "object",
    "description": "At most 62 days, two months of the calendar.",
    "additionalProperties": false,
    "required": [
     "origin",
     "destination",
     "serviceType",
     "startDateTimeUtc",
     "endDateTimeUtc"
    ],
    "properties": {
     "origin": {
      "$ref": "#/components/schemas/Place-2"
     },
     "destination": {
      "$ref": "#/components/schemas/Place-2"
     },
     "serviceType": {
      "type": "string",
      "description": "The code.",
      "minLength": 1,
      "maxLength": 50,
      "examples": [
       "GENERAL"
      ]
     },
     "startDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "endDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     }
    }
   },
   "RunBooking": {
    "type": "object",
    "required": [
     "deliveryRunName",
     "deliveryRunStartDateTimeUtc"
    ],
    "properties": {
     "deliveryRunName": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "North Shore morning"
      ]
     },
     "deliveryRunStartDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "deliveryRunEndDateTimeUtc": {
      "description": "When the slot ends (CALL-235).",
      "allOf": [
       {
        "$ref": "#/components/schemas/Instant"
       }
      ]
     }
    }
   },
   "BookingStatus": {
    "type": "object",
    "required": [
     "runBooking",
     "runBookingReadonly"
    ],
    "properties": {
     "runBooking": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/RunBooking"
       },
       {
        "type": "null"
       }
      ]
     },
     "runBookingReadonly": {
      "type": "boolean",
      "description": "Whether the booking can no longer be made or changed, because the status is neither Ready nor Staged or the run's planning has closed (BOOK-01)."
     }
    }
   },
   "Booking": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "scheduleId",
     "scheduleStartDateTimeUtc"
    ],
    "properties": {
     "scheduleId": {
      "$ref": "#/components/schemas/Id"
     },
     "scheduleStartDateTimeUtc": {
      "$ref": "#/components/schemas/Instant"
     },
     "bookedStartDateTimeUtc": {
      "description": "When the booking starts that this one replaces, as the caller last read it; null for none. Another booking is kept, and the call refused (BOOK-09). Without this field any booking is replaced.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   }
  },
  "responses": {
   "ProblemError": {
    "description": "Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemUnauthorised": {
    "description": "The token is missing, or not valid for this tenant.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemForbidden": {
    "description": "The token lacks a permission of this operation. The body may be missing (ERR-03).",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesError": {
    "description": "Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesUnauthorised": {
    "description": "The token is missing, or not valid for this tenant.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesForbidden": {
    "description": "The token lacks a permission of this operation. The body may be missing (ERR-03).",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesBadRequest": {
    "description": "The request does not match this document.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesRefused": {
    "description": "The request is well formed but violates a rule; each problem names its rule.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesNotFound": {
    "description": "Not found, or owned by another customer; the response doesn't distinguish the two.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemBadRequest": {
    "description": "The request does not match this document.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemRefused": {
    "description": "The request is well formed but violates a rule; each problem names its rule.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemNotFound": {
    "description": "Not found, or owned by another customer; the response doesn't distinguish the two.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ImportedBefore": {
    "description": "This Import-Row was imported before.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ImportedBeforeMessages"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ImportedBeforeProblem"
      }
     }
    }
   },
   "ConsignmentChanged": {
    "description": "The consignment has changed since it was loaded (the response has its current state), or its status doesn't allow the change.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/ConsignmentChangedMessages"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ConsignmentChangedProblem"
      }
     }
    }
   },
   "ProblemConflict": {
    "description": "Conflicts with the stored state, for example because the slot has been taken.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "MessagesConflict": {
    "description": "Conflicts with the stored state, for example because the status has changed.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/MessageList"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "LineItemChanged": {
    "description": "The item has changed since it was loaded (the response has its current state), or the consignment's status doesn't allow the change.",
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/LineItemChangedMessages"
      }
     },
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/LineItemChangedProblem"
      }
     }
    }
   },
   "CsvFile": {
    "description": "CSV that is safe to open in a spreadsheet (EXTR-04).",
    "headers": {
     "X-Total-Count": {
      "$ref": "#/components/headers/TotalCount"
     },
     "Content-Disposition": {
      "$ref": "#/components/headers/ContentDisposition"
     }
    },
    "content": {
     "text/csv": {
      "schema": {
       "type": "string"
      }
     }
    }
   },
   "Received": {
    "description": "Any 2xx within 15 seconds; work afterwards. Another answer, or none, and the message is sent again."
   }
  },
  "parameters": {
   "UserId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The user's objectId (AUTH-02), or the word me for the user of the token, which is what the web app sends (CALL-13).",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100,
     "examples": [
      "me"
     ]
    }
   },
   "OrganisationIdAsId": {
    "name": "id",
    "in": "path",
    "required": true,
    "description": "The caller's own organisation; 404 for any other.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "OrganisationId": {
    "name": "orgId",
    "in": "path",
    "required": true,
    "description": "The caller's own organisation; 404 for any other.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "required": false,
    "description": "Generated by the caller; a new value for each intended change, the same value for its retries (CONS-34).",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255,
     "examples": [
      "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b99"
     ]
    }
   },
   "ImportRow": {
    "name": "Import-Row",
    "in": "header",
    "required": false,
    "description": "Set by the import (IMPT-16): the digest of the consignment, a dot and its occurrence, counted from 1 among equal ones. Recorded for good with the consignment; the same again by anyone of the organisation is refused with 409.",
    "schema": {
     "type": "string",
     "pattern": "^[A-Za-z0-9_-]{43}\\.[1-9][0-9]{0,4}$",
     "maxLength": 49,
     "examples": [
      "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU.1"
     ]
    }
   },
   "ImportFile": {
    "name": "Import-File",
    "in": "header",
    "required": false,
    "description": "The name of the file of an Import-Row, percent-encoded (UTF-8).",
    "schema": {
     "type": "string",
     "maxLength": 3000,
     "examples": [
      "orders%20of%20March.csv"
     ]
    }
   },
   "Reference": {
    "name": "ref",
    "in": "path",
    "required": true,
    "description": "The consignment's reference, in any case.",
    "schema": {
     "$ref": "#/components/schemas/Reference"
    }
   },
   "Id": {
    "name": "webhook-id",
    "in": "header",
    "required": true,
    "description": "The id of the delivery, the same when it is sent again.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "Timestamp": {
    "name": "webhook-timestamp",
    "in": "header",
    "required": true,
    "description": "When it was sent, in seconds since 1970. Refuse a message that is more than five minutes old.",
    "schema": {
     "type": "string",
     "pattern": "^\\d{1,12}$",
     "examples": [
      "1752528600"
     ]
    }
   },
   "Signature": {
    "name": "webhook-signature",
    "in": "header",
    "required": true,
    "description": "One signature for each secret, with spaces between them; v1, and HMAC-SHA256 in base64.",
    "schema": {
     "type": "string",
     "maxLength": 200,
     "examples": [
      "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
     ]
    }
   }
  }
 }
};

export const schedulingDocument: ContractDocument = {
 "openapi": "3.1.0",
 "info": {
  "title": "Consign scheduling",
  "version": "20250715.1",
  "summary": "Working days and service days between regions.",
  "description": "Every call carries a bearer token and the headers X-AppName and X-AppVersion (PLAT-12). Errors are problem details (RFC 9457), of which the title is shown (ERR-05).",
  "contact": {
   "name": "The integration desk of your freight provider",
   "url": "http://localhost:4300/docs"
  },
  "license": {
   "name": "Proprietary",
   "url": "http://localhost:4300/docs"
  }
 },
 "servers": [
  {
   "url": "/",
   "description": "The tenant's own host, which identifies the tenant."
  }
 ],
 "tags": [
  {
   "name": "Scheduling",
   "description": "The calendar behind the date picker, the schedule and the service date."
  }
 ],
 "paths": {
  "/api/v1/scheduling/workDays/workingDates": {
   "get": {
    "operationId": "listWorkingDates",
    "x-method": "schedules.listWorkingDates",
    "summary": "The working days of a region",
    "description": "A list with one entry, as in the specification. At most 366 days. Non-working days are weekend days without this service, national and regional holidays including observed days, and the provider's closures; reasons says which. 404 for a region without a calendar.",
    "tags": [
     "Scheduling"
    ],
    "x-register": [
     "CALL-80",
     "DATE-03"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "regionId",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "startDate",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/Day"
      }
     },
     {
      "name": "endDate",
      "in": "query",
      "required": true,
      "description": "Inclusive; at most 366 days from startDate.",
      "schema": {
       "$ref": "#/components/schemas/Day"
      }
     },
     {
      "$ref": "#/components/parameters/ServiceTypeCode"
     }
    ],
    "responses": {
     "200": {
      "description": "One entry.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 1,
         "items": {
          "$ref": "#/components/schemas/WorkingDates"
         }
        },
        "example": [
         {
          "workingDates": [
           "2026-01-16",
           "2026-01-20"
          ],
          "nonWorkingDates": [
           "2026-01-17",
           "2026-01-18",
           "2026-01-19"
          ],
          "reasons": [
           {
            "date": "2026-01-17",
            "reason": "Closed: weekend"
           },
           {
            "date": "2026-01-18",
            "reason": "Closed: weekend"
           },
           {
            "date": "2026-01-19",
            "reason": "Closed: Wellington Anniversary"
           }
          ]
         }
        ]
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/scheduling/regions": {
   "get": {
    "operationId": "getAddressRegion",
    "x-method": "schedules.getRegion",
    "summary": "The region of a typed address",
    "description": "The region whose calendar and services apply to an address, from its postcode, then its city, as a save derives it. Null if neither is known; dates are then not checked against a calendar.",
    "tags": [
     "Scheduling"
    ],
    "x-register": [
     "CALL-82",
     "PART-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "postcode",
      "in": "query",
      "description": "Text, so that 0610 keeps its zero.",
      "schema": {
       "type": "string",
       "maxLength": 10,
       "examples": [
        "1026"
       ]
      }
     },
     {
      "name": "city",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 256,
       "examples": [
        "Auckland"
       ]
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The region.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AddressRegion"
        },
        "example": {
         "region": {
          "id": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b15",
          "name": "Auckland"
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/scheduling/serviceSchedules/serviceDate": {
   "post": {
    "operationId": "getServiceDate",
    "x-method": "schedules.getServiceDate",
    "summary": "The earliest delivery day",
    "description": "Counts from the moment of staging or the requested pickup date, whichever is later. After the cut-off of the origin's region, or on one of its non-working days, pickup moves to its next working day. From there the service days between the two regions are counted in days that both regions work. 404 for a region without a calendar.",
    "tags": [
     "Scheduling"
    ],
    "x-register": [
     "CALL-81",
     "DATE-02",
     "DATE-03",
     "DATE-06"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ServiceDateRequest"
       },
       "example": {
        "reference": "TAS0001234",
        "originRegionId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10",
        "destinationRegionId": "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11",
        "stagedDateTimeUtc": "2026-01-16T01:30:00Z",
        "requestedPickupDate": null
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The day.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ServiceDate"
        },
        "example": {
         "serviceDate": "2026-01-20",
         "pickupDate": "2026-01-16",
         "reasons": [
          {
           "date": "2026-01-17",
           "reason": "Closed: weekend"
          },
          {
           "date": "2026-01-18",
           "reason": "Closed: weekend"
          },
          {
           "date": "2026-01-19",
           "reason": "Closed: Wellington Anniversary"
          }
         ]
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "422": {
      "$ref": "#/components/responses/ProblemRefused"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "oidc": {
    "type": "openIdConnect",
    "description": "A bearer access token of the tenant's own issuer (its setting Auth:Authority; the URL below is for local use). The scopes of an operation are permissions, all of which must be in the token's permissions claim; with more than one entry, one entry is enough.",
    "openIdConnectUrl": "http://localhost:4301/.well-known/openid-configuration"
   }
  },
  "parameters": {
   "ServiceTypeCode": {
    "name": "serviceType",
    "in": "query",
    "description": "If given, the weekend days that this service works are working days.",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 50,
     "examples": [
      "GENERAL"
     ]
    }
   }
  },
  "schemas": {
   "DateReason": {
    "type": "object",
    "description": "A skipped day and its reason.",
    "required": [
     "date",
     "reason"
    ],
    "properties": {
     "date": {
      "$ref": "#/components/schemas/Day"
     },
     "reason": {
      "type": "string",
      "maxLength": 300,
      "examples": [
       "Closed: Wellington Anniversary",
       "After the 2 pm cut-off"
      ]
     }
    }
   },
   "WorkingDates": {
    "type": "object",
    "required": [
     "workingDates",
     "nonWorkingDates",
     "reasons"
    ],
    "properties": {
     "workingDates": {
      "type": "array",
      "maxItems": 366,
      "items": {
       "$ref": "#/components/schemas/Day"
      }
     },
     "nonWorkingDates": {
      "type": "array",
      "maxItems": 366,
      "items": {
       "$ref": "#/components/schemas/Day"
      }
     },
     "reasons": {
      "description": "The reason for each of nonWorkingDates, in their order.",
      "type": "array",
      "maxItems": 366,
      "items": {
       "$ref": "#/components/schemas/DateReason"
      }
     }
    }
   },
   "AddressRegion": {
    "type": "object",
    "required": [
     "region"
    ],
    "properties": {
     "region": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Region"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ServiceDateRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "originRegionId",
     "destinationRegionId"
    ],
    "properties": {
     "reference": {
      "description": "The consignment, once it has a reference.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Reference"
       },
       {
        "type": "null"
       }
      ]
     },
     "serviceType": {
      "description": "The service type; if left out, the consignment's; without either, the provider's usual days.",
      "oneOf": [
       {
        "type": "string",
        "minLength": 1,
        "maxLength": 50
       },
       {
        "type": "null"
       }
      ]
     },
     "originRegionId": {
      "$ref": "#/components/schemas/Id"
     },
     "destinationRegionId": {
      "$ref": "#/components/schemas/Id"
     },
     "stagedDateTimeUtc": {
      "description": "When the consignment was, or would be, staged; now if left out or null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Instant"
       },
       {
        "type": "null"
       }
      ]
     },
     "requestedPickupDate": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     }
    }
   },
   "ServiceDate": {
    "type": "object",
    "required": [
     "serviceDate",
     "pickupDate",
     "reasons"
    ],
    "properties": {
     "serviceDate": {
      "description": "Null if there is no service between the two regions.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "pickupDate": {
      "description": "The pickup day; null if serviceDate is null.",
      "oneOf": [
       {
        "$ref": "#/components/schemas/Day"
       },
       {
        "type": "null"
       }
      ]
     },
     "reasons": {
      "description": "Why serviceDate isn't earlier, by day.",
      "type": "array",
      "maxItems": 400,
      "items": {
       "$ref": "#/components/schemas/DateReason"
      }
     }
    }
   },
   "Id": {
    "type": "string",
    "format": "uuid",
    "description": "A UUID in its canonical spelling, in lower case.",
    "examples": [
     "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
    ]
   },
   "Day": {
    "type": "string",
    "description": "A day in Pacific/Auckland, without a time.",
    "format": "date",
    "examples": [
     "2025-07-15"
    ]
   },
   "Problem": {
    "type": "object",
    "description": "A rule violation. The form shows the same id, path and sentence before it is sent.",
    "required": [
     "id",
     "path",
     "message"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The register row, or CONTRACT if the request does not match this document.",
      "maxLength": 20,
      "examples": [
       "FRGT-01"
      ]
     },
     "path": {
      "type": "string",
      "description": "The path in the request body, segments joined by a slash; empty for the whole body.",
      "maxLength": 500,
      "examples": [
       "lineItems/0/count"
      ]
     },
     "message": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "Count must be from 1 to 999"
      ]
     }
    }
   },
   "ProblemDetails": {
    "type": "object",
    "description": "An RFC 9457 error, with extra fields for forms and the import.",
    "required": [
     "title",
     "status"
    ],
    "properties": {
     "type": {
      "type": "string",
      "format": "uri-reference",
      "maxLength": 500,
      "examples": [
       "about:blank"
      ]
     },
     "title": {
      "type": "string",
      "description": "The kind of error; the same for every occurrence.",
      "maxLength": 500,
      "examples": [
       "The consignment is not valid"
      ]
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "detail": {
      "type": "string",
      "description": "The sentence shown to the user; without it the title is shown (ERR-02).",
      "maxLength": 2000,
      "examples": [
       "At least one freight item is required"
      ]
     },
     "instance": {
      "type": "string",
      "description": "The request id, to quote when reporting a problem to the provider.",
      "maxLength": 500
     },
     "requestId": {
      "type": "string",
      "description": "Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-",
      "maxLength": 128,
      "examples": [
       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11"
      ]
     },
     "errors": {
      "type": "object",
      "description": "Messages by path in the body. The import lists them beside the title (IMPT-09).",
      "maxProperties": 1000,
      "additionalProperties": {
       "type": "array",
       "maxItems": 200,
       "items": {
        "type": "string",
        "maxLength": 2000
       }
      },
      "examples": [
       {
        "lineItems": [
         "At least one freight item is required"
        ]
       }
      ]
     },
     "problems": {
      "type": "array",
      "description": "The same messages with the id of their rule, in the order found.",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Region": {
    "type": "object",
    "description": "A region with its own working days and service days.",
    "required": [
     "id",
     "name"
    ],
    "properties": {
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Auckland"
      ]
     }
    }
   },
   "Reference": {
    "type": "string",
    "description": "The consignment's number, unique in its tenant, as printed on labels. Case-insensitive in requests.",
    "minLength": 1,
    "maxLength": 50,
    "x-normalise": "upper-case",
    "examples": [
     "TAS0001234"
    ]
   },
   "Instant": {
    "type": "string",
    "format": "date-time",
    "description": "An instant as ISO 8601 in UTC, ending in Z, from 1970 to 2199. A leap second is refused.",
    "examples": [
     "2025-07-14T21:30:00Z"
    ]
   }
  },
  "headers": {
   "RetryAfter": {
    "description": "Seconds to wait before a retry.",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 86400
    }
   }
  },
  "responses": {
   "ProblemError": {
    "description": "Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemBadRequest": {
    "description": "The request does not match this document.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemUnauthorised": {
    "description": "The token is missing, or not valid for this tenant.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemForbidden": {
    "description": "The token lacks a permission of this operation. The body may be missing (ERR-03).",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemNotFound": {
    "description": "Not found, or owned by another customer; the response doesn't distinguish the two.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemRefused": {
    "description": "The request is well formed but violates a rule; each problem names its rule.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   }
  }
 }
};

export const productDocument: ContractDocument = {
 "openapi": "3.1.0",
 "info": {
  "title": "Consign products",
  "version": "20250715.1",
  "summary": "The customer's product catalogue, and dangerous goods by UN number.",
  "description": "Every call carries a bearer token and the headers X-AppName and X-AppVersion (PLAT-12). Errors are problem details (RFC 9457), with the version 2 wording (ERR-10). A client waits 15 seconds (FRGT-10).",
  "contact": {
   "name": "The integration desk of your freight provider",
   "url": "http://localhost:4300/docs"
  },
  "license": {
   "name": "Proprietary",
   "url": "http://localhost:4300/docs"
  }
 },
 "servers": [
  {
   "url": "/",
   "description": "The tenant's own host, which identifies the tenant."
  }
 ],
 "tags": [
  {
   "name": "Products",
   "description": "Autocompletion of a freight item from the catalogue."
  },
  {
   "name": "Dangerous goods",
   "description": "Dangerous goods by UN number."
  }
 ],
 "paths": {
  "/api/v1/organisations/{orgId}/productCatalog/metadata": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationId"
    }
   ],
   "get": {
    "operationId": "getProductCatalogMetadata",
    "x-method": "products.getMetadata",
    "summary": "Whether the catalogue supports autocompletion",
    "description": "True if the organisation has products.",
    "tags": [
     "Products"
    ],
    "x-register": [
     "CALL-90",
     "FRGT-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The capabilities of the catalogue.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ProductCatalogMetadata"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/organisations/{orgId}/productCatalog/auto-complete": {
   "parameters": [
    {
     "$ref": "#/components/parameters/OrganisationId"
    }
   ],
   "get": {
    "operationId": "findProducts",
    "x-method": "products.search",
    "summary": "Find products by part of a code or description",
    "description": "Every word of searchTerm must be in one of the fields. Ignores case and macrons; % and _ have no special meaning.",
    "tags": [
     "Products"
    ],
    "x-register": [
     "CALL-91",
     "FRGT-09"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "parameters": [
     {
      "name": "matchField",
      "in": "query",
      "description": "The fields to search; repeat the key for several.",
      "schema": {
       "type": "array",
       "minItems": 1,
       "maxItems": 2,
       "uniqueItems": true,
       "items": {
        "type": "string",
        "enum": [
         "code",
         "description"
        ]
       },
       "default": [
        "code",
        "description"
       ]
      }
     },
     {
      "name": "maxMatches",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 30,
       "default": 30
      }
     },
     {
      "name": "searchTerm",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "minLength": 3,
       "maxLength": 250
      }
     },
     {
      "name": "sortOrder",
      "in": "query",
      "schema": {
       "type": "string",
       "enum": [
        "code",
        "description"
       ],
       "default": "code"
      }
     }
    ],
    "responses": {
     "200": {
      "description": "The matches.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ProductMatches"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/dangerousGoods/number/{unNumber}": {
   "parameters": [
    {
     "name": "unNumber",
     "in": "path",
     "required": true,
     "description": "Four digits, as text.",
     "schema": {
      "type": "string",
      "pattern": "^[0-9]{4}$",
      "examples": [
       "1263"
      ]
     }
    }
   ],
   "get": {
    "operationId": "getDangerousGoods",
    "x-method": "dangerousGoods.get",
    "summary": "Look up a UN number",
    "description": "404 for an unknown number. A provider's own entry replaces the built-in one.",
    "tags": [
     "Dangerous goods"
    ],
    "x-register": [
     "CALL-92",
     "DG-02"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "The entry.",
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DangerousGoodsEntry"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/ProblemBadRequest"
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "404": {
      "$ref": "#/components/responses/ProblemNotFound"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  },
  "/api/v1/dangerousGoodsClasses": {
   "get": {
    "operationId": "listDangerousGoodsClasses",
    "x-method": "dangerousGoods.listClasses",
    "summary": "The classes of dangerous goods",
    "description": "The specification gives no shape; this has code and name like every other reference list.",
    "tags": [
     "Dangerous goods"
    ],
    "x-register": [
     "CALL-93",
     "DG-02"
    ],
    "security": [
     {
      "oidc": [
       "Access.DISPATCH"
      ]
     }
    ],
    "responses": {
     "200": {
      "description": "All classes, by code.",
      "content": {
       "application/json": {
        "schema": {
         "type": "array",
         "maxItems": 100,
         "items": {
          "$ref": "#/components/schemas/DangerousGoodsClass"
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/ProblemUnauthorised"
     },
     "403": {
      "$ref": "#/components/responses/ProblemForbidden"
     },
     "default": {
      "$ref": "#/components/responses/ProblemError"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "oidc": {
    "type": "openIdConnect",
    "description": "A bearer access token of the tenant's own issuer (its setting Auth:Authority; the URL below is for local use). The scopes of an operation are permissions, all of which must be in the token's permissions claim; with more than one entry, one entry is enough.",
    "openIdConnectUrl": "http://localhost:4301/.well-known/openid-configuration"
   }
  },
  "parameters": {
   "OrganisationId": {
    "name": "orgId",
    "in": "path",
    "required": true,
    "description": "The caller's own organisation; 404 for any other.",
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   }
  },
  "schemas": {
   "ProductCatalogMetadata": {
    "type": "object",
    "required": [
     "supportsAutoCompletion"
    ],
    "properties": {
     "supportsAutoCompletion": {
      "type": "boolean"
     }
    }
   },
   "ProductMatches": {
    "type": "object",
    "required": [
     "matches"
    ],
    "properties": {
     "matches": {
      "type": "array",
      "maxItems": 30,
      "items": {
       "$ref": "#/components/schemas/ProductMatch"
      }
     }
    }
   },
   "ProductMatch": {
    "type": "object",
    "description": "partCount fills the count and itemTypeCode the package type of a freight item; lengths are in metres.",
    "required": [
     "code",
     "description",
     "partCount",
     "itemTypeCode",
     "width",
     "height",
     "length",
     "volume",
     "weightKg"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 100
     },
     "description": {
      "type": "string",
      "maxLength": 5000
     },
     "partCount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 999
     },
     "itemTypeCode": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "width": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     },
     "height": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     },
     "length": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     },
     "volume": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     },
     "weightKg": {
      "type": [
       "number",
       "null"
      ],
      "minimum": 0
     }
    }
   },
   "DangerousGoodsEntry": {
    "type": "object",
    "required": [
     "unitedNationsNumber",
     "nameAndDescription",
     "class",
     "subsidiaryClass1",
     "subsidiaryClass2"
    ],
    "properties": {
     "unitedNationsNumber": {
      "type": "string",
      "description": "The specification's spelling for this call (CALL-94).",
      "pattern": "^[0-9]{4}$",
      "examples": [
       "1263"
      ]
     },
     "nameAndDescription": {
      "type": "string",
      "maxLength": 1000,
      "examples": [
       "Paint"
      ]
     },
     "packingGroup": {
      "type": [
       "string",
       "null"
      ],
      "description": "Null if the substance has none, or more than one (DG-05).",
      "enum": [
       "I",
       "II",
       "III",
       null
      ],
      "examples": [
       "II"
      ]
     },
     "class": {
      "type": "string",
      "maxLength": 20,
      "examples": [
       "3"
      ]
     },
     "subsidiaryClass1": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "subsidiaryClass2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     }
    }
   },
   "DangerousGoodsClass": {
    "type": "object",
    "required": [
     "code",
     "name"
    ],
    "properties": {
     "code": {
      "type": "string",
      "maxLength": 20,
      "examples": [
       "3"
      ]
     },
     "name": {
      "type": "string",
      "maxLength": 256,
      "examples": [
       "Flammable liquids"
      ]
     }
    }
   },
   "Id": {
    "type": "string",
    "format": "uuid",
    "description": "A UUID in its canonical spelling, in lower case.",
    "examples": [
     "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10"
    ]
   },
   "Problem": {
    "type": "object",
    "description": "A rule violation. The form shows the same id, path and sentence before it is sent.",
    "required": [
     "id",
     "path",
     "message"
    ],
    "properties": {
     "id": {
      "type": "string",
      "description": "The register row, or CONTRACT if the request does not match this document.",
      "maxLength": 20,
      "examples": [
       "FRGT-01"
      ]
     },
     "path": {
      "type": "string",
      "description": "The path in the request body, segments joined by a slash; empty for the whole body.",
      "maxLength": 500,
      "examples": [
       "lineItems/0/count"
      ]
     },
     "message": {
      "type": "string",
      "maxLength": 2000,
      "examples": [
       "Count must be from 1 to 999"
      ]
     }
    }
   },
   "ProblemDetails": {
    "type": "object",
    "description": "An RFC 9457 error, with extra fields for forms and the import.",
    "required": [
     "title",
     "status"
    ],
    "properties": {
     "type": {
      "type": "string",
      "format": "uri-reference",
      "maxLength": 500,
      "examples": [
       "about:blank"
      ]
     },
     "title": {
      "type": "string",
      "description": "The kind of error; the same for every occurrence.",
      "maxLength": 500,
      "examples": [
       "The consignment is not valid"
      ]
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "detail": {
      "type": "string",
      "description": "The sentence shown to the user; without it the title is shown (ERR-02).",
      "maxLength": 2000,
      "examples": [
       "At least one freight item is required"
      ]
     },
     "instance": {
      "type": "string",
      "description": "The request id, to quote when reporting a problem to the provider.",
      "maxLength": 500
     },
     "requestId": {
      "type": "string",
      "description": "Names this call in the provider's log, also as the header X-Request-Id of every answer. It is the one that the call was sent with, if that was 1 to 128 letters, digits or any of _.:=+-",
      "maxLength": 128,
      "examples": [
       "019808b4-5b1e-7c3a-9a51-3d2f6c0e4b11"
      ]
     },
     "errors": {
      "type": "object",
      "description": "Messages by path in the body. The import lists them beside the title (IMPT-09).",
      "maxProperties": 1000,
      "additionalProperties": {
       "type": "array",
       "maxItems": 200,
       "items": {
        "type": "string",
        "maxLength": 2000
       }
      },
      "examples": [
       {
        "lineItems": [
         "At least one freight item is required"
        ]
       }
      ]
     },
     "problems": {
      "type": "array",
      "description": "The same messages with the id of their rule, in the order found.",
      "maxItems": 1000,
      "items": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   }
  },
  "headers": {
   "RetryAfter": {
    "description": "Seconds to wait before a retry.",
    "schema": {
     "type": "integer",
     "minimum": 0,
     "maximum": 86400
    }
   }
  },
  "responses": {
   "ProblemError": {
    "description": "Any other failure. 413 means that the body is larger than its schema allows, or than 1 MiB (CALL-101); 429 and 503 have a Retry-After header; 501 means that the operation isn't implemented yet.",
    "headers": {
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemBadRequest": {
    "description": "The request does not match this document.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemUnauthorised": {
    "description": "The token is missing, or not valid for this tenant.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemForbidden": {
    "description": "The token lacks a permission of this operation. The body may be missing (ERR-03).",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   },
   "ProblemNotFound": {
    "description": "Not found, or owned by another customer; the response doesn't distinguish the two.",
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/ProblemDetails"
      }
     }
    }
   }
  }
 }
};

export const documents = {
  configuration: configurationDocument,
  consignment: consignmentDocument,
  scheduling: schedulingDocument,
  product: productDocument,
};
