/**
 * Settings of a tenant (PLAT-03 to 05, PLAT-22), feature flags (PLAT-06, PLAT-18), and settings of an organisation by
 * service type (PLAT-07).
 *
 * @module
 */
export { parseClaimDays, type ClaimDays } from './claim-days.js';
export { parseRetentionMonths } from './retention-months.js';
export { Secret } from './secret.js';
export {
  findCompleteSignIn,
  withSignInDefaults,
  type CompleteSignIn,
  type SignInSettings,
} from './sign-in.js';
export {
  switchSettings,
  textSettings,
  type SettingNames,
  type SwitchName,
  type TenantBrand,
  type TenantSettings,
  type TextName,
} from './tenant-settings.js';
export { buildTrackingUrl } from './tracking-url.js';
export { parseTenantSettings } from './parse-tenant.js';
export {
  defaultFeatureFlags,
  featureFlagNames,
  isFeatureFlagName,
  parseFeatureFlags,
  type FeatureFlagName,
  type FeatureFlags,
} from './feature-flags.js';
export {
  checkOrganisationSettings,
  defaultOrganisationSettings,
  organisationSettingsFor,
  parseOrganisationSettings,
  type ContactDetailsRequired,
  type OrganisationSettings,
  type SettingsByServiceType,
} from './organisation-settings.js';
