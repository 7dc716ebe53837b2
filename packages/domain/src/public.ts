/** The published names of the root. The README has a sentence for each. */
export {
  fold,
  formatCount,
  type ActionDecision,
  type Allowed,
  type Day,
  type DayRange,
  type FeatureFlags,
  type OrganisationSettings,
  type Parsed,
  type Permission,
  type PermissionSet,
  type Problem,
  type Refused,
  type RegisterId,
  type StatusCode,
  type TenantSettings,
} from './index.js';
