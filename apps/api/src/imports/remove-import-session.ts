import type { Database } from '../database/database.js';
import type { JobHandler } from '../services/jobs/job-handler.js';
import { REMOVE_IMPORT_SESSION, deleteAgedSession } from './import-session-store.js';

/** Deletes an import 14 days after it was last saved (IMPT-19). */
export function removeImportSessionJob(deps: { readonly database: Pick<Database, 'inTenant'> }): JobHandler {
  return {
    kind: REMOVE_IMPORT_SESSION,
    run: ({ tenantId, organisationId, payload }, now) => {
      const { userId, sessionId: id } = payload as { userId: string; sessionId: string };
      return deps.database.inTenant({ tenantId, organisationId, userId: null }, (tx) =>
        deleteAgedSession(tx, { tenantId, organisationId, userId, id }, now),
      );
    },
  };
}
