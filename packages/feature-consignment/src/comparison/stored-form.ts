import { emptyEntry, type ParticipantEntry, type SiteChoice } from '@consign/consignment-parts';
import {
  mapTexts,
  trimmed,
  type ContactBody,
  type EnteredParticipant,
  type ParticipantRole,
} from '@consign/domain/rules';

import type { FieldName, FormValues } from '../form-values.js';
import { toEntered } from '../request-bodies.js';

/** Items that wait for the first save are compared with nothing. */
export type ComparedField = Exclude<FieldName, 'lineItems'>;

/** The form as the server stores it: two forms that are saved alike are equal in every field. */
export function storedForm(values: FormValues): Readonly<Record<ComparedField, unknown>> {
  const entered = toEntered(values);
  return {
    serviceType: entered.serviceTypeCode,
    accountId: entered.accountId,
    requestedPickupDate: values.requestedPickupDate,
    requestedDeliveryDate: values.requestedDeliveryDate,
    senderSite: siteParticipant(entered.sender),
    senderEntry: withoutSite(entered.sender),
    receiverSite: siteParticipant(entered.receiver),
    receiverEntry: withoutSite(entered.receiver),
    ...mapTexts((name) => entered[name]),
    hireage: entered.hireage,
    exportCertificate: entered.flags[0]?.flagProperties.ecert ?? null,
  };
}

function siteParticipant(participant: EnteredParticipant): string | null {
  return participant.kind === 'site' ? participant.participantId : null;
}

function withoutSite(participant: EnteredParticipant): unknown {
  const { phone, email } = participant;
  return participant.kind === 'site' ? { phone, email } : participant;
}

/** The fields in which two forms are not saved alike. */
export function differingFields(one: FormValues, other: FormValues): readonly ComparedField[] {
  const [mine, theirs] = [storedForm(one), storedForm(other)];
  return (Object.keys(mine) as ComparedField[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]),
  );
}

const entryFields: ReadonlySet<ComparedField> = new Set(['senderEntry', 'receiverEntry']);

/**
 * Whether `stored` is what a save of `sent` stores. Beside a site, an empty phone or email is stored as the site's own:
 * `findContact` is asked for it where nothing else differs.
 */
export async function isStoredAs(
  sent: FormValues,
  stored: FormValues,
  findContact: (site: SiteChoice) => Promise<ContactBody | null>,
): Promise<boolean> {
  const differing = differingFields(sent, stored);
  if (differing.length === 0) return true;
  if (!differing.every((name) => entryFields.has(name))) return false;
  const complete = async (role: ParticipantRole) => {
    const site = sent[`${role}Site`];
    const entry = sent[`${role}Entry`];
    if (site === null || !differing.includes(`${role}Entry`)) return entry;
    return withContact(entry ?? emptyEntry, await findContact(site));
  };
  const completed = {
    ...sent,
    senderEntry: await complete('sender'),
    receiverEntry: await complete('receiver'),
  };
  return differingFields(completed, stored).length === 0;
}

function withContact(entry: ParticipantEntry, own: ContactBody | null): ParticipantEntry {
  return {
    ...entry,
    phone: trimmed(entry.phone) || (own?.phone ?? ''),
    email: trimmed(entry.email) || (own?.email ?? ''),
  };
}
