// Generated from openapi/ by `pnpm generate`. Do not edit.

export type ServiceName = 'configuration' | 'consignment' | 'scheduling' | 'product';

/** The error body an operation returns. */
export type ErrorShape = 'messages' | 'problem';

export interface ContractOperation {
  readonly service: ServiceName;
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With parameters in braces, for example /api/v1/consignments/{ref}. */
  readonly path: string;
  /** Alternatives: one is enough, and all permissions in it are required. Empty means public. */
  readonly permissions: readonly (readonly string[])[];
  readonly errorShape: ErrorShape;
  /** Register rows in docs/spec. */
  readonly register: readonly string[];
}

/** Every operation of the four contracts, in their order. */
export const contractOperations: readonly ContractOperation[] = [
  {
    "service": "configuration",
    "operationId": "getClientFlags",
    "method": "GET",
    "path": "/api/v1/configuration/featureFlags/clientFlags",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-01",
      "PLAT-06",
      "PLAT-18"
    ]
  },
  {
    "service": "configuration",
    "operationId": "getClientSettings",
    "method": "GET",
    "path": "/api/v1/configuration/tenants/{host}/clientSettings",
    "permissions": [],
    "errorShape": "problem",
    "register": [
      "CALL-02",
      "PLAT-01",
      "PLAT-02",
      "PLAT-03",
      "PLAT-04",
      "PLAT-05",
      "PLAT-22"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listMyAccounts",
    "method": "GET",
    "path": "/api/v2/me/accounts",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-10",
      "CALL-22"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listMySites",
    "method": "GET",
    "path": "/api/v1/users/me/sites",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-11",
      "PLAT-20"
    ]
  },
  {
    "service": "consignment",
    "operationId": "updateMySites",
    "method": "PUT",
    "path": "/api/v1/users/me/sites",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-12",
      "NAV-11",
      "NAV-13"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getUserName",
    "method": "GET",
    "path": "/api/v1/users/{id}/name",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-13",
      "NAV-14"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getUserOrganisation",
    "method": "GET",
    "path": "/api/v1/users/{id}/organisation",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-14",
      "CALL-22",
      "PLAT-07"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listSavedViews",
    "method": "GET",
    "path": "/api/v1/users/me/views",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-59",
      "LIST-29"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveSavedView",
    "method": "PUT",
    "path": "/api/v1/users/me/views/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-69",
      "LIST-29"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteSavedView",
    "method": "DELETE",
    "path": "/api/v1/users/me/views/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-69",
      "LIST-29"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listNotices",
    "method": "GET",
    "path": "/api/v1/users/me/notices",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-97",
      "DOCS-15"
    ]
  },
  {
    "service": "consignment",
    "operationId": "dismissNotice",
    "method": "DELETE",
    "path": "/api/v1/users/me/notices/{id}",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-98",
      "DOCS-15"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getSession",
    "method": "GET",
    "path": "/api/v1/users/me/session",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-160",
      "PLAT-29"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getPreferences",
    "method": "GET",
    "path": "/api/v1/users/me/preferences",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-120",
      "NAV-17"
    ]
  },
  {
    "service": "consignment",
    "operationId": "savePreferences",
    "method": "PUT",
    "path": "/api/v1/users/me/preferences",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-120",
      "NAV-17",
      "MAIL-01"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listUnsavedWork",
    "method": "GET",
    "path": "/api/v1/users/me/unsaved-work",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-113",
      "DASH-30",
      "PLAT-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getUnsavedWork",
    "method": "GET",
    "path": "/api/v1/users/me/unsaved-work/{key}",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-49",
      "PLAT-19",
      "PLAT-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveUnsavedWork",
    "method": "PUT",
    "path": "/api/v1/users/me/unsaved-work/{key}",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-49",
      "PLAT-19",
      "PLAT-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteUnsavedWork",
    "method": "DELETE",
    "path": "/api/v1/users/me/unsaved-work/{key}",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-49",
      "PLAT-19",
      "PLAT-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getLastConsignment",
    "method": "GET",
    "path": "/api/v2/me/last-consignment",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-121",
      "CONS-71"
    ]
  },
  {
    "service": "consignment",
    "operationId": "findReceivers",
    "method": "GET",
    "path": "/api/v2/address-book",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-122",
      "CONS-72",
      "CONS-75"
    ]
  },
  {
    "service": "consignment",
    "operationId": "clearAddressBook",
    "method": "DELETE",
    "path": "/api/v2/address-book",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-122",
      "CONS-76"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveReceiver",
    "method": "PUT",
    "path": "/api/v2/address-book/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-123",
      "CONS-76"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteReceiver",
    "method": "DELETE",
    "path": "/api/v2/address-book/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-123",
      "CONS-76"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listTemplates",
    "method": "GET",
    "path": "/api/v2/templates",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-124",
      "CONS-74"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getTemplate",
    "method": "GET",
    "path": "/api/v2/templates/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-125",
      "CONS-74"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveTemplate",
    "method": "PUT",
    "path": "/api/v2/templates/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-125",
      "CONS-74"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteTemplate",
    "method": "DELETE",
    "path": "/api/v2/templates/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-125",
      "CONS-74"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listImportSessions",
    "method": "GET",
    "path": "/api/v2/imports/sessions",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-109",
      "IMPT-19"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getImportSession",
    "method": "GET",
    "path": "/api/v2/imports/sessions/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-114",
      "IMPT-19"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveImportSession",
    "method": "PUT",
    "path": "/api/v2/imports/sessions/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-114",
      "IMPT-19"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteImportSession",
    "method": "DELETE",
    "path": "/api/v2/imports/sessions/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-114",
      "IMPT-19"
    ]
  },
  {
    "service": "consignment",
    "operationId": "findImportedConsignments",
    "method": "POST",
    "path": "/api/v2/imports/created",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-110",
      "IMPT-16"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listImportColumns",
    "method": "GET",
    "path": "/api/v2/imports/columns",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-111",
      "IMPT-17"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveImportColumns",
    "method": "PUT",
    "path": "/api/v2/imports/columns",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-111",
      "IMPT-17"
    ]
  },
  {
    "service": "consignment",
    "operationId": "priceImport",
    "method": "POST",
    "path": "/api/v2/imports/prices",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE",
        "Consignment.RequestQuotation"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-112",
      "IMPT-18"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listStatuses",
    "method": "GET",
    "path": "/api/v1/statuses",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-15",
      "LIST-20"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listServiceTypes",
    "method": "GET",
    "path": "/api/v2/organisations/{id}/service-types",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-16",
      "PLAT-17"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listParticipantSites",
    "method": "GET",
    "path": "/api/v2/organisations/{id}/participant-sites",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-17",
      "PLAT-17"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listHireUnits",
    "method": "GET",
    "path": "/api/v2/references/hire-units",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-18",
      "PLAT-17",
      "HIRE-02"
    ]
  },
  {
    "service": "consignment",
    "operationId": "lookupParticipantSites",
    "method": "GET",
    "path": "/api/v2/lookups/organisations/{orgId}/participant-sites",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-19",
      "PART-07"
    ]
  },
  {
    "service": "consignment",
    "operationId": "findAddresses",
    "method": "GET",
    "path": "/api/v1/addresses/search",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-29",
      "PART-08"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getSite",
    "method": "GET",
    "path": "/api/v1/sites/{id}",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-20",
      "PART-03"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listPackagingTypes",
    "method": "GET",
    "path": "/api/v2/organisations/{orgId}/packaging-types",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-21",
      "CALL-22",
      "FRGT-08"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listFileTypes",
    "method": "GET",
    "path": "/api/v1/linked-files/types/freightmaster",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-45",
      "FILE-07"
    ]
  },
  {
    "service": "consignment",
    "operationId": "createConsignment",
    "method": "POST",
    "path": "/api/v1/consignments",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-31",
      "CONS-20",
      "CONS-34",
      "CONS-38",
      "CONS-48",
      "CONS-51",
      "IMPT-08",
      "IMPT-16"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getConsignment",
    "method": "GET",
    "path": "/api/v1/consignments/{ref}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-30",
      "CALL-94"
    ]
  },
  {
    "service": "consignment",
    "operationId": "updateConsignment",
    "method": "PUT",
    "path": "/api/v1/consignments/{ref}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-32",
      "CONS-20",
      "CONS-33",
      "CONS-48"
    ]
  },
  {
    "service": "consignment",
    "operationId": "updateReceiver",
    "method": "PUT",
    "path": "/api/v1/consignments/{ref}/receiver",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-33",
      "CONS-27",
      "CONS-33",
      "DATE-14"
    ]
  },
  {
    "service": "consignment",
    "operationId": "createFullConsignment",
    "method": "POST",
    "path": "/api/v2/consignments/full",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.CREATE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-34",
      "QUOT-07",
      "QUOT-09",
      "CONS-38"
    ]
  },
  {
    "service": "consignment",
    "operationId": "copyConsignment",
    "method": "POST",
    "path": "/api/v1/consignments/{ref}/copies",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-42",
      "CONS-29",
      "CONS-35"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listConsignmentLinks",
    "method": "GET",
    "path": "/api/v2/consignments/{ref}/links",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-43",
      "CONS-30"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listConsignmentChanges",
    "method": "GET",
    "path": "/api/v2/consignments/{ref}/audit",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-74",
      "CONS-55"
    ]
  },
  {
    "service": "consignment",
    "operationId": "answerException",
    "method": "POST",
    "path": "/api/v2/consignments/{ref}/delivery-events/{eventId}/answers",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-290",
      "ANSW-01",
      "ANSW-02",
      "ANSW-03",
      "ANSW-04",
      "ANSW-05",
      "ANSW-07",
      "ANSW-08"
    ]
  },
  {
    "service": "consignment",
    "operationId": "shareWithReceiver",
    "method": "POST",
    "path": "/api/v2/consignments/{ref}/receivers-page",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-296",
      "TRAK-03",
      "TRAK-04"
    ]
  },
  {
    "service": "consignment",
    "operationId": "renewReceiversLink",
    "method": "POST",
    "path": "/api/v2/consignments/{ref}/receivers-page/renewals",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-297",
      "TRAK-05"
    ]
  },
  {
    "service": "consignment",
    "operationId": "createLoadCheck",
    "method": "POST",
    "path": "/api/v2/load-checks",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.PRINT"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-299",
      "LOAD-03",
      "LOAD-04",
      "LOAD-21"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listLoadPieces",
    "method": "POST",
    "path": "/api/v2/load-checks/pieces",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.PRINT"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-298",
      "LOAD-01",
      "LOAD-09",
      "LOAD-21"
    ]
  },
  {
    "service": "consignment",
    "operationId": "searchConsignments",
    "method": "POST",
    "path": "/api/v2/consignments/search",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "listMatchingConsignments",
    "method": "POST",
    "path": "/api/v2/consignments/search/matching",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-58",
      "LIST-14",
      "LIST-16",
      "LIST-26",
      "LIST-28",
      "LIST-82",
      "LIST-84",
      "PODX-16"
    ]
  },
  {
    "service": "consignment",
    "operationId": "countSearches",
    "method": "POST",
    "path": "/api/v2/consignments/search/counts",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-150",
      "LIST-43",
      "LIST-82",
      "PODX-16"
    ]
  },
  {
    "service": "consignment",
    "operationId": "checkForChanges",
    "method": "GET",
    "path": "/api/v2/consignments/changes",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ],
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-107",
      "DASH-31",
      "LIST-37"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listConsignmentLineItems",
    "method": "POST",
    "path": "/api/v2/consignments/consignments-line-items",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ],
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-36",
      "LIST-03",
      "CALL-94"
    ]
  },
  {
    "service": "consignment",
    "operationId": "markConsignmentReady",
    "method": "PUT",
    "path": "/api/v1/consignments/{ref}/mark-as-ready",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-37",
      "CONS-21",
      "CONS-34",
      "CONS-48",
      "BULK-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "requestConsignmentPickup",
    "method": "PUT",
    "path": "/api/v1/consignments/{ref}/request-pickup",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-38",
      "CONS-22",
      "CONS-34",
      "CONS-50",
      "BULK-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "cancelConsignment",
    "method": "POST",
    "path": "/api/v2/consignments/{ref}/cancelled",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-39",
      "CONS-23",
      "CONS-34",
      "BULK-20",
      "BULK-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "changeConsignmentStatus",
    "method": "POST",
    "path": "/api/v1/consignments/{ref}/status",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-40",
      "CONS-34",
      "CONS-37",
      "CONS-48",
      "BULK-14",
      "BULK-20",
      "BULK-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "createLineItem",
    "method": "POST",
    "path": "/api/v1/consignments/{ref}/line-items",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-41",
      "FRGT-12",
      "FRGT-14",
      "CONS-28",
      "CONS-34"
    ]
  },
  {
    "service": "consignment",
    "operationId": "updateLineItem",
    "method": "PUT",
    "path": "/api/v1/consignments/{ref}/line-items/{itemId}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-41",
      "FRGT-12",
      "FRGT-14",
      "CONS-28",
      "CONS-57"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteLineItem",
    "method": "DELETE",
    "path": "/api/v1/consignments/{ref}/line-items/{itemId}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-41",
      "FRGT-12",
      "CONS-28",
      "CONS-57"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listFiles",
    "method": "GET",
    "path": "/api/v1/consignments/{ref}/files",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-44",
      "FILE-05",
      "FILE-09",
      "FILE-10",
      "FILE-13",
      "DOCS-02",
      "PODX-08"
    ]
  },
  {
    "service": "consignment",
    "operationId": "uploadFile",
    "method": "POST",
    "path": "/api/v1/consignments/{ref}/files",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-44",
      "FILE-01",
      "FILE-02",
      "FILE-04",
      "FILE-06",
      "FILE-08",
      "FILE-10",
      "FILE-12",
      "CONS-34"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteFile",
    "method": "DELETE",
    "path": "/api/v1/consignments/{ref}/files/{fileId}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-44",
      "FILE-04",
      "FILE-11",
      "FILE-13",
      "PODX-11"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listDeliveryExtras",
    "method": "GET",
    "path": "/api/v2/organisations/{orgId}/delivery-extras",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-46",
      "XTRA-06"
    ]
  },
  {
    "service": "consignment",
    "operationId": "updateDeliveryExtraInstructions",
    "method": "PUT",
    "path": "/api/v2/consignments/{id}/delivery-extras/instructions",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-47",
      "XTRA-03"
    ]
  },
  {
    "service": "consignment",
    "operationId": "quoteConsignment",
    "method": "POST",
    "path": "/api/v2/consignments/pricing/quote",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.RequestQuotation"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-48",
      "QUOT-04",
      "QUOT-05"
    ]
  },
  {
    "service": "consignment",
    "operationId": "compareQuotes",
    "method": "POST",
    "path": "/api/v2/consignments/pricing/comparison",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.RequestQuotation"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-104",
      "QUOT-10"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getConsignmentPrices",
    "method": "GET",
    "path": "/api/v2/consignments/{ref}/prices",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-105",
      "QUOT-11",
      "CONS-09"
    ]
  },
  {
    "service": "consignment",
    "operationId": "changeConsignmentStatuses",
    "method": "POST",
    "path": "/api/v1/consignments/bulk/status",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "messages",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "createDocuments",
    "method": "POST",
    "path": "/api/v1/consignments/bulk/documents",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.PRINT"
      ]
    ],
    "errorShape": "messages",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "setRequestedPickupDates",
    "method": "POST",
    "path": "/api/v2/consignments/bulk/request-pickup-date",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "cancelConsignments",
    "method": "POST",
    "path": "/api/v2/consignments/bulk/cancel",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "exportConsignments",
    "method": "POST",
    "path": "/api/v1/data/export/consignments",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ],
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "messages",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "createPickupManifest",
    "method": "POST",
    "path": "/api/v2/data/reports/pickup-manifest",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.PRINT"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-55",
      "BULK-07",
      "BULK-18",
      "BULK-19",
      "DOCS-10",
      "DOCS-04"
    ]
  },
  {
    "service": "consignment",
    "operationId": "emailPickupManifest",
    "method": "POST",
    "path": "/api/v2/consignments/pickup-manifest-email",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-56",
      "BULK-08",
      "BULK-19",
      "DOCS-10",
      "CONS-34"
    ]
  },
  {
    "service": "consignment",
    "operationId": "reportEvents",
    "method": "POST",
    "path": "/api/v1/provider/consignments/events",
    "permissions": [
      [
        "Provider.REPORT"
      ]
    ],
    "errorShape": "messages",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "reportProofFile",
    "method": "POST",
    "path": "/api/v1/provider/consignments/{ref}/files",
    "permissions": [
      [
        "Provider.REPORT"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-274",
      "PROV-01",
      "PROV-31",
      "PODX-08",
      "PODX-09",
      "PODX-10"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listAnswers",
    "method": "GET",
    "path": "/api/v1/provider/answers",
    "permissions": [
      [
        "Provider.REPORT"
      ]
    ],
    "errorShape": "messages",
    "register": [
      "CALL-291",
      "ANSW-10"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listInvoices",
    "method": "GET",
    "path": "/api/v2/invoices",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-240",
      "INVC-09"
    ]
  },
  {
    "service": "consignment",
    "operationId": "createInvoice",
    "method": "POST",
    "path": "/api/v2/invoices",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-241",
      "INVC-10"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getInvoice",
    "method": "GET",
    "path": "/api/v2/invoices/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-242",
      "INVC-08",
      "INVC-09"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteInvoice",
    "method": "DELETE",
    "path": "/api/v2/invoices/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-243",
      "INVC-10"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listInvoiceLines",
    "method": "GET",
    "path": "/api/v2/invoices/{id}/lines",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-244",
      "INVC-04",
      "INVC-09"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveInvoiceLines",
    "method": "PUT",
    "path": "/api/v2/invoices/{id}/lines",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-245",
      "INVC-10"
    ]
  },
  {
    "service": "consignment",
    "operationId": "checkInvoice",
    "method": "POST",
    "path": "/api/v2/invoices/{id}/check",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-246",
      "INVC-03",
      "INVC-04",
      "INVC-15"
    ]
  },
  {
    "service": "consignment",
    "operationId": "decideInvoiceLines",
    "method": "PUT",
    "path": "/api/v2/invoices/{id}/decisions",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-247",
      "INVC-11"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listNotInvoiced",
    "method": "GET",
    "path": "/api/v2/not-invoiced",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-248",
      "INVC-13"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getInvoiceSettings",
    "method": "GET",
    "path": "/api/v2/accounts/{id}/invoice-settings",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-249",
      "INVC-14"
    ]
  },
  {
    "service": "consignment",
    "operationId": "saveInvoiceSettings",
    "method": "PUT",
    "path": "/api/v2/accounts/{id}/invoice-settings",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-250",
      "INVC-14"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listWebhooks",
    "method": "GET",
    "path": "/api/v2/webhooks",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-180",
      "PROV-22"
    ]
  },
  {
    "service": "consignment",
    "operationId": "createWebhook",
    "method": "POST",
    "path": "/api/v2/webhooks",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-181",
      "PROV-22",
      "PROV-23",
      "PROV-24",
      "PROV-30"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getWebhook",
    "method": "GET",
    "path": "/api/v2/webhooks/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-182",
      "PROV-22"
    ]
  },
  {
    "service": "consignment",
    "operationId": "updateWebhook",
    "method": "PUT",
    "path": "/api/v2/webhooks/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-183",
      "PROV-22",
      "PROV-23",
      "PROV-27"
    ]
  },
  {
    "service": "consignment",
    "operationId": "deleteWebhook",
    "method": "DELETE",
    "path": "/api/v2/webhooks/{id}",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-184",
      "PROV-22"
    ]
  },
  {
    "service": "consignment",
    "operationId": "rotateWebhookSecret",
    "method": "POST",
    "path": "/api/v2/webhooks/{id}/secret",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-185",
      "PROV-24"
    ]
  },
  {
    "service": "consignment",
    "operationId": "testWebhook",
    "method": "POST",
    "path": "/api/v2/webhooks/{id}/test",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-186",
      "PROV-22"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listWebhookDeliveries",
    "method": "GET",
    "path": "/api/v2/webhooks/{id}/deliveries",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-187",
      "PROV-25"
    ]
  },
  {
    "service": "consignment",
    "operationId": "redeliverWebhook",
    "method": "POST",
    "path": "/api/v2/webhooks/{id}/deliveries/{deliveryId}/redeliver",
    "permissions": [
      [
        "Access.DISPATCH",
        "Webhook.MANAGE"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-188",
      "PROV-25"
    ]
  },
  {
    "service": "consignment",
    "operationId": "extractConsignmentActivity",
    "method": "POST",
    "path": "/api/v1/data/extracts/consignments/activity",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "messages",
    "register": [
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
    ]
  },
  {
    "service": "consignment",
    "operationId": "getAttention",
    "method": "POST",
    "path": "/api/v2/reports/attention",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-106",
      "DASH-28",
      "DASH-29"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getConsignmentsByStatus",
    "method": "POST",
    "path": "/api/v2/reports/consignments-by-status",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-60",
      "DASH-11",
      "DASH-17",
      "DASH-23"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getStagedToDelivered",
    "method": "POST",
    "path": "/api/v2/reports/consignments-staged-to-delivered",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-61",
      "DASH-09",
      "DASH-17",
      "DASH-22",
      "DASH-23"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getDelivered",
    "method": "POST",
    "path": "/api/v2/reports/consignments-delivered",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-62",
      "DASH-15",
      "DASH-17",
      "DASH-22",
      "DASH-23"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getDifot",
    "method": "POST",
    "path": "/api/v2/reports/difot",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-63",
      "DASH-10",
      "DASH-17",
      "DASH-23"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getExceptionsByStatus",
    "method": "POST",
    "path": "/api/v2/reports/exceptions-by-status",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-64",
      "DASH-12",
      "DASH-17",
      "DASH-23"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getRevenue",
    "method": "POST",
    "path": "/api/v2/reports/revenue",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-65",
      "DASH-14",
      "DASH-17",
      "DASH-22",
      "DASH-23"
    ]
  },
  {
    "service": "consignment",
    "operationId": "searchConsignmentsByStatus",
    "method": "POST",
    "path": "/api/v2/reports/consignments-by-status/search",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-66",
      "DASH-16",
      "DASH-18",
      "DASH-21"
    ]
  },
  {
    "service": "consignment",
    "operationId": "searchDifot",
    "method": "POST",
    "path": "/api/v2/reports/difot/search",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-67",
      "DASH-16",
      "DASH-18",
      "DASH-21"
    ]
  },
  {
    "service": "consignment",
    "operationId": "searchExceptions",
    "method": "POST",
    "path": "/api/v2/reports/exceptions/search",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-68",
      "DASH-16",
      "DASH-18",
      "DASH-21"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getCosts",
    "method": "POST",
    "path": "/api/v2/reports/costs",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-279",
      "DASH-52"
    ]
  },
  {
    "service": "consignment",
    "operationId": "searchRevenue",
    "method": "POST",
    "path": "/api/v2/reports/revenue/search",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD",
        "Consignment.ViewPricing"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-278",
      "DASH-14",
      "DASH-51"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listBookingSlots",
    "method": "POST",
    "path": "/api/v2/runs/bookings/consignments/{ref}/available-booking-dates",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-70",
      "BOOK-02"
    ]
  },
  {
    "service": "consignment",
    "operationId": "listDeliverySlots",
    "method": "POST",
    "path": "/api/v2/runs/bookings/available-booking-dates",
    "permissions": [
      [
        "Access.DISPATCH",
        "Access.DASHBOARD"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-71",
      "SCHD-03"
    ]
  },
  {
    "service": "consignment",
    "operationId": "getBookingStatus",
    "method": "POST",
    "path": "/api/v2/runs/bookings/consignments/{ref}/booking-status",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.LimitedEdit"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-72",
      "BOOK-01",
      "BOOK-03"
    ]
  },
  {
    "service": "consignment",
    "operationId": "bookDelivery",
    "method": "POST",
    "path": "/api/v2/runs/bookings/consignments/{ref}/booking",
    "permissions": [
      [
        "Access.DISPATCH",
        "Consignment.MAINTAIN"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-73",
      "BOOK-02",
      "BOOK-03",
      "BOOK-04",
      "BOOK-09"
    ]
  },
  {
    "service": "scheduling",
    "operationId": "listWorkingDates",
    "method": "GET",
    "path": "/api/v1/scheduling/workDays/workingDates",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-80",
      "DATE-03"
    ]
  },
  {
    "service": "scheduling",
    "operationId": "getAddressRegion",
    "method": "GET",
    "path": "/api/v1/scheduling/regions",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-82",
      "PART-09"
    ]
  },
  {
    "service": "scheduling",
    "operationId": "getServiceDate",
    "method": "POST",
    "path": "/api/v1/scheduling/serviceSchedules/serviceDate",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-81",
      "DATE-02",
      "DATE-03",
      "DATE-06"
    ]
  },
  {
    "service": "product",
    "operationId": "getProductCatalogMetadata",
    "method": "GET",
    "path": "/api/v1/organisations/{orgId}/productCatalog/metadata",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-90",
      "FRGT-09"
    ]
  },
  {
    "service": "product",
    "operationId": "findProducts",
    "method": "GET",
    "path": "/api/v1/organisations/{orgId}/productCatalog/auto-complete",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-91",
      "FRGT-09"
    ]
  },
  {
    "service": "product",
    "operationId": "getDangerousGoods",
    "method": "GET",
    "path": "/api/v1/dangerousGoods/number/{unNumber}",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-92",
      "DG-02"
    ]
  },
  {
    "service": "product",
    "operationId": "listDangerousGoodsClasses",
    "method": "GET",
    "path": "/api/v1/dangerousGoodsClasses",
    "permissions": [
      [
        "Access.DISPATCH"
      ]
    ],
    "errorShape": "problem",
    "register": [
      "CALL-93",
      "DG-02"
    ]
  }
];
