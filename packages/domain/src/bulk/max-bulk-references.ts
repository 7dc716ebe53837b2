/** How many references one bulk call takes; more are cut into several calls (BULK-22). */
export const maxBulkReferences = 200;
