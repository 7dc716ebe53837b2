import { TestSessionProvider, inSession } from '@consign/session/testing';
import { installDom, renderInTheme } from '@consign/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { showSearch } from './testing/show.js';
import { WiredSearch } from './testing/WiredSearch.js';

function row(reference: string): Promise<HTMLElement> {
  return screen.findByRole('link', { name: reference });
}

describe('focus of the rows', () => {
  it('[LIST-40] the first arrow enters the list from anywhere, and later ones return to its row; of the fields only Keyword gives its Down away', async () => {
    showSearch();
    await row('TAS0000001');
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await row('TAS0000001')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    screen.getByRole('button', { name: 'Find references' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await row('TAS0000003')).toHaveFocus();

    await userEvent.click(screen.getByLabelText('Phone number'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Keyword'));
    await userEvent.keyboard('tui{Control>}{ArrowDown}{/Control}');
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await row('TAS0000003')).toHaveFocus();
  });

  it.each([1200, 360])('[LIST-42] at %i px Back returns to the row that was opened', async (width) => {
    installDom({ width });
    const { session, open } = showSearch({ place: 'place-1' });
    const link = (reference: string) =>
      screen.findByRole('link', { name: width === 360 ? new RegExp(reference, 'u') : reference });
    await userEvent.click(await link('TAS0000004'));
    expect(open).toHaveBeenCalledExactlyOnceWith('TAS0000004');
    const show = (place: string) => {
      cleanup();
      renderInTheme(inSession(session, <WiredSearch place={place} />));
    };
    show('place-1');
    await waitFor(async () => expect(await link('TAS0000004')).toHaveFocus());
    await userEvent.click(await link('TAS0000003'));
    show('place-1');
    await waitFor(async () => expect(await link('TAS0000003')).toHaveFocus());
    show('place-2');
    await link('TAS0000004');
    expect(document.body).toHaveFocus();
  });

  it('[LIST-42] Back leaves the focus where the user has put it meanwhile', async () => {
    const { session } = showSearch({ place: 'place-1' });
    await userEvent.click(await row('TAS0000004'));
    cleanup();
    renderInTheme(
      <TestSessionProvider session={session}>
        <button type="button" ref={(button) => button?.focus()}>
          Elsewhere
        </button>
        <WiredSearch place="place-1" />
      </TestSessionProvider>,
    );
    await row('TAS0000004');
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
