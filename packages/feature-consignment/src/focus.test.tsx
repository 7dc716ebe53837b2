import type { Consignment } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import {
  at,
  audit,
  callsTo,
  detail,
  openSaved,
  reference,
  save,
  update,
  type Answers,
} from './testing/consignment-harness.js';
import { buildHistory } from './testing/change-history.js';
import { restoreFocus, titleProps } from './focus.js';

const ready = 'PUT /api/v1/consignments/{ref}/mark-as-ready';
const draft = buildConsignment(reference);

const moved = at('FINAL', { lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z' });

/** Opens a draft that becomes Ready. */
async function openMoving(more: Answers) {
  let stored = draft;
  return openSaved(draft, {
    [detail]: () => stored,
    [update]: () => stored,
    [ready]: () => {
      stored = moved;
      return null;
    },
    ...more,
  });
}

function title(status: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: new RegExp(`^${reference} ?, ${status}$`) });
}

describe('focus on the consignment screen', () => {
  it('[CONS-61] goes to the title where the former button is disabled, and stays where it is by now', () => {
    render(
      <>
        <h1 {...titleProps}>Title</h1>
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button">Other</button>
      </>,
    );
    const other = screen.getByRole('button', { name: 'Other' });
    restoreFocus(screen.getByRole('button', { name: 'Disabled' }));
    expect(screen.getByRole('heading')).toHaveFocus();
    other.focus();
    restoreFocus(null);
    expect(other).toHaveFocus();
  });

  it('[CONS-24] [CONS-55] [CONS-61] moves to the title once the consignment is Ready, and stays there on reload; open panels stay open', async () => {
    const { session, timer } = await openMoving({ [audit]: buildHistory([]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Show change history' }));
    const focused = vi.fn<() => void>();
    (await title('Draft')).addEventListener('focus', focused);
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    await waitFor(async () => expect(await title('Ready')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Hide change history' })).toBeVisible();
    const reads = callsTo(session, detail).length;
    // The reload for the price.
    act(() => timer.advance(2_999));
    expect(callsTo(session, detail)).toHaveLength(reads);
    act(() => timer.advance(1));
    await waitFor(() => expect(callsTo(session, detail)).toHaveLength(reads + 1));
    expect(await title('Ready')).toHaveFocus();
    expect(focused).toHaveBeenCalledOnce();
  });

  it('[CONS-61] returns to Save, which was disabled while saving', async () => {
    const held: ((saved: Consignment) => void)[] = [];
    await openMoving({
      [update]: () =>
        new Promise<Consignment>((resolve) => {
          held.push(resolve);
        }),
    });
    await userEvent.click(save());
    await waitFor(() => expect(save()).toBeDisabled());
    // Browsers blur a disabled element.
    const notes = screen.getByLabelText('Sender notes (optional)');
    notes.focus();
    notes.blur();
    for (const answer of held) answer(draft);
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    await waitFor(() => expect(save()).toHaveFocus());
  });
});
