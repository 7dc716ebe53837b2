export { parsePendingItem, type PendingItem } from './pending-item.js';
export { FreightItemsSection, type FreightItemsHandle } from './FreightItemsSection.js';
export { toMeasures } from './to-measures.js';
export type { ItemRefusal } from './use-item-form.js';
