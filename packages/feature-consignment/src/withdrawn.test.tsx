import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  callsTo,
  lastBody,
  openSaved,
  reference,
  save,
  select,
  update,
} from './testing/consignment-harness.js';
import { tenantSettings } from '@consign/session/testing';

const courier = { code: 'COURIER', name: 'Courier', cubicFactor: null };
const bin = { providerCode: 'LOSCAM', code: 'BIN', name: 'Loscam bin' };
const pallet = { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' };

describe('a consignment with what has been withdrawn', () => {
  it('[CONS-56] names its service type, and is saved with it', async () => {
    const stored = buildConsignment(reference, { serviceType: courier });
    const { session } = await openSaved(stored, { [update]: stored });
    expect(select('Service type')).toHaveValue('Courier');
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
    expect(lastBody<UpdateConsignment>(session, update).serviceType).toBe('COURIER');
  });

  it('[CONS-56] is saved with its hire unit, and no more of it', async () => {
    const stored = buildConsignment(reference, { hireage: [{ hireUnit: bin, quantity: 2 }] });
    const { session } = await openSaved(
      stored,
      { [update]: stored },
      { settings: tenantSettings({ hireageEnabled: true }), hireUnits: [pallet] },
    );
    const quantity = screen.getByLabelText('Quantity');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await userEvent.click(save());
    expect(await screen.findByText('This hire unit is not available')).toBeVisible();
    expect(callsTo(session, update)).toEqual([]);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
    expect(lastBody<UpdateConsignment>(session, update).hireage).toEqual([
      { providerCode: 'LOSCAM', hireUnitCode: 'BIN', quantity: 2 },
    ]);
  });
});
