export { Placeholder } from './Placeholder.js';
