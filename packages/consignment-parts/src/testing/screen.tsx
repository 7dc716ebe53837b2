import { axeViolations, renderInTheme } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

/** A screen, and how to bring it into each of its states. */
export interface ScreenStates {
  /** Its data never arrives. */
  readonly busy: () => ReactElement;
  /** There is nothing to show; null for a screen that has no such state. */
  readonly empty: { readonly element: () => ReactElement; readonly text: string } | null;
  /** Its data fails once and is there on the second try. */
  readonly failed: () => ReactElement;
  /** What a failure says, and what stands there once the retry has brought the data. */
  readonly failedText: string;
  readonly readyText: string;
}

/** The title is the route's, in the top bar: a screen brings none of its own, and the page has one. */
function asPage(element: ReactElement): ReactElement {
  return (
    <main>
      <h1>Route title</h1>
      {element}
    </main>
  );
}

/** What every screen must do, said once. */
export function describeScreen(name: string, states: ScreenStates): void {
  describe(`${name}, as every screen`, () => {
    it('shows the shape of what comes while it is busy', async () => {
      renderInTheme(asPage(states.busy()));
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
      expect(await axeViolations()).toEqual([]);
    });

    it.each(states.empty === null ? [] : [states.empty])(
      'says so when it is empty',
      async ({ element, text }) => {
        renderInTheme(asPage(element()));
        expect(await screen.findByText(text)).toBeVisible();
        expect(await axeViolations()).toEqual([]);
      },
    );

    it('says what failed, and shows its data after Retry', async () => {
      renderInTheme(asPage(states.failed()));
      expect(await screen.findByText(states.failedText)).toBeVisible();
      expect(await axeViolations()).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect((await screen.findAllByText(states.readyText)).length).toBeGreaterThan(0);
    });

    it('leaves the one h1 to the route and breaks no rule of axe', async () => {
      renderInTheme(asPage(states.failed()));
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      await screen.findAllByText(states.readyText);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(await axeViolations()).toEqual([]);
    });
  });
}
