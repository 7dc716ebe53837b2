import {
  emptyEntry,
  toParticipantInput,
  type ParticipantEntry,
  type SiteChoice,
} from '@consign/consignment-parts';
import {
  toReference,
  toSingleLine,
  trimmed,
  type ContactBody,
  type ParticipantRole,
} from '@consign/domain/rules';

import { toHireageInput } from '../Hireage/index.js';
import type { FieldName, FormValues } from '../form-values.js';

/** Items that wait for the first save are compared with nothing. */
export type ComparedField = Exclude<FieldName, 'lineItems'>;

/** The form as the server stores it: two forms that are saved alike are equal in every field. */
export function storedForm(values: FormValues): Readonly<Record<ComparedField, unknown>> {
  return {
    serviceType: values.serviceType,
    accountId: values.accountId,
    requestedPickupDate: values.requestedPickupDate,
    requestedDeliveryDate: values.requestedDeliveryDate,
    senderSite: values.senderSite?.participantId ?? null,
    senderEntry: storedEntry(values.senderEntry, values.senderSite),
    senderReference: toReference(values.senderReference),
    receiverSite: values.receiverSite?.participantId ?? null,
    receiverEntry: storedEntry(values.receiverEntry, values.receiverSite),
    receiverReference: toReference(values.receiverReference),
    notes: trimmed(values.notes),
    receiverNotes: trimmed(values.receiverNotes),
    salesReference: toReference(values.salesReference),
    hireage: toHireageInput(values.hireage),
    exportCertificate: values.exportCertificate === null ? null : toSingleLine(values.exportCertificate),
  };
}

function storedEntry(entry: ParticipantEntry | null, site: SiteChoice | null): unknown {
  const input = toParticipantInput(entry, site !== null);
  if (input === null) return null;
  const { fullName, phone, email, address } = input;
  const { streetNumber, street, suburb, state, city, country, postcode } = address ?? {};
  const texts = [fullName, phone, email, streetNumber, street, suburb, state, city, postcode];
  return [...texts.map(toSingleLine), toSingleLine(country) || emptyEntry.country];
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
