export { DetailsSection, type DetailsValues } from './DetailsSection.js';
