import type { Participant, ParticipantSite, SiteProxy } from '@consign/api-client/consignment';
import { isolate } from '@consign/domain';
import { choiceLabel } from '@consign/domain/rules';

/** A chosen site: its label, and its participant for the request. */
export interface SiteChoice {
  readonly siteId: string;
  readonly participantId: string;
  readonly label: string;
  /** Known for a saved consignment; null until the site is fetched. */
  readonly participant: Participant | null;
}

function siteLabel({ code, name, isActive }: Pick<SiteProxy, 'code' | 'name' | 'isActive'>): string {
  return choiceLabel(`${isolate(name)} (${code})`, isActive);
}

/** The choice for a site from a list or search. */
export function toSiteChoice(site: ParticipantSite): SiteChoice {
  return {
    siteId: site.id,
    participantId: site.defaultParticipant.id,
    label: siteLabel(site),
    participant: null,
  };
}

/** The choice for a participant that is a site; null for a custom address or none. */
export function findSiteChoice(participant: Participant | null): SiteChoice | null {
  if (participant?.siteProxy == null) return null;
  return {
    siteId: participant.siteProxy.id,
    participantId: participant.id,
    label: siteLabel(participant.siteProxy),
    participant,
  };
}

/** The location of a site, shown below its name. */
export function formatSiteLocation({
  name,
  defaultParticipant: { fullName, address },
}: ParticipantSite): string {
  const parts = new Set([fullName, address.suburb, address.city]);
  return [...parts].filter((part) => part !== null && part !== '' && part !== name).join(', ');
}
