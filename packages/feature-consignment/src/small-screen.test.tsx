import { buildConsignment } from '@consign/consignment-parts/testing';
import type { Permission } from '@consign/domain/permissions';
import { installDom } from '@consign/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { at, openSaved, reference, select } from './testing/consignment-harness.js';

const dock: readonly Permission[] = ['Access.DISPATCH', 'Consignment.LimitedEdit', 'Consignment.PRINT'];

afterEach(() => installDom());

describe('a consignment on a phone', () => {
  it('[PLAT-11] [CONS-11] [CONS-14] [CONS-96] [CONS-97] [CONS-107] is read-only, in two tabs, with links for an address', async () => {
    installDom({ width: 360 });
    const consignment = at('FINAL');
    const receiver = {
      ...consignment.receiverParticipant,
      phone: '021 555 0199',
      email: 'orders@tui.example',
    };
    await openSaved({ ...consignment, receiverParticipant: receiver });
    expect(select('Service type')).toHaveAttribute('readonly');
    expect(screen.getByText('You can change this consignment on a tablet or computer.')).toBeVisible();

    expect(screen.queryByRole('button', { name: /Save|Mark As Ready|Request Pickup|More|Edit/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/search');
    // Words without icons, to fit in one row.
    for (const name of ['Download', 'Print labels']) {
      expect(screen.getByRole('button', { name }).querySelector('svg')).toBeNull();
    }

    expect(screen.getByRole('link', { name: 'Call 021 555 0199' })).toHaveAttribute('href', 'tel:0215550199');
    expect(screen.getByRole('link', { name: 'orders@tui.example' })).toHaveAttribute(
      'href',
      'mailto:orders%40tui.example',
    );
    const map = screen.getByRole('link', { name: `Open in maps for ${receiver.fullName}` });
    expect(map).toHaveAttribute('href', expect.stringContaining('https://www.google.com/maps/search/?api=1'));
    expect(map).toHaveAttribute('rel', 'noopener noreferrer');

    await userEvent.click(screen.getByRole('tab', { name: 'Additional info' }));
    expect(screen.getByLabelText('Sender notes')).toHaveAttribute('readonly');
    expect(await screen.findByRole('list', { name: 'Status history' })).toBeVisible();
  });

  it('[CONS-11] can be changed once it is turned and wide enough', async () => {
    installDom({ width: 360 });
    const lists: MediaQueryList[] = [];
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      const list = matchMedia(query);
      lists.push(list);
      return list;
    };
    await openSaved(at('FINAL'));
    act(() => {
      for (const list of lists) {
        list.dispatchEvent(Object.assign(new Event('change'), { matches: false, media: list.media }));
      }
    });
    expect(screen.queryByText(/on a tablet or computer/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(select('Service type')).not.toHaveAttribute('readonly');
  });

  it('[CONS-96] says that the receiver can be changed on a larger screen', async () => {
    installDom({ width: 360 });
    await openSaved(buildConsignment(reference), {}, { permissions: dock });
    expect(screen.getByText('You can change the receiver on a tablet or computer.')).toBeVisible();
  });
});

it('[CONS-96] [CONS-97] a consignment on a computer says nothing of other screens; an address is text, where links would be Tab stops', async () => {
  await openSaved(buildConsignment(reference), {}, { permissions: dock });
  expect(screen.queryByText(/on a tablet or computer/)).toBeNull();
  expect(screen.queryByRole('link', { name: /maps|Call/ })).toBeNull();
});
