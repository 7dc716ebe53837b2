import type { Participant, ParticipantSite, SiteProxy } from '@consign/api-client/consignment';
import { choiceLabel } from '@consign/domain/rules';

/** A chosen site: what the select shows, and the participant that stands for it in a call. */
export interface SiteChoice {
  readonly siteId: string;
  readonly participantId: string;
  readonly label: string;
  /** Known already, as for a saved consignment; null until the site was fetched. */
  readonly participant: Participant | null;
}

function siteLabel({ code, name, isActive }: Pick<SiteProxy, 'code' | 'name' | 'isActive'>): string {
  return choiceLabel(`${name} (${code})`, isActive);
}

/** The choice that a list or a search offers. */
export function toSiteChoice(site: ParticipantSite): SiteChoice {
  return {
    siteId: site.id,
    participantId: site.defaultParticipant.id,
    label: siteLabel(site),
    participant: null,
  };
}

/** The choice behind a participant that is a site's; null for a custom address and for none. */
export function findSiteChoice(participant: Participant | null): SiteChoice | null {
  if (participant?.siteProxy == null) return null;
  return {
    siteId: participant.siteProxy.id,
    participantId: participant.id,
    label: siteLabel(participant.siteProxy),
    participant,
  };
}

/** Where a site is, as a search shows it below the name. */
export function formatSiteLocation({
  name,
  defaultParticipant: { fullName, address },
}: ParticipantSite): string {
  const parts = new Set([fullName, address.suburb, address.city]);
  return [...parts].filter((part) => part !== null && part !== '' && part !== name).join(', ');
}
