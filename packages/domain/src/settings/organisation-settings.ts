import { kind, need } from '../argument.js';
import { joinPath, parsed, parseFailed, type Parsed, type Problem } from '../problem.js';

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

const listProblem: Problem = {
  id: 'PLAT-07',
  path: 'serviceTypeSettings',
  message: 'Service type settings must be a list',
};

/**
 * Parses an organisation's serviceTypeSettings: a list of `{ serviceType: { code }, settingKey, value }` (PLAT-07). A
 * value is 'true' or 'false' (or a boolean), or NONE, ONE or ALL, in any case; anything else takes the default. Unknown
 * keys are ignored. When a setting appears in both spellings, the hyphenated one wins.
 */
export function parseOrganisationSettings(list: unknown): Parsed<SettingsByServiceType> {
  if (!Array.isArray(list)) {
    return parseFailed(listProblem);
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

const settingsMap = kind('the value of parseOrganisationSettings', (value) => value instanceof Map);

/** The settings of a service type; the defaults when it has none or none is chosen (null). */
export function organisationSettingsFor(
  settings: SettingsByServiceType,
  serviceTypeCode: string | null,
): OrganisationSettings {
  need('organisationSettingsFor', 'settings', settings, settingsMap);
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

const contactKeys: ReadonlySet<string> = new Set([
  'consignment-contact-details-required',
  'consignmentContactDetailsRequired',
]);
const switchKeys: ReadonlySet<string> = new Set([
  'allow-fm-users-request-pickup-date',
  'auto-generate-freight-labels',
  'autoGenerateFreightLabels',
]);

/**
 * Lists a problem for each entry that parseOrganisationSettings replaces by a default because it is unreadable. It names
 * the setting and the service type but never the value (PLAT-07). Unknown keys are ignored.
 */
export function checkOrganisationSettings(list: unknown): readonly Problem[] {
  if (!Array.isArray(list)) return [listProblem];
  return (list as readonly unknown[]).flatMap((entry, index) => {
    const path = joinPath('serviceTypeSettings', index);
    const { serviceType, settingKey, value } = toPartialRecord<'serviceType' | 'settingKey' | 'value'>(entry);
    const { code } = toPartialRecord<'code'>(serviceType);
    if (typeof code !== 'string' || typeof settingKey !== 'string')
      return [{ id: 'PLAT-07', path, message: 'A setting has no name or no service type' } as const];
    const allowed = allowedValues(settingKey);
    if (allowed === null || allowed.includes(String(value).trim().toUpperCase())) return [];
    const message = `The setting ${settingKey} of ${code} must be ${formatAllowed(allowed)}`;
    return [{ id: 'PLAT-07', path: joinPath(path, 'value'), message } as const];
  });
}

function allowedValues(settingKey: string): readonly string[] | null {
  if (contactKeys.has(settingKey)) return ['NONE', 'ONE', 'ALL'];
  return switchKeys.has(settingKey) ? ['TRUE', 'FALSE'] : null;
}

function formatAllowed(allowed: readonly string[]): string {
  return allowed.includes('TRUE') ? 'true or false' : 'NONE, ONE or ALL';
}
