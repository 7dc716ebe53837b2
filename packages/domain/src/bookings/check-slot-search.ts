import { joinPath, type Problem } from '../problem.js';
import type { AddressBody } from '../rules/bodies.js';
import { checkAddress, type ParticipantRole } from '../rules/participant.js';
import { checkRequired, trimmed, type Text } from '../rules/text.js';
import type { TenantSettings } from '../settings/index.js';

/** A site, or an address where the tenant allows custom participants; exactly one of the two. */
export interface PlaceBody {
  readonly siteId?: Text;
  readonly address?: AddressBody | null | undefined;
}

/** The places and the service of a search for slots (CALL-71), or the form before it is complete. */
export interface SlotSearchBody {
  readonly origin?: PlaceBody | null | undefined;
  readonly destination?: PlaceBody | null | undefined;
  readonly serviceType?: Text;
}

interface Context {
  readonly settings: Pick<TenantSettings, 'allowCustomParticipants'>;
}

const places = [
  { name: 'origin', role: 'sender', siteRow: 'SCHD-05' },
  { name: 'destination', role: 'receiver', siteRow: 'SCHD-02' },
] as const satisfies readonly { name: keyof SlotSearchBody; role: ParticipantRole; siteRow: string }[];

type PlaceRule = (typeof places)[number];

/**
 * The problems of a search for slots, in screen order: each place is a site, or a whole address where the tenant allows
 * custom participants (SCHD-02, SCHD-05), and there is a service type. Paths are relative to the call's body, such as
 * `destination/address/city`. The period isn't checked here.
 */
export function checkSlotSearch(body: SlotSearchBody, context: Context): readonly Problem[] {
  return [
    ...places.flatMap((place) => checkPlace(place, body[place.name] ?? {}, context)),
    ...checkRequired(body.serviceType, 'SCHD-02', 'serviceType', 'Service type is required'),
  ];
}

function checkPlace({ name, role, siteRow }: PlaceRule, place: PlaceBody, { settings }: Context): Problem[] {
  const site = joinPath(name, 'siteId');
  const address = joinPath(name, 'address');
  const isTyped = place.address !== null && place.address !== undefined;
  if (trimmed(place.siteId) !== '') {
    const message = `Choose a ${role} site or enter an address, not both`;
    return isTyped ? [{ id: 'SCHD-02', path: address, message }] : [];
  }
  if (!settings.allowCustomParticipants) {
    return [{ id: siteRow, path: site, message: `Choose a ${role} site` }];
  }
  if (!isTyped) {
    return [{ id: 'SCHD-02', path: site, message: `Choose a ${role} site or enter an address` }];
  }
  return [
    ...checkAddress(place.address, address, 'SCHD-02'),
    ...checkRequired(place.address.country, 'SCHD-02', joinPath(address, 'country'), 'Country is required'),
  ];
}
