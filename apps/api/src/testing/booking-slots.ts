import { worldId } from './world-rows.js';

/** A run of Wellington on weekdays at 8 am, with two places a day. */
export const wellingtonRun = worldId(923);

/** The first slot after the tests' now: Thursday 19 March 2026, 8 am. The 20th and 21st are the depot's move. */
export const thursday = { scheduleId: wellingtonRun, scheduleStartDateTimeUtc: '2026-03-18T19:00:00.000Z' };
export const monday = { ...thursday, scheduleStartDateTimeUtc: '2026-03-22T19:00:00.000Z' };
/** After the service date of the contract's example, which is picked up on Friday. */
export const nextThursday = { ...thursday, scheduleStartDateTimeUtc: '2026-03-25T19:00:00.000Z' };
