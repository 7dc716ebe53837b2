export { MoveBetween } from './MoveBetween.js';
export type { MoveBetweenProps, MoveItem, MovePanel } from './use-move.js';
