import { isRecord } from '../is-record.js';
import { parsed, parseFailed, type Parsed, type Problem } from '../problem.js';
import { parseClaimDays } from './claim-days.js';
import { parseRetentionMonths } from './retention-months.js';
import { Secret } from './secret.js';
import { readBrand } from './tenant-brand.js';
import { isTrackingUrlTemplate } from './tracking-url.js';
import {
  switchSettings,
  textSettings,
  type SwitchName,
  type TenantSettings,
  type TextName,
} from './tenant-settings.js';

/**
 * Parses a tenant record in either shape: with a `settings` list of name/value pairs (PLAT-03, PLAT-04), or with flat
 * fields (PLAT-05). Missing settings take their default. A listed switch is 'true' or 'false' in any case; anything else
 * takes the default (PLAT-22). When a name is listed twice, the last one wins.
 *
 * A missing tenantName, tenantCode or externalId is a problem on that path. Problems never repeat a value, so that no
 * key leaks (PLAT-15).
 */
export function parseTenantSettings(record: unknown): Parsed<TenantSettings> {
  if (!isRecord(record)) return parseFailed(problem('', 'The tenant record must be an object'));
  const source = selectSource(record);
  const problems = identityFields.filter((name) => toText(record[name]) === null).map(missing);
  if (source === null) problems.push(problem('settings', 'The tenant settings must be a list'));
  if (source === null || problems.length > 0) return parseFailed(...problems);

  const text = (name: TextName): string | null => toText(source.text(name));
  const mapsApiKey = text('mapsApiKey');
  const terms = text('termsOfCarriageUrl');
  const tracking = text('trackingUrlTemplate');
  const phone = text('receiverPhone');
  const analytics = text('analyticsUrl');
  return parsed({
    tenantName: toText(record['tenantName']) ?? '',
    tenantCode: toText(record['tenantCode']) ?? '',
    externalId: toText(record['externalId']) ?? '',
    signIn: { authority: text('authority'), clientId: text('clientId'), audience: text('audience') },
    mapsApiKey: mapsApiKey === null ? null : new Secret(mapsApiKey),
    termsOfCarriageUrl: terms !== null && /^https?:\/\//i.test(terms) ? terms : null,
    trackingUrlTemplate: tracking !== null && isTrackingUrlTemplate(tracking) ? tracking : null,
    receiverPhone: phone !== null && isPhone(phone) ? phone : null,
    analyticsUrl: analytics !== null && isAnalyticsUrl(analytics) ? analytics : null,
    claimDays: parseClaimDays(text('claimDays') ?? '') ?? {},
    retentionMonths: parseRetentionMonths(text('retentionMonths') ?? ''),
    brand: readBrand({
      colour: text('brandColour'),
      topBarColour: text('brandTopBarColour'),
      logoPath: text('brandLogoPath'),
    }),
    ...readSwitches(source),
  });
}

/** Digits, with or without a leading plus, as people group them: '0800 555 012', '+64 (9) 555-0110'. */
const isPhone = (text: string): boolean => /^\+?[\d ()-]{3,30}$/u.test(text) && /\d{3}/u.test(text);

/** An http or https URL, or a path of the own host. */
const isAnalyticsUrl = (text: string): boolean =>
  /^(?:https?:\/\/[\w.-]+(?::\d+)?)?\/(?!\/)\S*$/iu.test(text) && !text.includes('\\');

const identityFields = ['tenantName', 'tenantCode', 'externalId'] as const;

interface Source {
  text(name: TextName): unknown;
  isOn(name: SwitchName): boolean | null;
}

function selectSource(record: Readonly<Record<string, unknown>>): Source | null {
  const list = record['settings'];
  if (list === undefined || list === null) {
    return {
      text: (name) => record[textSettings[name].field],
      isOn: (name) => toBoolean(record[switchSettings[name].field]),
    };
  }
  if (!Array.isArray(list)) return null;
  const values = new Map(list.filter(isRecord).map(({ name, value }) => [name, value]));
  return {
    text: (name) => values.get(textSettings[name].listName),
    isOn: (name) => listedSwitch(values.get(switchSettings[name].listName)),
  };
}

function readSwitches(source: Source): Record<SwitchName, boolean> {
  const names = Object.keys(switchSettings) as SwitchName[];
  const entries = names.map((name) => [name, source.isOn(name) ?? switchSettings[name].default]);
  return Object.fromEntries(entries) as Record<SwitchName, boolean>;
}

function listedSwitch(value: unknown): boolean | null {
  const text = typeof value === 'string' ? value.toLowerCase() : null;
  if (text === 'true') return true;
  return text === 'false' ? false : null;
}

function toBoolean(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function toText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

function missing(name: string): Problem {
  return problem(name, `The tenant record has no ${name}`);
}

function problem(path: string, message: string): Problem {
  return { id: 'PLAT-03', path, message };
}
