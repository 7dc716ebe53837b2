export { AttachmentsSection } from './AttachmentsSection.js';
