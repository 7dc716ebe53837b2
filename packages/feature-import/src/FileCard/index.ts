export { FileCard } from './FileCard.js';
