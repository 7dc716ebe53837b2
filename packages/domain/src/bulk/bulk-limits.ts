/** Maximum references per bulk call; longer selections are sent in batches (BULK-22). */
export const maxBulkReferences = 200;

/** Maximum consignments that can be selected together, exported to CSV or returned by the matching search (LIST-28). */
export const maxSelected = 10_000;

/** Maximum references that the list finds at once (LIST-26). */
export const maxPastedReferences = 1_000;

/** Maximum length of the notes of an emailed manifest, in characters (BULK-08). */
export const maxManifestNotes = 200;
