export { KeptImports } from './KeptImports.js';
