export { CsvProgress } from './CsvProgress.js';
export { RowsField } from './RowsField.js';
export { useCsvDownload } from './csv-download.js';
