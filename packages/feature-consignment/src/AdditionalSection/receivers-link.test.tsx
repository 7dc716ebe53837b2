import type { Consignment } from '@consign/api-client/consignment';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import {
  at,
  callsTo,
  detail,
  openSaved,
  refusal,
  type Answers,
  type Options,
} from '../testing/consignment-harness.js';

const share = 'POST /api/v2/consignments/{ref}/receivers-page';
const renewal = 'POST /api/v2/consignments/{ref}/receivers-page/renewals';
const link = (end: string) => `https://tasman.example/track/${end}`;

function withLink(end: string | null, endsAtDateTimeUtc: string | null = null): Consignment {
  return at('TRANSIT', {
    trackingUrl: end === null ? null : link(end),
    receiversPage: { state: end === null ? 'NotShared' : 'Shared', endsAtDateTimeUtc },
  });
}

/** Opens a consignment whose link is as the last call left it. */
async function open(end: string | null, answers: Answers = {}, data: Options['data'] = {}) {
  let current = end;
  const make = (made: string) => () => {
    current = made;
    return { trackingUrl: link(made), endsAtDateTimeUtc: null };
  };
  const opened = await openSaved(
    withLink(end),
    { [detail]: () => withLink(current), [share]: make('first'), [renewal]: make('second'), ...answers },
    data,
  );
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockReset().mockResolvedValue(undefined);
  return { ...opened, user, write };
}

describe('the link of the receiver’s page', () => {
  it('[TRAK-03] [CONS-90] is made and copied by one button, which keeps the focus, and shown from then on', async () => {
    const { user, write } = await open(null);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('link', { name: 'tasman.example/track/first' })).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(link('first'));
    expect(screen.getByText('Tracking link copied')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus());
  });

  it('[TRAK-03] is not copied when it could not be made', async () => {
    const message = 'This consignment is tracked on another page';
    const { user, write } = await open(null, { [share]: () => refusal(409, message) });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(write).not.toHaveBeenCalled();
  });

  it('[TRAK-05] is renewed after a question, and copied', async () => {
    const { session, user, write } = await open('first');
    await user.click(await screen.findByRole('button', { name: 'Renew link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Renew tracking link' });
    expect(dialog).toHaveTextContent('The link that you have shared will stop working.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(callsTo(session, renewal)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Renew link' }));
    await user.click(await screen.findByRole('button', { name: 'Renew and copy' }));
    expect(await screen.findByRole('link', { name: 'tasman.example/track/second' })).toBeVisible();
    expect(write).toHaveBeenCalledExactlyOnceWith(link('second'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[TRAK-04] [TRAK-05] says when it ends, and is not renewed without maintain', async () => {
    await open(
      'first',
      { [detail]: () => withLink('first', '2027-01-19T01:00:00Z') },
      { permissions: ['Access.DISPATCH', 'Consignment.LimitedEdit'] },
    );
    expect(await screen.findByText(/can open the page until 19\/01\/2027/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Renew link' })).toBeNull();
  });
});
