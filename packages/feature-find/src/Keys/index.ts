export { isKeyOn } from './is-key-on.js';
export { KeyCaps } from './KeyCaps.js';
export { KeysDialog } from './KeysDialog.js';
