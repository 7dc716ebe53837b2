import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { tenantSettings } from '@consign/session/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  lastBody,
  callsTo,
  choose,
  openSaved,
  reference,
  save,
  update,
  enter,
} from './testing/consignment-harness.js';

const site = buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington');
const typed = { ...site, fullName: 'Tūī Café', siteProxy: null };
const settings = tenantSettings({ allowCustomParticipants: false });

describe('custom address where the tenant no longer allows them', () => {
  it('[CONS-56] stays read-only, and is saved with another phone number', async () => {
    const stored = buildConsignment(reference, { receiverParticipant: typed });
    const { session } = await openSaved(stored, { [update]: stored }, { settings });
    await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
    expect(screen.getByText('Tūī Café')).toBeVisible();
    expect(screen.queryByLabelText('Street name')).toBeNull();
    enter('Phone (optional)', '09 555 0100');
    await userEvent.click(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      receiverParticipantId: null,
      receiverParticipant: {
        fullName: 'Tūī Café',
        phone: '09 555 0100',
        address: { street: 'Rosebank Road' },
      },
    });
  });

  it('[CONS-56] [PART-01] can be replaced by a site, and is not offered again', async () => {
    const stored = buildConsignment(reference, { receiverParticipant: typed });
    const { session } = await openSaved(stored, { [update]: stored }, { settings });
    await userEvent.click(screen.getByRole('button', { name: 'Edit receiver' }));
    await choose('Receiver site', /Kōwhai Wellington/);
    expect(screen.queryByText('Tūī Café')).toBeNull();
    expect(screen.queryByRole('button', { name: /Enter an address/ })).toBeNull();
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
    expect(lastBody<UpdateConsignment>(session, update).receiverParticipant).toBeNull();
  });
});
