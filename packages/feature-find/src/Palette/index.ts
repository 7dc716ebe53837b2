export { PaletteDialog } from './PaletteDialog.js';
