import type { Generated, JSONColumnType } from 'kysely';

import type { Owned } from './tenant-tables.js';

/** Jobs, files, and what users have typed but not saved. */
export interface WorkTables {
  jobs: Owned & {
    id: string;
    kind: string;
    payload: JSONColumnType<object>;
    state: string;
    created_at: Date;
    due_at: Date;
    attempts: number;
    last_error: string | null;
    /** Of the call or job that added it, where tracing is on; the database takes it from the transaction. */
    traceparent: Generated<string | null>;
  };
  files: Owned & {
    id: string;
    user_id: string | null;
    name: string;
    media_type: string;
    byte_size: number;
    content_key: string;
    site_ids: string[];
    created_at: Date;
    consignment_id: string | null;
    file_type_code: string | null;
    document_version: string | null;
    notes: string | null;
    thumbnail_key: string | null;
    thumbnail_pending: boolean;
    attached_by: string | null;
    removed_by: string | null;
    removed_at: Date | null;
  };
  unsaved_work: Owned & {
    user_id: string;
    key: string;
    id: string;
    content: JSONColumnType<Record<string, unknown>>;
    revision: number;
    saved_at: Date;
  };
}
