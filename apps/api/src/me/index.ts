import type { RegisteredOperation } from '../http/contract/operation.js';
import { getSession, getUserName, getUserOrganisation, listMyAccounts } from './profile.js';
import { listMySites, updateMySites } from './my-sites.js';
import { dismissNotice, listNotices } from './notices.js';
import { getPreferences, savePreferences } from './preferences.js';
import { deleteSavedView, listSavedViews, saveSavedView } from './saved-views.js';

export {
  MORNING_MAIL,
  type MorningMailJob,
  continueMorningMail,
  startMorningMail,
  stopMorningMail,
} from './morning-mail.js';
export { findMorningMail, updateMorningMail } from './morning-mail-store.js';
export { type Recipient, findRecipient } from './recipient-store.js';
export { listViews } from './saved-view-store.js';
export { type StartingSites, findStartingSites, findDefaultAccountId } from './starting-sites.js';
export { createUserFinder } from './user-finder.js';
export { findUserDetails } from './user-store.js';

export const myOperations: readonly RegisteredOperation[] = [
  getSession,
  listMyAccounts,
  listMySites,
  updateMySites,
  getUserName,
  getUserOrganisation,
  getPreferences,
  savePreferences,
  listSavedViews,
  saveSavedView,
  deleteSavedView,
  listNotices,
  dismissNotice,
];
