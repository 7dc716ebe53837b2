export { isKeyOn, KeyCaps } from './KeyCaps.js';
export { KeysDialog } from './KeysDialog.js';
