export { freightMessages, type Freight } from './freight.js';
export { toLineItemInput } from './line-item-input.js';
export { findPackageType, localFreight, toLineItem } from './local-freight.js';
export { observersNotified, useOpenItem, type OpenItem } from './use-open-item.js';
export { parsePendingItem, type PendingItem } from './pending-item.js';
export { FreightItemsSection, type FreightItemsHandle } from './FreightItemsSection.js';
export { toMeasures } from './to-measures.js';
export type { ItemRefusal } from './use-item-form.js';
