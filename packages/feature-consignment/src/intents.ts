/** What the form is sent for: to be saved, or saved and then marked as ready or requested for pickup (CONS-21, CONS-22). */
export type Intent = 'save' | 'ready' | 'pickup';

/** What is under way; one at a time. */
export type Doing = Intent | 'cancel' | 'copy' | 'return';

/** What became another: the status, or what the consignment holds. */
export type Changed = 'status' | 'content';
