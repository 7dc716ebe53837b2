import type { UpdateConsignment } from '@consign/api-client/consignment';
import { buildConsignment, buildExtra } from '@consign/consignment-parts/testing';
import { defaultFeatureFlags } from '@consign/domain/settings';
import { enterText, installDom, listTexts } from '@consign/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  lastBody,
  linkEnd,
  links,
  openSaved,
  reference,
  save,
  update,
} from './testing/consignment-harness.js';

installDom();

const flags = { ...defaultFeatureFlags, ExportConsignments: true };
const exported = { code: 'EXPORT' as const, flagProperties: { ecert: 'NZL2026/1' } };
const headings = () => listTexts(screen.getAllByRole('heading', { level: 2 }));
const certificate = () => screen.getByRole('textbox', { name: 'Export certificate' });

it('[CONS-03] [CONS-04] [CONS-106] [XTRA-01] cards shows the cards of the main column and the sidebar in this order, without extras where they are off', async () => {
  await openSaved(
    buildConsignment(reference, {
      trackingUrl: 'https://tasman.example/track/1',
      consignmentFlags: [exported],
      availableDeliveryExtras: [buildExtra(1, 'Tail lift')],
      deliveryExtras: [buildExtra(1, 'Tail lift')],
    }),
    {
      [links]: [
        {
          sourceConsignment: linkEnd(7, reference),
          targetConsignment: linkEnd(8, 'TAS0000008'),
          linkTypeName: 'Copy',
        },
      ],
    },
    { flags },
  );
  expect(await screen.findByRole('link', { name: 'TAS0000008' })).toBeVisible();
  // Each card's code arrives on its own.
  await waitFor(() =>
    expect(headings()).toEqual([
      `${reference}, Draft`,
      'Consignment details',
      'Sender',
      'Receiver',
      'Freight items',
      'Attachments',
      'Status history',
      'Additional details',
      'Linked consignments',
    ]),
  );
  for (const name of [/^Sender notes/u, /^Receiver notes/u, /^Sales reference/u, /^Export certificate/u]) {
    expect(screen.getByRole('textbox', { name })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'tasman.example/track/1' })).toBeVisible();
  expect(screen.getByRole('group', { name: /^Hireage/u })).toBeVisible();
});

it('[EXPT-01] [HIRE-03] hireage and export shows what was stored after a save; a provider without exports has no field for them', async () => {
  const { session } = await openSaved(buildConsignment(reference), { [update]: buildConsignment(reference) });
  expect(screen.queryByRole('checkbox', { name: 'Export' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Export certificate' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Add hireage' }));
  await userEvent.type(screen.getByLabelText('Quantity'), '5');
  expect(screen.getByText('Not saved without a hire unit')).toBeVisible();
  await userEvent.click(save());
  expect(await screen.findByText('The consignment has been saved')).toBeVisible();
  expect(lastBody<UpdateConsignment>(session, update).hireage).toEqual([]);
  expect(screen.queryByLabelText('Quantity')).toBeNull();
});

describe('export section', () => {
  it('[EXPT-01] is sent as the flag EXPORT with its certificate, trimmed', async () => {
    const { session, onDirtyChange } = await openSaved(
      buildConsignment(reference),
      { [update]: buildConsignment(reference, { consignmentFlags: [exported] }) },
      { flags },
    );
    const tick = screen.getByRole('checkbox', { name: 'Export' });
    expect(screen.queryByRole('textbox', { name: 'Export certificate' })).toBeNull();
    await userEvent.click(tick);
    enterText(certificate(), 'NZL2026/0');
    // Taken back with the certificate.
    await userEvent.click(tick);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(tick);
    expect(certificate()).toHaveValue('');
    await userEvent.click(save());
    expect(await screen.findByText('Export certificate is required')).toBeVisible();
    await waitFor(() => expect(certificate()).toHaveFocus());
    enterText(certificate(), ' NZL2026/1 ');
    await userEvent.click(save());
    expect(await screen.findByText('The consignment has been saved')).toBeVisible();
    expect(lastBody<UpdateConsignment>(session, update).consignmentFlags).toEqual([exported]);
  });

  it('[CONS-36] [EXPT-01] is not offered where the provider does not use exports, but stays where it is set (CONS-56)', async () => {
    await openSaved(buildConsignment(reference, { consignmentFlags: [exported] }));
    expect(screen.queryByRole('checkbox', { name: 'Export' })).toBeNull();
    expect(certificate()).toHaveAttribute('readonly');
  });
});
