import type { RegisteredOperation } from '../http/contract/operation.js';
import { dismissNotice } from './dismiss-notice.js';
import { getPreferences } from './get-preferences.js';
import { getUserName } from './get-user-name.js';
import { getUserOrganisation } from './get-user-organisation.js';
import { listMyAccounts } from './list-my-accounts.js';
import { listMySites } from './list-my-sites.js';
import { listNotices } from './list-notices.js';
import { savePreferences } from './save-preferences.js';
import { updateMySites } from './update-my-sites.js';

export { findPreferences } from './preference-store.js';
export { findUserName } from './user-store.js';
export { findUserOrganisation } from './user-organisation.js';
export { listUserSites } from './user-sites.js';
export { createUserFinder } from './user-finder.js';
export { type Beginning, findBeginning, findDefaultAccountId } from './charge-site.js';

export const myOperations: readonly RegisteredOperation[] = [
  listMyAccounts,
  listMySites,
  updateMySites,
  getUserName,
  getUserOrganisation,
  getPreferences,
  savePreferences,
  listNotices,
  dismissNotice,
];
