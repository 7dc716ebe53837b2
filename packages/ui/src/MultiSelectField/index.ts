export { MultiSelectField, type MultiSelectFieldProps, type MultiSelectOption } from './MultiSelectField.js';
