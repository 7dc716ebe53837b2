export { ImportGrid } from './ImportGrid.js';
