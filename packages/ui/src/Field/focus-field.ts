import { fieldId } from './field.js';

/** Focuses the field at the path, or its nearest ancestor with an id; false when there is none. */
export function focusField(path: string): boolean {
  const parts = path.split('/');
  while (parts.length > 0) {
    const target = document.getElementById(fieldId(parts.join('/')));
    if (target) {
      target.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
      return true;
    }
    parts.pop();
  }
  return false;
}
