export { fieldId, inputProps, wrapperProps, type FieldProps } from './field.js';
export { focusField } from './focus-field.js';
