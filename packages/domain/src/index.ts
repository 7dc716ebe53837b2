/**
 * The rules of freight consignments, with no screen, server or clock. Each area is a subpath, so a caller loads only
 * what it imports; only `dates` (Temporal) and `import-csv` (Temporal, Papa Parse) have a dependency.
 *
 * - `@consign/domain/status`: statuses, transitions, and what each status lets a user do and edit
 * - `@consign/domain/permissions`: permissions and the route table
 * - `@consign/domain/settings`: tenant settings, feature flags, organisation settings
 * - `@consign/domain/dates`: days and instants in Pacific/Auckland, presets, formats
 * - `@consign/domain/schedule`: working days, and the earliest delivery day of a service
 * - `@consign/domain/freight`: exact volumes, weights and lengths
 * - `@consign/domain/rules`: consignment validation
 * - `@consign/domain/bulk`: bulk actions and their results
 * - `@consign/domain/csv`: CSV that is safe to open in a spreadsheet
 * - `@consign/domain/import-csv`: CSV files of consignments
 * - `@consign/domain/extras`: instructions for the driver about extras at a delivery
 * - `@consign/domain/files`: attachment validation
 * - `@consign/domain/gs1`: what the barcodes of labels and notes say
 * - `@consign/domain/branding`: a tenant's brand, its theme from one colour and what its colours must reach
 * - `@consign/domain/bookings`: the search for delivery slots
 * - `@consign/domain/pricing`: money, GST and the order of a price's lines
 * - `@consign/domain/reports`: the figures of the dashboard
 *
 * This entry exports the types and helpers shared by several of them.
 *
 * @module
 */
export type { ActionDecision, Allowed, Refused } from './action-decision.js';
export type { Day, DayRange } from './dates/day.js';
export type { Permission, PermissionSet } from './permissions/index.js';
export type { StatusCode } from './status/index.js';
export type { Parsed, Problem, RegisterId } from './problem.js';
export { fold } from './fold.js';
export { formatCount } from './format-count.js';
export { isolate } from './isolate.js';
export { isRecord } from './is-record.js';
export type { FeatureFlags, OrganisationSettings, TenantSettings } from './settings/index.js';
