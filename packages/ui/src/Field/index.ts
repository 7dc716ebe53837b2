export { fieldId, inputProps, placeholderProps, wrapperProps, type FieldProps } from './field.js';
export { focusField } from './focus-field.js';
