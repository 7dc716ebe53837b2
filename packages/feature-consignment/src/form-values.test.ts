import { buildConsignment, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { mapTexts } from '@consign/domain/rules';
import { testAccount, testSite } from '@consign/session/testing';
import { describe, expect, it } from 'vitest';

import { createBody, updateBody } from './request-bodies.js';
import { newValues, savedValues } from './form-values.js';

const general = { code: 'GENERAL', name: 'General freight', cubicFactor: 200 };
const overnight = { code: 'OVERNIGHT', name: 'Overnight', cubicFactor: null };
const origin = testSite(10, 'Kōwhai Auckland', {
  isDefaultOrigin: true,
  defaultAccount: testAccount(20, 'KOW-001'),
  defaultParticipant: buildSiteParticipant(10, 'Kōwhai Auckland', 'Auckland'),
});

describe('new consignment', () => {
  it('[CONS-51] starts with the default origin site as sender, its account, and the only service type', () => {
    const values = newValues({
      defaultOrigin: origin,
      accounts: [testAccount(20, 'KOW-001'), testAccount(21, 'KOW-002')],
      serviceTypes: [general],
    });
    expect(values).toMatchObject({
      serviceType: 'GENERAL',
      accountId: origin.defaultAccount?.id,
      senderSite: { siteId: origin.id, participantId: origin.defaultParticipant?.id },
      receiverSite: null,
    });
  });

  it('[CONS-51] chooses none of several service types', () => {
    const values = newValues({ defaultOrigin: origin, accounts: [], serviceTypes: [general, overnight] });
    expect(values.serviceType).toBeNull();
  });

  it('chooses the only active account, and never an inactive one', () => {
    const accounts = [testAccount(20, 'KOW-001', false), testAccount(21, 'KOW-002')];
    const values = newValues({ defaultOrigin: origin, accounts, serviceTypes: [] });
    expect(values.accountId).toBe(accounts[1]?.id);
  });

  it('[DATE-07] sends the delivery date as midnight in Auckland', () => {
    const values = {
      ...newValues({ defaultOrigin: origin, accounts: [], serviceTypes: [] }),
      requestedDeliveryDate: '2026-09-28',
    };
    expect(createBody(values).requestedDeliveryDate).toBe('2026-09-27T11:00:00Z');
  });
});

describe('saved consignment', () => {
  it('is sent back unchanged, including fields the form does not show', () => {
    const consignment = buildConsignment('TAS0000001', {
      requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z',
      hireage: [{ hireUnit: { providerCode: 'CHEP', code: 'PALLET', name: 'CHEP pallet' }, quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL1' } }],
    });
    expect(updateBody(savedValues(consignment), consignment)).toEqual({
      lastModifiedAtDateTimeUtc: consignment.lastModifiedAtDateTimeUtc,
      accountId: consignment.account.id,
      serviceType: 'GENERAL',
      requestedPickupDateTimeUtc: '2026-11-22T11:00:00Z',
      requestedDeliveryDateTimeUtc: '2026-11-24T11:00:00Z',
      senderParticipantId: consignment.senderParticipant.id,
      senderParticipant: { phone: '09 123 4567', email: 's10@kowhai.example' },
      ...mapTexts((name) => consignment[name]),
      receiverParticipantId: consignment.receiverParticipant.id,
      receiverParticipant: { phone: '09 123 4567', email: 's11@kowhai.example' },
      hireage: [{ providerCode: 'CHEP', hireUnitCode: 'PALLET', quantity: 2 }],
      consignmentFlags: [{ code: 'EXPORT', flagProperties: { ecert: 'NZL1' } }],
    });
  });

  it('keeps a typed address', () => {
    const custom = { ...buildSiteParticipant(12, 'Tūī Café', 'Whangārei'), siteProxy: null };
    const consignment = buildConsignment('TAS0000001', { receiverParticipant: custom });
    const body = updateBody(savedValues(consignment), consignment);
    expect(body.receiverParticipantId).toBeNull();
    expect(body.receiverParticipant).toMatchObject({
      fullName: 'Tūī Café',
      address: { street: 'Rosebank Road', postcode: '0610', city: 'Whangārei' },
    });
  });
});
