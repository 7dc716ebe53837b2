export { KeepFocus } from './KeepFocus.js';
