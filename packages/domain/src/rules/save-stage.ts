/**
 * What a save does (CONS-49, DATE-06): saves a Draft, moves it out of Draft (Mark As Ready or Request Pickup on a
 * Draft, CONS-50), or saves a consignment that is already Ready.
 */
export type SaveStage = 'draft' | 'leaving-draft' | 'ready';
