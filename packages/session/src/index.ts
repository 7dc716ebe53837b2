export { findActiveSiteIds, type LocalStore } from './active-sites.js';
export { noAnalytics, type AnalyticsSink } from './analytics.js';
export {
  useAnalytics,
  useClient,
  useFlags,
  useLocalStore,
  useOrganisation,
  usePermissions,
  useServiceTypes,
  useSession,
  useSettings,
  useUserName,
  usePreferences,
  useSites,
} from './hooks.js';
export { loadReferences, loadSession } from './load-session.js';
export { SessionProvider } from './SessionProvider.js';
export type { SignedIn, SignedInUser } from './signed-in.js';
