export { AdditionalSection, type AdditionalValues } from './AdditionalSection.js';
