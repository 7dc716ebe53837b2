export { KeyCaps } from './KeyCaps.js';
export { KeysDialog } from './KeysDialog.js';
