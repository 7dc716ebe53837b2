import type { RegisteredOperation } from '../http/contract/operation.js';
import { listDeliveryExtras } from './list-delivery-extras.js';

export {
  type ConsignmentExtra,
  type PrintedExtra,
  copyExtras,
  extrasOfConsignment,
  findConsignmentExtra,
  insertQuantities,
  listExtras,
  printedExtras,
  removeExtras,
  saveCompleted,
  saveInstructions,
} from './delivery-extra-store.js';
export { deliveryExtraAnswer, extrasAnswer } from './list-delivery-extras.js';

export const extrasOperations: readonly RegisteredOperation[] = [listDeliveryExtras];
