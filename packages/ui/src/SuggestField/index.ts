export { SuggestField, type SuggestFieldProps, type Suggestion } from './SuggestField.js';
