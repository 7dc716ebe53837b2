/**
 * What a save means for the consignment (CONS-49, DATE-06): it stays or becomes a Draft, it leaves Draft (Mark As Ready
 * or Request Pickup on a Draft, CONS-50), or it is Ready already.
 */
export type SaveStage = 'draft' | 'leaving-draft' | 'ready';
