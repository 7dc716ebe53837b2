/** The published names of this folder. The README has a sentence for each. */
export {
  defaultFeatureFlags,
  defaultOrganisationSettings,
  featureFlagNames,
  isFeatureFlagName,
  organisationSettingsFor,
  parseFeatureFlags,
  parseOrganisationSettings,
  parseTenantSettings,
  type ContactDetailsRequired,
  type FeatureFlagName,
  type FeatureFlags,
  type OrganisationSettings,
  type SettingsByServiceType,
  type TenantBrand,
  type TenantSettings,
} from './index.js';
