export { MoveBetween } from './MoveBetween.js';
export type { MoveBetweenProps, MoveItem, MovePanel } from './move-props.js';
