import { fieldId } from './field.js';

/** Moves the focus to the field at the path, or to the nearest thing around it; false when there is none. */
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
