export { FailedState } from './FailedState.js';
