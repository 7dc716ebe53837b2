import { buildConsignment, buildLineItem } from '@consign/consignment-parts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { callsTo, detail, openSaved, reference, refusal } from './testing/consignment-harness.js';

const remove = 'DELETE /api/v1/consignments/{ref}/line-items/{itemId}';
const changed = 'Someone else changed this freight item since you opened it. Nothing was deleted.';

describe('deleting a freight item', () => {
  it("[CONS-57] shows somebody else's change first, and deletes that version on the next try", async () => {
    let stored = buildConsignment(reference, { lineItems: [buildLineItem(1, { version: 4 })] });
    const { session } = await openSaved(stored, {
      [detail]: () => stored,
      [remove]: ({ query }) => {
        if (query.get('version') !== '5') return refusal(409, changed, { id: 'CONS-57', path: 'version' });
        stored = buildConsignment(reference, { lineItems: [] });
        return null;
      },
    });
    stored = buildConsignment(reference, {
      lineItems: [buildLineItem(1, { version: 5, description: 'Theirs' })],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete item 1' }));
    expect(await screen.findByText(changed)).toBeVisible();
    expect(await screen.findByText('Theirs')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete item 1' }));
    expect(await screen.findByText('Item has been deleted from consignment')).toBeVisible();
    expect(callsTo(session, remove).map(({ query }) => query.get('version'))).toEqual(['4', '5']);
  });
});
