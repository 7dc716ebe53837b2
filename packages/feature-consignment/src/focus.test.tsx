import type { Consignment } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing';
import { renderInTheme } from '@consign/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { manualTimer } from './testing/manual-timer.js';
import {
  callsTo,
  detail,
  openSaved,
  reference,
  save,
  update,
  getWork,
  type Answers,
} from './testing/consignment-harness.js';
import { restoreFocus, titleProps } from './focus.js';
import { savedValues } from './form-values.js';
import { toContent } from './unsaved-work/unsaved-changes.js';

const ready = 'PUT /api/v1/consignments/{ref}/mark-as-ready';
const cancelled = 'POST /api/v2/consignments/{ref}/cancelled';
const draft = buildConsignment(reference);

function moved(code: 'FINAL' | 'CANCELLED', more: Partial<Consignment> = {}): Consignment {
  return buildConsignment(reference, {
    lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z',
    statusHistory: [
      {
        code,
        name: code === 'FINAL' ? 'Ready' : 'Cancelled',
        statusDate: '2026-11-20T00:00:00Z',
        deliveryEvents: [],
      },
    ],
    ...more,
  });
}

/** Opens a draft that the call turns into `after`. */
async function openMoving(call: typeof ready | typeof cancelled, after: Consignment, more: Answers = {}) {
  let stored = draft;
  const timer = manualTimer();
  const opened = await openSaved(
    draft,
    {
      [detail]: () => stored,
      [update]: () => stored,
      [call]: () => {
        stored = after;
        return null;
      },
      ...more,
    },
    {},
    { schedule: timer.schedule },
  );
  return { ...opened, ...timer };
}

function title(status: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { name: new RegExp(`^${reference} ?, ${status}$`) });
}

describe('focus on the consignment screen', () => {
  it('[CONS-61] moves to the title once the consignment is Ready, and stays there on reload', async () => {
    const { session, advance } = await openMoving(ready, moved('FINAL'));
    const focused = vi.fn<() => void>();
    (await title('Draft')).addEventListener('focus', focused);
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    await waitFor(async () => expect(await title('Ready')).toHaveFocus());
    const reads = callsTo(session, detail).length;
    // The reload for the price (CONS-24).
    act(() => advance(3_000));
    await waitFor(() => expect(callsTo(session, detail)).toHaveLength(reads + 1));
    expect(await title('Ready')).toHaveFocus();
    expect(focused).toHaveBeenCalledOnce();
  });

  it('[CONS-61] moves to the title of a form that is remounted for a date set with the status', async () => {
    const after = moved('FINAL', { requestedDeliveryDateTimeUtc: '2026-12-01T11:00:00Z' });
    await openMoving(ready, after);
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    expect(await screen.findByDisplayValue('02/12/2026')).toBeVisible();
    expect(await title('Ready')).toHaveFocus();
  });

  it('[CONS-61] moves to the title once the consignment is cancelled, and the input is gone', async () => {
    await openMoving(cancelled, moved('CANCELLED'));
    await userEvent.type(screen.getByLabelText('Sales reference (optional)'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'More Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel Consignment' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel consignment' }));
    await waitFor(async () => expect(await title('Cancelled')).toHaveFocus());
    expect(screen.getByLabelText('Sales reference')).toHaveValue('');
  });

  it('[CONS-61] returns to Save, which was disabled while saving', async () => {
    const held: ((saved: Consignment) => void)[] = [];
    await openMoving(ready, moved('FINAL'), {
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

  it('[CONS-55] [CONS-61] open panels stay open when the status changes', async () => {
    await openMoving(ready, moved('FINAL'), {
      'GET /api/v2/consignments/{ref}/audit': () =>
        Response.json({ results: [], currentPage: 1, pageCount: 1 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show change history' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mark As Ready' }));
    await title('Ready');
    expect(screen.getByRole('button', { name: 'Hide change history' })).toBeVisible();
  });

  it('[CONS-61] moves to the title where the button that had it stays disabled', () => {
    renderInTheme(
      <>
        <h1 {...titleProps}>{reference}</h1>
        <button type="button" disabled>
          Save
        </button>
      </>,
    );
    restoreFocus(save());
    expect(screen.getByRole('heading', { name: reference })).toHaveFocus();
  });

  it.each(['Restore', 'Discard'])('[PLAT-19] [CONS-61] moves to the title after %s', async (answer) => {
    const content = toContent({ ...savedValues(draft), notes: 'Gate 9' }, null, draft);
    await openSaved(draft, {
      [getWork]: { content, revision: 3, savedAtDateTimeUtc: '2026-11-21T01:32:00Z' },
    });
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    expect(await title('Draft')).toHaveFocus();
  });
});
