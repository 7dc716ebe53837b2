import type { ServiceType, UserSite } from '@consign/api-client/consignment';
import {
  findSiteChoice,
  toAddressInput,
  type ParticipantEntry,
  type ShownParticipant,
  type SiteChoice,
  type StartValues,
} from '@consign/consignment-parts';
import { checkSlotSearch, type SlotSearchBody } from '@consign/domain/bookings';
import type { Problem } from '@consign/domain/rules';
import type { TenantSettings } from '@consign/domain/settings';
import type { DeliverySearch } from '@consign/queries';

import type { ScheduleState } from './schedule-state.js';

export type FormValues = Omit<StartValues, 'requestedDeliveryDate'>;

/** The addresses that were typed instead of sites. */
export type TypedPlaces = Pick<FormValues, 'senderEntry' | 'receiverEntry'>;

export const noValues: FormValues = {
  senderSite: null,
  senderEntry: null,
  receiverSite: null,
  receiverEntry: null,
  serviceType: null,
};

interface Defaults {
  readonly defaultOrigin: UserSite | null;
  readonly serviceTypes: readonly ServiceType[];
}

/** The form as it opens, with every known default. */
export function defaultValues({ defaultOrigin, serviceTypes }: Defaults): FormValues {
  return {
    ...noValues,
    senderSite: findSiteChoice(defaultOrigin?.defaultParticipant ?? null),
    serviceType: serviceTypes.length === 1 ? (serviceTypes[0]?.code ?? null) : null,
  };
}

/** A site of a link; its label follows once the site is fetched. */
function linkedSite(siteId: string | null): SiteChoice | null {
  return siteId === null ? null : { siteId, participantId: '', label: '', participant: null };
}

/** The form of a link, with the addresses that were typed for it. */
export function linkedValues(state: ScheduleState, typed: TypedPlaces | null): FormValues {
  return {
    senderSite: linkedSite(state.sender),
    senderEntry: state.sender === null ? (typed?.senderEntry ?? null) : null,
    receiverSite: linkedSite(state.receiver),
    receiverEntry: state.receiver === null ? (typed?.receiverEntry ?? null) : null,
    serviceType: state.serviceType,
  };
}

function toPlace(site: SiteChoice | null, entry: ParticipantEntry | null): DeliverySearch['origin'] {
  if (site !== null) return { siteId: site.siteId };
  return entry === null ? {} : { address: toAddressInput(entry) };
}

/** The body of the search, without its period. */
export function toSearch(values: FormValues): DeliverySearch {
  return {
    origin: toPlace(values.senderSite, values.senderEntry),
    destination: toPlace(values.receiverSite, values.receiverEntry),
    serviceType: values.serviceType ?? '',
  };
}

/** Whether two forms search for the same. */
export function isSameSearch(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(toSearch(one)) === JSON.stringify(toSearch(other));
}

type FieldProblem = Pick<Problem, 'path' | 'message'>;

/** The problems of the form, at its fields. */
export function checkValues(
  values: FormValues,
  settings: Pick<TenantSettings, 'allowCustomParticipants'>,
): FieldErrors {
  const body: SlotSearchBody = toSearch(values);
  return toFieldErrors(checkSlotSearch(body, { settings }));
}

/** The first problem of each field, in screen order. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The problems of the rule or the server, at the fields of the form; empty if none of them is at a field. */
export function toFieldErrors(problems: readonly FieldProblem[]): FieldErrors {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of problems) {
    const field = findField(path);
    if (field !== null) errors[field] ??= message;
  }
  return errors;
}

const sides: Readonly<Record<string, 'sender' | 'receiver'>> = { origin: 'sender', destination: 'receiver' };

function findField(path: string): string | null {
  if (path === 'serviceType') return path;
  const [place = '', ...rest] = path.split('/');
  const side = sides[place];
  if (side === undefined) return null;
  return rest.length === 2 ? `${side}Participant/${rest.join('/')}` : `${side}Site`;
}

/** A site of a link gets its label once the site is fetched. */
export function namedSite(site: SiteChoice | null, shown: ShownParticipant): SiteChoice | null {
  if (site === null || site.label !== '' || shown.state !== 'known') return site;
  return findSiteChoice(shown.participant) ?? site;
}
