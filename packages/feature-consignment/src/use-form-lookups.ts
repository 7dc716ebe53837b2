import type { Consignment } from '@consign/api-client/consignment';
import {
  toParticipantEntry,
  useDateLookups,
  useShownParticipant,
  type DateLookups,
} from '@consign/consignment-parts';
import { today } from '@consign/domain/dates';
import type { ParticipantRole } from '@consign/domain/rules';
import type { SaveCall } from '@consign/domain/status';

import type { FormValues } from './form-values.js';
import type { ShownParticipants } from './use-consignment-rules.js';

interface Options {
  readonly values: FormValues;
  /** As the form was loaded or last saved; null before the first save. */
  readonly base: Consignment | null;
  readonly saveCall: SaveCall | null;
  readonly now: () => Date;
}

interface FormLookups {
  readonly shown: ShownParticipants;
  readonly dates: DateLookups;
}

/** What the form's choices lead to: the participants of the chosen sites, and the days between their regions. */
export function useFormLookups({ values, base, saveCall, now }: Options): FormLookups {
  const shown = {
    sender: useShownParticipant(values.senderSite, base?.senderParticipant ?? null),
    receiver: useShownParticipant(values.receiverSite, base?.receiverParticipant ?? null),
  };
  const dates = useDateLookups({
    today: today(now()),
    senderRegionId: findRegionId('sender', values, shown, base),
    receiverRegionId: findRegionId('receiver', values, shown, base),
    serviceType: values.serviceType,
    requestedPickupDate: values.requestedPickupDate,
    reference: base?.reference ?? null,
    isOn: saveCall === 'create' || saveCall === 'update',
  });
  return { shown, dates };
}

/** The region whose calendar counts; null for an address that the server has not read yet (PART-09). */
function findRegionId(
  role: ParticipantRole,
  values: FormValues,
  shown: ShownParticipants,
  base: Consignment | null,
): string | null {
  if (values[`${role}Site`] !== null) {
    const { [role]: found } = shown;
    return found.state === 'known' ? (found.participant.address.region?.id ?? null) : null;
  }
  const saved = base?.[`${role}Participant`] ?? null;
  const isSaved = JSON.stringify(toParticipantEntry(saved)) === JSON.stringify(values[`${role}Entry`]);
  return isSaved ? (saved?.address.region?.id ?? null) : null;
}
