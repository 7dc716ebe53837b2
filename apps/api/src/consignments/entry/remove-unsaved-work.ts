import type { Database } from '../../database/database.js';
import { REMOVE_UNSAVED_WORK, removeAgedWork } from './unsaved-work-store.js';
import type { JobHandler } from '../../services/jobs/job-handler.js';

/** Takes a form's work away when nobody has written to it for 14 days (PLAT-24); each write puts it off. */
export function removeUnsavedWorkJob(deps: { readonly database: Pick<Database, 'inTenant'> }): JobHandler {
  return {
    kind: REMOVE_UNSAVED_WORK,
    run: ({ tenantId, organisationId, payload }, now) => {
      const { userId, key, id } = payload as { userId: string; key: string; id: string };
      return deps.database.inTenant({ tenantId, organisationId, userId: null }, (tx) =>
        removeAgedWork(tx, { tenantId, organisationId, userId, key }, id, now),
      );
    },
  };
}
