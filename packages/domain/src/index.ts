/**
 * The rules of freight consignments, without a screen, a server or a clock. Each room is a subpath, so that a caller
 * loads no more than it asks for; only `dates` brings a dependency (Temporal).
 *
 * - `@consign/domain/status`: statuses, moves between them, what may be done and edited when
 * - `@consign/domain/permissions`: permissions and the table of routes
 * - `@consign/domain/settings`: tenant settings, feature flags, organisation settings
 * - `@consign/domain/dates`: days and instants in Pacific/Auckland, presets, formats
 * - `@consign/domain/schedule`: working days, and the first day on which a service can deliver
 * - `@consign/domain/freight`: exact volumes, weights and lengths
 * - `@consign/domain/rules`: what makes a consignment valid
 * - `@consign/domain/bulk`: what can be done with several consignments at once, and what became of each
 * - `@consign/domain/csv`: CSV that is safe to open in a spreadsheet
 * - `@consign/domain/files`: what can be attached to a consignment
 *
 * This entry has the types that stand in more than one of them.
 *
 * @module
 */
export type { ActionDecision, Allowed, Refused } from './action-decision.js';
export type { Day, DayRange } from './dates/day.js';
export type { Permission, PermissionSet } from './permissions/index.js';
export type { StatusCode } from './status/index.js';
export type { Parsed, Problem, RegisterId } from './problem.js';
export type { FeatureFlags, OrganisationSettings, TenantSettings } from './settings/index.js';
