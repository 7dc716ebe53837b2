import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment } from '@consign/consignment-parts/testing';
import { tenantSettings } from '@consign/session/testing';
import { enterText } from '@consign/ui/testing';
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

const courier = { code: 'COURIER', name: 'Courier', cubicFactor: null };
const bin = { providerCode: 'LOSCAM', code: 'BIN', name: 'Loscam bin' };
const pallet = { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' };

describe('a consignment with what has been withdrawn', () => {
  it('[CONS-56] names its service type, and is saved with it and with its hire unit, and no more of it', async () => {
    const stored = buildConsignment(reference, {
      serviceType: courier,
      hireage: [{ hireUnit: bin, quantity: 2 }],
    });
    const { session } = await openSaved(
      stored,
      { [update]: stored },
      { settings: tenantSettings({ hireageEnabled: true }), hireUnits: [pallet] },
    );
    expect(select('Service type')).toHaveValue('Courier');
    const quantity = screen.getByLabelText('Quantity');
    enterText(quantity, '3');
    await userEvent.click(save());
    expect(await screen.findByText('This hire unit is not available')).toBeVisible();
    expect(callsTo(session, update)).toEqual([]);
    enterText(quantity, '2');
    await userEvent.click(save());
    await waitFor(() => expect(callsTo(session, update)).toHaveLength(1));
    expect(lastBody<UpdateConsignment>(session, update)).toMatchObject({
      serviceType: 'COURIER',
      hireage: [{ providerCode: 'LOSCAM', hireUnitCode: 'BIN', quantity: 2 }],
    });
  });
});
