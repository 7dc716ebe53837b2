import { act, fireEvent } from '@testing-library/react';

/** Enters a field and replaces its text in one step, as pasting does: a screen is rendered for each key that is typed. */
export function enterText(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}
