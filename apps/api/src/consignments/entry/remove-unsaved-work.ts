import type { Database } from '../../database/database.js';
import { REMOVE_UNSAVED_WORK, removeAgedWork } from './unsaved-work-store.js';
import type { JobHandler } from '../../services/jobs/job-handler.js';

/** Deletes a form's unsaved work 14 days after the last write (PLAT-24). */
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
