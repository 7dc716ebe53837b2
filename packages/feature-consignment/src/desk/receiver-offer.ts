import type { Participant, PackagingType, ServiceType } from '@consign/api-client/consignment';
import { emptyEntry, type ParticipantEntry } from '@consign/consignment-parts';
import type { KnownReceiver } from '@consign/queries';

import type { FormValues } from '../form-values.js';

interface Form {
  readonly values: Pick<FormValues, 'serviceType' | 'receiverSite' | 'receiverEntry'>;
  readonly serviceTypes: readonly ServiceType[];
  readonly packagingTypes: readonly PackagingType[];
  /** The contact of the chosen site; null while it is not known. */
  readonly contact: Pick<Participant, 'phone' | 'email'> | null;
  /** Whether no freight item was entered yet. */
  readonly isItemEmpty: boolean;
  /** The package type that a new freight item begins with. */
  readonly usualPackaging: string | null;
}

/** What can be taken over; null where it is the same already, or no longer offered. */
interface Offer {
  readonly serviceType: string | null;
  readonly entry: ParticipantEntry | null;
  readonly packaging: string | null;
  /** In words, in this order. */
  readonly parts: readonly string[];
}

/** The last values used for a receiver that differ from the form (CONS-72); null for none. */
export function findOffer(known: KnownReceiver, form: Form): Offer | null {
  const type = form.serviceTypes.find(
    ({ code }) => code === known.serviceTypeCode && code !== form.values.serviceType,
  );
  const entry = findContact(known, form);
  const packaging = form.isItemEmpty
    ? form.packagingTypes.find(({ code }) => code === known.packagingTypeCode && code !== form.usualPackaging)
    : undefined;
  const parts = [type?.name, entry?.phone, entry?.email, packaging?.name].filter(
    (part) => part !== undefined && part !== '',
  );
  if (parts.length === 0) return null;
  return {
    serviceType: type?.code ?? null,
    entry,
    packaging: packaging?.code ?? null,
    parts: parts as readonly string[],
  };
}

/** The contact beside a site, where nothing is typed and it is not the site's own. */
function findContact(known: KnownReceiver, { values, contact }: Form): ParticipantEntry | null {
  if (values.receiverSite === null || values.receiverEntry !== null || contact === null) return null;
  const phone = known.phone === contact.phone ? null : known.phone;
  const email = known.email === contact.email ? null : known.email;
  if (phone === null && email === null) return null;
  return { ...emptyEntry, phone: phone ?? '', email: email ?? '' };
}
