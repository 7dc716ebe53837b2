export { Tag } from './Tag.js';
