export { FileCard, fileCardId } from './FileCard.js';
