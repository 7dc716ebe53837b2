import type { Consignment, UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildSite, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { tenantSettings } from '@consign/session/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  choose,
  enter,
  inTurn,
  lastBody,
  noAnswer,
  openSaved,
  reference,
  save,
  update,
} from '../testing/consignment-harness.js';

const loaded = buildConsignment(reference);
const saved = 'The consignment has been saved';
const ownContact = buildSiteParticipant(12, 'Tūī Café', 'Whangārei');
const tui = buildSite(12, 'Tūī Café', 'Whangārei');

/** The first save is stored as `stored`, but its answer is lost; later saves get 409 with the stored version. */
async function openWithLostAnswer(stored: Partial<Consignment>, consignment = loaded) {
  const current = { ...consignment, ...stored, lastModifiedAtDateTimeUtc: '2026-11-20T00:00:00Z' };
  return openSaved(
    consignment,
    {
      [update]: inTurn(noAnswer, Response.json({ messages: [], current }, { status: 409 })),
      'GET /api/v1/sites/{id}': tui,
    },
    { settings: tenantSettings({ hireageEnabled: true, allowCustomParticipants: true }) },
  );
}

async function saveTwice(): Promise<void> {
  await userEvent.click(save());
  expect(await screen.findByText(/What you entered is still here/)).toBeVisible();
  await userEvent.click(save());
}

async function chooseTui(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
  await choose('Receiver site', /Tūī Café/);
  await screen.findByText('Whangārei 0610');
}

describe('a save whose answer was lost', () => {
  it('[CONS-34] [CONS-46] [CONS-58] recognises added hireage, texts without white space and what can’t be seen, and an email without capitals', async () => {
    const receiver = { ...buildSiteParticipant(11, 'Tūī Café', 'Whangārei'), siteProxy: null };
    const hireUnit = { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' };
    await openWithLostAnswer(
      {
        hireage: [{ hireUnit, quantity: 2 }],
        notes: 'Gate 3',
        senderReference: 'PO 1',
        salesReference: null,
        receiverParticipant: { ...receiver, email: 'orders@tui.example' },
      },
      buildConsignment(reference, { receiverParticipant: receiver }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add hireage' }));
    await choose('Hire unit', /CHEP pallet/);
    enter('Quantity', '2');
    enter('Sender notes (optional)', 'Gate 3 ');
    enter('Sales reference (optional)', ' ');
    await userEvent.click(screen.getByRole('button', { name: 'Edit sender' }));
    enter('Sender reference (optional)', 'PO\t\u200D1 ');
    await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
    enter('Email (optional)', 'Orders@Tui.example ');
    await saveTwice();
    expect(await screen.findByText(saved)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CONS-34] [CONS-58] recognises a new site, stored with its own contact', async () => {
    const { session } = await openWithLostAnswer({ receiverParticipant: ownContact });
    await chooseTui();
    await saveTwice();
    expect(await screen.findByText(saved)).toBeVisible();
    expect(lastBody<UpdateConsignment>(session, update).receiverParticipant).toBeNull();
  });

  it("[CONS-33] [CONS-58] does not take a colleague's contact at the new site for its own result", async () => {
    const { session } = await openWithLostAnswer({
      receiverParticipant: { ...ownContact, phone: '09 555 0100' },
    });
    await chooseTui();
    await saveTwice();
    const dialog = await screen.findByRole('dialog', { name: /Changed by someone else/ });
    expect(dialog).toHaveTextContent('09 555 0100');
    expect(screen.queryByRole('group', { name: /^Receiver Before/ })).toBeNull();
    expect(callsTo(session, update)).toHaveLength(2);
  });
});
