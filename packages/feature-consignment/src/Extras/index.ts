export { ExtrasCard } from './ExtrasCard.js';
export type { ExtrasState } from './use-extras.js';
