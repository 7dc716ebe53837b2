export { ExportField } from './ExportField.js';
