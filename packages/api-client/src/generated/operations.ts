// Generated from openapi/ by `pnpm generate`. Not edited by hand.

export type ServiceName = 'configuration' | 'consignment' | 'scheduling' | 'product';

/** Which of the two error bodies an operation answers with. */
export type ErrorShape = 'messages' | 'problem';

export interface ContractOperation {
  readonly service: ServiceName;
  readonly operationId: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** With parameters in braces, as in the contract. */
  readonly path: string;
  /** Alternatives, any one of which is enough; each is the permissions that are all needed. Empty: public. */
  readonly permissions: readonly (readonly string[])[];
  readonly errorShape: ErrorShape;
  /** Rows of docs/spec. */
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
      "IMPT-08"
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
      "LIST-24"
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
      "CONS-28"
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
      "CONS-28"
    ]
  }
];
