import { parsed, parseFailed, type Parsed } from '../problem.js';

/** The contact details a service type requires (PLAT-07, PART-06). */
export type ContactDetailsRequired = 'NONE' | 'ONE' | 'ALL';

/** An organisation's settings for one service type (PLAT-07). */
export interface OrganisationSettings {
  /** allow-fm-users-request-pickup-date */
  readonly allowRequestPickupDate: boolean;
  /** consignment-contact-details-required */
  readonly contactDetailsRequired: ContactDetailsRequired;
  /** auto-generate-freight-labels */
  readonly autoGenerateFreightLabels: boolean;
}

/** Settings by service type code. Read it with organisationSettingsFor: missing codes have the defaults. */
export type SettingsByServiceType = ReadonlyMap<string, OrganisationSettings>;

export const defaultOrganisationSettings: OrganisationSettings = {
  allowRequestPickupDate: false,
  contactDetailsRequired: 'NONE',
  autoGenerateFreightLabels: false,
};

/**
 * Parses an organisation's serviceTypeSettings: a list of `{ serviceType: { code }, settingKey, value }` (PLAT-07). A
 * value is 'true' or 'false' (or a boolean), or NONE, ONE or ALL, in any case; anything else takes the default. Unknown
 * keys are ignored. When a setting appears in both spellings, the hyphenated one wins.
 */
export function parseOrganisationSettings(list: unknown): Parsed<SettingsByServiceType> {
  if (!Array.isArray(list)) {
    return parseFailed({
      id: 'PLAT-07',
      path: 'serviceTypeSettings',
      message: 'Service type settings must be a list',
    });
  }
  const byCode = new Map<string, Map<string, string>>();
  for (const entry of list as readonly unknown[]) {
    const { serviceType, settingKey, value } = toPartialRecord<'serviceType' | 'settingKey' | 'value'>(entry);
    const { code } = toPartialRecord<'code'>(serviceType);
    if (typeof code !== 'string' || typeof settingKey !== 'string') continue;
    const values = byCode.get(code) ?? new Map<string, string>();
    byCode.set(code, values.set(settingKey, String(value).trim().toUpperCase()));
  }
  return parsed(new Map([...byCode].map(([code, values]) => [code, toOrganisationSettings(values)])));
}

/** The settings of a service type; the defaults when it has none or none is chosen (null). */
export function organisationSettingsFor(
  settings: SettingsByServiceType,
  serviceTypeCode: string | null,
): OrganisationSettings {
  return (serviceTypeCode === null ? null : settings.get(serviceTypeCode)) ?? defaultOrganisationSettings;
}

function toOrganisationSettings(values: ReadonlyMap<string, string>): OrganisationSettings {
  const contact =
    values.get('consignment-contact-details-required') ?? values.get('consignmentContactDetailsRequired');
  const labels = values.get('auto-generate-freight-labels') ?? values.get('autoGenerateFreightLabels');
  return {
    allowRequestPickupDate: values.get('allow-fm-users-request-pickup-date') === 'TRUE',
    contactDetailsRequired: contact === 'ONE' || contact === 'ALL' ? contact : 'NONE',
    autoGenerateFreightLabels: labels === 'TRUE',
  };
}

function toPartialRecord<Key extends string>(value: unknown): Partial<Record<Key, unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}
