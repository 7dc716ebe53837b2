import { renderInTheme } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

/** A screen in each of its states. */
export interface ScreenStates {
  /** Its data never arrives. */
  readonly busy: () => ReactElement;
  /** The empty state; null for a screen that has none. */
  readonly empty: { readonly element: () => ReactElement; readonly text: string } | null;
  /** Its data fails to load once and loads on retry. */
  readonly failed: () => ReactElement;
  /** The text of the failure, and a text that is shown after the retry. */
  readonly failedText: string;
  readonly readyText: string;
}

/** The route renders the h1 in the top bar; the screen has none. */
function asPage(element: ReactElement): ReactElement {
  return (
    <main>
      <h1>Route title</h1>
      {element}
    </main>
  );
}

/** Tests that every screen must pass. */
export function describeScreen(name: string, states: ScreenStates): void {
  describe(`${name}, as every screen`, () => {
    it('shows a skeleton while it loads', async () => {
      renderInTheme(asPage(states.busy()));
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    });

    it.each(states.empty === null ? [] : [states.empty])(
      'says so when it is empty',
      async ({ element, text }) => {
        renderInTheme(asPage(element()));
        expect(await screen.findByText(text)).toBeVisible();
      },
    );

    it('shows the failure, and its data after Retry', async () => {
      renderInTheme(asPage(states.failed()));
      expect(await screen.findByText(states.failedText)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect((await screen.findAllByText(states.readyText)).length).toBeGreaterThan(0);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    });
  });
}
