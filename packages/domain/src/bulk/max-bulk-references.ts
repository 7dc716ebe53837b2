/** The maximum number of references in one bulk call; larger selections are split into batches (BULK-22). */
export const maxBulkReferences = 200;
