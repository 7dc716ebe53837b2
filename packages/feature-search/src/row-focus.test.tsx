import { buildConsignment } from '@consign/consignment-parts/testing';
import { TestSessionProvider } from '@consign/session/testing';
import { installDom, renderInTheme } from '@consign/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { showSearch } from './testing/show.js';
import { WiredSearch } from './testing/WiredSearch.js';

const answers = {
  'GET /api/v1/consignments/{ref}': ({ path }: { readonly path: string }) =>
    buildConsignment(path.split('/').at(-1) ?? ''),
};

function row(reference: string): Promise<HTMLElement> {
  return screen.findByRole('link', { name: reference });
}

describe('focus of the rows', () => {
  it('[LIST-40] the first arrow enters the list from anywhere, and later ones return to its row', async () => {
    showSearch();
    await row('TAS0000001');
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await row('TAS0000001')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    screen.getByRole('button', { name: 'Find references' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await row('TAS0000003')).toHaveFocus();
  });

  it('[LIST-40] Down in Keyword enters the list; other fields keep their arrows', async () => {
    showSearch();
    await row('TAS0000001');
    await userEvent.click(screen.getByLabelText('Phone number'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByLabelText('Phone number')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Keyword'));
    await userEvent.keyboard('tui{Control>}{ArrowDown}{/Control}');
    expect(screen.getByLabelText('Keyword')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await row('TAS0000001')).toHaveFocus();
  });

  it('[LIST-41] Escape closes the preview, and the focus is in its row', async () => {
    const { onQueryChange } = showSearch({ answers, query: { preview: 'TAS0000002' } });
    await screen.findByRole('complementary', { name: 'Preview of TAS0000002' });
    (await screen.findByRole('button', { name: 'Copy reference' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(await row('TAS0000002')).toHaveFocus();
    expect(onQueryChange.mock.lastCall?.[0]).toMatchObject({ query: {}, replace: true });
    await userEvent.keyboard('{Escape}');
    expect(onQueryChange).toHaveBeenCalledTimes(1);
  });

  it('[LIST-41] the button that closes the preview leaves the focus in its row', async () => {
    showSearch({ answers, query: { preview: 'TAS0000003' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Close preview' }));
    expect(await row('TAS0000003')).toHaveFocus();
  });

  it.each([1200, 360])('[LIST-42] at %i px Back returns to the row that was opened', async (width) => {
    installDom({ width });
    const { session, open } = showSearch({ place: 'place-1' });
    const name = width === 360 ? /TAS0000004/u : 'TAS0000004';
    await userEvent.click(await screen.findByRole('link', { name }));
    expect(open).toHaveBeenCalledExactlyOnceWith('TAS0000004');
    const show = (place: string) => {
      cleanup();
      renderInTheme(
        <TestSessionProvider session={session}>
          <WiredSearch place={place} />
        </TestSessionProvider>,
      );
    };
    show('place-1');
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    show('place-2');
    await screen.findByRole('link', { name });
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
