export { DisabledReasonButton } from './DisabledReasonButton.js';
