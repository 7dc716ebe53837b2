export { ReferenceLink } from './ReferenceLink.js';
export { TextWithReference } from './TextWithReference.js';
