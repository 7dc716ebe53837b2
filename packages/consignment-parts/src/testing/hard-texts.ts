import type { Consignment } from '@consign/api-client/consignment';

import { buildConsignment, buildLineItem, buildSiteParticipant } from './data.js';

/** Texts that break careless layouts. */
export const hardTexts = {
  arabic: 'المكتبة رقم 42 (الطابق 3)',
  /** Letters of both directions, brackets and digits. */
  hebrew: 'מחסן 7 – Whangārei (צפון)',
  /** A right-to-left override that is never closed. */
  turned: '\u202ETurned 42',
  emoji: '👨‍👩‍👧‍👦🥝🏴‍☠️🇳🇿'.repeat(60),
  macrons: 'ta\u0304ngata '.repeat(40).trim(),
  /** Without a line break opportunity. */
  endless: 'Taumatawhakatangihangakoauauotamateaturipukaka'.repeat(109).slice(0, 5000),
} as const;

/** A consignment of only such texts, each as long as its field allows. */
export function hardConsignment(reference: string, more: Partial<Consignment> = {}): Consignment {
  const { arabic, hebrew, turned, emoji, macrons, endless } = hardTexts;
  const typed = (fullName: string, street: string) => {
    const participant = buildSiteParticipant(12, fullName, arabic);
    const { address } = participant;
    return { ...participant, siteProxy: null, address: { ...address, street, suburb: hebrew } };
  };
  return buildConsignment(reference, {
    senderParticipant: typed(arabic, endless.slice(0, 256)),
    receiverParticipant: typed(endless.slice(0, 256), emoji.slice(0, 200)),
    senderReference: turned,
    receiverReference: hebrew,
    salesReference: endless.slice(0, 250),
    notes: endless,
    receiverNotes: `${turned}\n${arabic}\n${emoji}\n${macrons}`,
    lineItems: [
      buildLineItem(1, { description: endless }),
      buildLineItem(2, { description: arabic }),
      buildLineItem(3, { description: turned }),
    ],
    ...more,
  });
}
