import type { components } from '@consign/api-client/consignment';
import { toCubicMetres, toKilograms, toKilogramsPerCubicMetre } from '@consign/domain/freight';

import type { StoredPackagingType, StoredServiceType } from './reference-data-store.js';
import type { StoredSite } from './site-store.js';

type Schemas = components['schemas'];

export function packagingTypeAnswer(stored: StoredPackagingType): Schemas['PackagingType'] {
  const { code, name, volumeSteps, weightSteps } = stored;
  return {
    code,
    name,
    defaultVolume: toCubicMetres(volumeSteps),
    defaultWeight: toKilograms(weightSteps),
  };
}

export function serviceTypeAnswer({ cubicFactor, ...type }: StoredServiceType): Schemas['ServiceType'] {
  return { ...type, cubicFactor: toKilogramsPerCubicMetre(cubicFactor) };
}

export function siteProxyAnswer({ id, code, name, isActive }: StoredSite): Schemas['SiteProxy'] {
  return { id, code, name, isActive };
}

/** A site with its participant. */
export function siteAnswer(site: StoredSite): Schemas['Site'] {
  const { participantId, fullName, phone, email, address, isHub, account } = site;
  return {
    ...siteProxyAnswer(site),
    defaultAccount: account,
    defaultParticipant: {
      id: participantId,
      fullName,
      phone,
      email,
      address,
      siteProxy: siteProxyAnswer(site),
      isHub,
    },
  };
}

/** A site as lists and searches return it. */
export function participantSiteAnswer(site: StoredSite): Schemas['ParticipantSite'] {
  const { suburb, city, region } = site.address;
  return {
    ...siteProxyAnswer(site),
    defaultParticipant: {
      id: site.participantId,
      fullName: site.fullName,
      address: { suburb, city, region },
    },
  };
}
