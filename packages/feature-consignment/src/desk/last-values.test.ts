import { buildConsignment, buildLineItem, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { testAccount, testId } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { newValues, savedValues } from '../form-values.js';
import { repeatValues, withLast, type Offered } from './last-values.js';
import { parseTemplate, toTemplate } from './template-content.js';

const offered: Offered = {
  serviceTypes: [{ code: 'GENERAL' }, { code: 'OVERNIGHT' }],
  accounts: [testAccount(20, 'KOW-001'), testAccount(21, 'KOW-002'), testAccount(22, 'KOW-003', false)],
  packagingTypes: [{ code: 'PALLET' }],
  allowsCustom: true,
};
const empty = newValues({ defaultOrigin: null, accounts: [testAccount(20, 'KOW-001')], serviceTypes: [] });

const typed = (fullName: string) => ({
  ...buildSiteParticipant(12, fullName, 'Whangārei'),
  siteProxy: null,
});

const last = buildConsignment('TAS0000007', {
  serviceType: { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null },
  account: testAccount(21, 'KOW-002'),
  requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z',
  receiverReference: 'R-1',
  salesReference: 'S-1',
});

describe('a new consignment after another', () => {
  it('[CONS-71] begins with its service type, account and sender, and with nothing else of it', () => {
    expect(withLast(empty, last, offered)).toEqual({
      ...empty,
      serviceType: 'OVERNIGHT',
      accountId: testId(21),
      senderSite: savedValues(last).senderSite,
    });
  });

  it('[CONS-71] begins with a typed sender and its contact', () => {
    const values = withLast(empty, { ...last, senderParticipant: typed('Tūī Café') }, offered);
    expect(values.senderSite).toBeNull();
    expect(values.senderEntry).toMatchObject({ fullName: 'Tūī Café', phone: '09 123 4567' });
  });

  it('[CONS-71] keeps its defaults for what is withdrawn or inactive since', () => {
    const { senderParticipant } = last;
    const { siteProxy } = senderParticipant;
    const closed = { ...senderParticipant, siteProxy: siteProxy && { ...siteProxy, isActive: false } };
    const before = { ...last, account: testAccount(22, 'KOW-003'), senderParticipant: closed };
    expect(withLast(empty, before, { ...offered, serviceTypes: [{ code: 'GENERAL' }] })).toEqual(empty);
    const custom = { ...before, senderParticipant: typed('Tūī Café') };
    expect(withLast(empty, custom, { ...offered, allowsCustom: false }).senderEntry).toBeNull();
    expect(withLast(empty, null, offered)).toEqual(empty);
  });
});

describe('repeating the last consignment', () => {
  it('[CONS-73] takes over all but dates, references and the export certificate', () => {
    const exported = {
      ...last,
      receiverParticipant: typed('Tūī Café'),
      consignmentFlags: [{ code: 'EXPORT' as const, flagProperties: { ecert: 'E-1' } }],
    };
    expect(repeatValues(empty, exported, offered)).toMatchObject({
      serviceType: 'OVERNIGHT',
      accountId: testId(21),
      notes: 'Ring the bell at gate 2',
      receiverSite: null,
      receiverEntry: { fullName: 'Tūī Café' },
      requestedDeliveryDate: '',
      requestedPickupDate: '',
      senderReference: '',
      receiverReference: '',
      salesReference: '',
      exportCertificate: '',
      lineItems: [{ count: last.lineItems[0]?.count }],
    });
  });

  it('[CONS-73] gives the items ids of their own, and leaves out those with a withdrawn package type', () => {
    const carton = {
      ...buildLineItem(2),
      packagingType: { ...buildLineItem(2).packagingType, code: 'CARTON' },
    };
    const { lineItems } = repeatValues(empty, { ...last, lineItems: [buildLineItem(1), carton] }, offered);
    expect(lineItems).toHaveLength(1);
    expect(lineItems[0]?.id).not.toBe(buildLineItem(1).id);
  });
});

it('[CONS-74] a template is the form without dates and references, and can be read again', () => {
  const values = savedValues(last);
  const found = parseTemplate(
    JSON.parse(JSON.stringify(toTemplate(values))) as Record<string, unknown>,
    empty,
  );
  expect(found?.values).toEqual({
    ...values,
    requestedDeliveryDate: '',
    requestedPickupDate: '',
    senderReference: '',
    receiverReference: '',
    salesReference: '',
  });
  expect(parseTemplate({ version: 1 }, empty)).toBeNull();
});
