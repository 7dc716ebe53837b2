export { AdditionalSection } from './AdditionalSection.js';
