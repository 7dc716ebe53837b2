import { checkQuoteForm, type ParticipantBody, type QuoteFormBody } from '@consign/domain/rules';
import { expect } from 'vitest';

import { test } from '../../testing/api-test.js';
import { goodItem, kowhaiScope, kowhaiSite, tuiCafe } from '../../testing/fixtures.js';
import { createRates } from '../../testing/rates.js';

const now = '2026-03-16T21:30:00Z';
const required = { GENERAL: 'ALL', OVERNIGHT: 'ONE' } as const;
const [known, bare] = [kowhaiSite('AKL1'), kowhaiSite('WLG1')];
const contacts = { [known.id]: { phone: '09 555 0110' }, [bare.id]: {} };
const address = { ...tuiCafe.address, country: 'New Zealand' };

interface Side {
  readonly site?: typeof known;
  readonly typed?: ParticipantBody;
}

const phone = '021 555 0199';
const full: Side = { typed: { address, phone, email: 'orders@tui.example' } };
const sides: readonly Side[] = [
  { site: known },
  { site: bare },
  { site: bare, typed: { phone } },
  { typed: { address } },
  { typed: { address, phone } },
  full,
];

// The sides are judged apart: each is combined with one good other side.
const forms = (['GENERAL', 'OVERNIGHT'] as const).flatMap((serviceType) =>
  sides.flatMap((side) => [
    { serviceType, sender: side, receiver: full },
    { serviceType, sender: full, receiver: side },
  ]),
);

const it = test.extend('bareSite', { scope: 'file' }, async ({ database }) => {
  await createRates(database);
  await database.asSchemaOwner(kowhaiScope, async (tx) => {
    const setting = { service_type_code: 'GENERAL', setting_key: 'consignment-contact-details-required' };
    await tx
      .insertInto('service_type_settings')
      .values({
        tenant_id: kowhaiScope.tenantId,
        organisation_id: kowhaiScope.organisationId,
        ...setting,
        value: 'ALL',
      })
      .execute();
    await tx.updateTable('sites').set({ phone: null, email: null }).where('id', '=', bare.id).execute();
  });
  return bare;
});

it('[QUOT-20] every form that passes is priced, and a consignment is created from it; no other is', async ({
  api,
  bareSite: _bare,
}) => {
  const created = { quotable: 0, other: 0 };
  for (const { serviceType, sender, receiver } of forms) {
    const quoted = {
      serviceType,
      siteId: sender.site?.id ?? null,
      origin: sender.typed?.address ?? null,
      destinationSiteId: receiver.site?.id ?? null,
      destination: receiver.typed?.address ?? null,
      units: [{ count: 2, itemTypeCode: 'PALLET', volume: 2.88, weight: 500 }],
    };
    const entered: QuoteFormBody = {
      ...quoted,
      requestedDeliveryDate: '2026-03-24',
      senderParticipant: sender.typed,
      receiverParticipant: receiver.typed,
    };
    const problems = checkQuoteForm(entered, {
      settings: { allowCustomParticipants: true },
      contactDetailsRequired: required[serviceType],
      siteContacts: {
        sender: contacts[sender.site?.id ?? ''] ?? null,
        receiver: contacts[receiver.site?.id ?? ''] ?? null,
      },
    });
    const isQuotable = problems.length === 0;
    // eslint-disable-next-line no-await-in-loop -- each form is priced, and then created
    const quote = await api.post('/api/v2/consignments/pricing/quote', { ...quoted, priceDateTimeUtc: now });
    expect(quote).toMatchObject({ status: 200 });
    // eslint-disable-next-line no-await-in-loop -- as above
    const { status, text } = await api.post('/api/v2/consignments/full', {
      serviceType,
      senderParticipantId: sender.site?.participantId ?? null,
      senderParticipant: sender.typed ?? null,
      receiverParticipantId: receiver.site?.participantId ?? null,
      receiverParticipant: receiver.typed ?? null,
      requestedDeliveryDate: '2026-03-23T11:00:00Z',
      lineItems: [goodItem],
      quote: {
        priceDateTimeUtc: now,
        totalPrice: (quote.body as { readonly totalPrice: number }).totalPrice,
      },
    });
    expect([entered, status, text]).toEqual([entered, isQuotable ? 201 : 422, text]);
    created[isQuotable ? 'quotable' : 'other'] += 1;
  }
  expect(created).toEqual({ quotable: 16, other: 8 });
});
