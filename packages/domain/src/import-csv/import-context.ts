import type { Day } from '../dates/day.js';
import type { ContactBody } from '../rules/bodies.js';
import type { HireUnitCode } from '../rules/additional.js';
import type { ConsignmentContext } from '../rules/consignment.js';
import type { SettingsByServiceType } from '../settings/index.js';
import type { ColumnNames } from './header.js';

/** A site that consignments can be sent from and to, as listParticipantSites answers it. */
export interface ImportSite {
  readonly code: string;
  /** Suggested where a file has the name instead of the code. */
  readonly name?: string | undefined;
  /** Null where the site has no participant; it can't be used then. */
  readonly defaultParticipant: { readonly id: string } | null;
  /** Where it is known, the contact that the service type requires is checked (PART-06). */
  readonly contact?: ContactBody | null | undefined;
}

/** The records that a file's codes refer to, shaped as the API's answers so that these can be passed unchanged. */
export interface ImportLookups {
  /** `GET /api/v2/me/accounts`, inactive ones included. */
  readonly accounts: readonly {
    readonly id: string;
    readonly code: string;
    readonly description?: string | undefined;
    readonly isActive: boolean;
  }[];
  readonly serviceTypes: readonly { readonly code: string; readonly name?: string | undefined }[];
  readonly sites: readonly ImportSite[];
  /** Default volume in m³ and weight in kg of one piece; null without a default. */
  readonly packagingTypes: readonly {
    readonly code: string;
    readonly name?: string | undefined;
    readonly defaultVolume: number | null;
    readonly defaultWeight: number | null;
  }[];
  readonly hireUnits: readonly HireUnitCode[];
}

/** Everything that decides about a file besides its text. It can be sent to a worker. */
export interface ImportContext {
  readonly lookups: ImportLookups;
  readonly settings: ConsignmentContext['settings'];
  readonly flags: ConsignmentContext['flags'];
  /** By service type: which contact details its consignments need (PLAT-07). None are needed without it. */
  readonly serviceTypeSettings?: SettingsByServiceType | undefined;
  /** The local day in Auckland: `today(now)`. */
  readonly today: Day;
  /** Headers of the organisation's own that stand for a column, or for none. */
  readonly columnNames?: ColumnNames | undefined;
}
