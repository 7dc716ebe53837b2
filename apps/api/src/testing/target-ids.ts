import { worldId } from './world-rows.js';

/** The id of the notice that the calls name. */
export const targetNoticeId = worldId(7201);

/** The id of the import that the calls name. */
export const targetImportId = worldId(7301);
