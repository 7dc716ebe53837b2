/** The published names of this folder. The README has a sentence for each. */
export { formatCsvLine, readCsv } from './index.js';
