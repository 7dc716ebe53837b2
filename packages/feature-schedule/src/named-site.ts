import { findSiteChoice, type ShownParticipant, type SiteChoice } from '@consign/consignment-parts';

/** A site of a link gets its label once the site is fetched. */
export function namedSite(site: SiteChoice | null, shown: ShownParticipant): SiteChoice | null {
  if (site === null || site.label !== '' || shown.state !== 'known') return site;
  return findSiteChoice(shown.participant) ?? site;
}
