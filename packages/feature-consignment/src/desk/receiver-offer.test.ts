import { buildAddress, buildSiteParticipant } from '@consign/consignment-parts/testing';
import { emptyEntry, findSiteChoice } from '@consign/consignment-parts';
import { sessionData, testId } from '@consign/session/testing';
import { expect, it } from 'vitest';

import { findOffer } from './receiver-offer.js';

const { serviceTypes, packagingTypes } = sessionData();
const site = buildSiteParticipant(11, 'Kōwhai Wellington', 'Wellington');
const known = {
  id: testId(1),
  fullName: site.fullName,
  phone: '021 555 0199',
  email: site.email,
  address: buildAddress('Wellington'),
  participantId: site.id,
  serviceTypeCode: 'OVERNIGHT',
  packagingTypeCode: 'CARTON',
  usedAtDateTimeUtc: '2026-11-18T21:05:00Z',
};
const form = {
  values: { serviceType: 'GENERAL', receiverSite: findSiteChoice(site), receiverEntry: null },
  serviceTypes,
  packagingTypes,
  contact: site,
  isItemEmpty: true,
  usualPackaging: null,
};

it('[CONS-72] offers the service type, the contact and the package type of the last time', () => {
  expect(findOffer(known, form)).toEqual({
    serviceType: 'OVERNIGHT',
    entry: expect.objectContaining({ phone: '021 555 0199', email: '' }),
    packaging: 'CARTON',
    parts: ['Overnight', '021 555 0199', 'Carton'],
  });
});

it('[CONS-72] offers nothing that is the same already, was typed, or is withdrawn', () => {
  const same = {
    ...form,
    values: { ...form.values, serviceType: 'OVERNIGHT' },
    contact: { ...site, phone: known.phone },
    usualPackaging: 'CARTON',
  };
  expect(findOffer(known, same)).toBeNull();
  expect(findOffer(known, { ...same, contact: null })).toBeNull();
  const typed = { ...form.values, receiverEntry: { ...emptyEntry, phone: '09 123 4567' } };
  expect(findOffer(known, { ...form, values: typed })?.entry).toBeNull();
  expect(findOffer({ ...known, serviceTypeCode: 'GONE', packagingTypeCode: 'GONE' }, same)).toBeNull();
  expect(findOffer(known, { ...same, usualPackaging: null, isItemEmpty: false })).toBeNull();
});
