import { describe, expect, it } from 'vitest';

import { problemTexts } from '../testing/problems.js';
import {
  checkOrganisationSettings,
  organisationSettingsFor,
  parseOrganisationSettings,
  type OrganisationSettings,
  type SettingsByServiceType,
} from './index.js';

const contact = 'consignment-contact-details-required';
const pickup = 'allow-fm-users-request-pickup-date';
const labels = 'auto-generate-freight-labels';
/** Values that say nothing of contact details. */
const noContact = ['SOME', '', null, 2];

const defaults = {
  allowRequestPickupDate: false,
  contactDetailsRequired: 'NONE',
  autoGenerateFreightLabels: false,
};

function read(
  ...entries: readonly (readonly [code: string, key: string, value: unknown])[]
): SettingsByServiceType {
  const list = entries.map(([code, settingKey, value]) => ({ serviceType: { code }, settingKey, value }));
  const result = parseOrganisationSettings(list);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function general(key: string, value: unknown): OrganisationSettings {
  return organisationSettingsFor(read(['GENERAL', key, value]), 'GENERAL');
}

describe('parseOrganisationSettings', () => {
  it('[PLAT-07] holds settings per service type', () => {
    const settings = read(
      ['GENERAL', pickup, 'true'],
      ['GENERAL', contact, 'ONE'],
      ['EXPRESS', contact, 'ALL'],
      ['EXPRESS', labels, 'true'],
    );

    const first = { ...defaults, allowRequestPickupDate: true, contactDetailsRequired: 'ONE' };
    const second = { ...defaults, contactDetailsRequired: 'ALL', autoGenerateFreightLabels: true };
    expect(organisationSettingsFor(settings, 'GENERAL')).toEqual(first);
    expect(organisationSettingsFor(settings, 'EXPRESS')).toEqual(second);
  });

  it('[PLAT-07] a service type without settings, and none chosen, have the defaults', () => {
    const settings = read(['GENERAL', contact, 'ALL']);
    expect(organisationSettingsFor(settings, 'EXPRESS')).toEqual(defaults);
    expect(organisationSettingsFor(settings, null)).toEqual(defaults);
    expect(general('something-else', 'true')).toEqual(defaults);
  });

  it.each([
    ['hyphenated first', [contact, 'consignmentContactDetailsRequired']],
    ['alias first', ['consignmentContactDetailsRequired', contact]],
  ])('[PLAT-07] with both spellings the hyphenated one counts, %s', (_case, keys) => {
    const settings = read(...keys.map((key) => ['GENERAL', key, key.includes('-') ? 'ONE' : 'ALL'] as const));
    expect(organisationSettingsFor(settings, 'GENERAL').contactDetailsRequired).toBe('ONE');
  });

  it.each([
    [contact, { contactDetailsRequired: 'ONE' }, ['one', ' One ', 'ONE']],
    ['consignmentContactDetailsRequired', { contactDetailsRequired: 'ALL' }, [' all ', 'ALL']],
    [contact, {}, ['NONE', ...noContact]],
    [pickup, { allowRequestPickupDate: true }, [true, 'TRUE', 'true']],
    [labels, {}, [false, 'false', 'yes', null]],
    ['autoGenerateFreightLabels', { autoGenerateFreightLabels: true }, ['true']],
  ])('[PLAT-07] %s is read as %j from %j', (key, changed, values) => {
    for (const value of values) expect(general(key, value)).toEqual({ ...defaults, ...changed });
  });

  it('[PLAT-07] entries of another shape are ignored; what is no list is a problem', () => {
    const list = [null, 7, { settingKey: 'x' }, { serviceType: null, settingKey: 'x', value: 'true' }];
    expect(parseOrganisationSettings(list)).toEqual({ ok: true, value: new Map() });
    expect(parseOrganisationSettings(undefined)).toMatchObject({ ok: false, problems: [{ id: 'PLAT-07' }] });
  });
});

const check = (settingKey: string, value: unknown) =>
  problemTexts(checkOrganisationSettings([{ serviceType: { code: 'GENERAL' }, settingKey, value }]));

describe('checkOrganisationSettings', () => {
  it.each([
    [contact, 'NONE, ONE or ALL', noContact],
    [pickup, 'true or false', ['yes']],
    [labels, 'true or false', ['yes']],
    ['autoGenerateFreightLabels', 'true or false', ['yes']],
  ])('[PLAT-07] names %s unless it is %s', (key, expected, values) => {
    for (const value of values)
      expect(check(key, value)).toEqual([
        `PLAT-07 serviceTypeSettings/0/value: The setting ${key} of GENERAL must be ${expected}`,
      ]);
  });

  it.each([
    ['consignmentContactDetailsRequired', ' all '],
    [labels, false],
    [pickup, 'TRUE'],
    ['something-else', 'yes'],
  ])('[PLAT-07] has no problem with %s %j', (key, value) => {
    expect(check(key, value)).toEqual([]);
  });

  it('[PLAT-07] a value that is not a list, and an entry without a name, are problems', () => {
    expect(checkOrganisationSettings(undefined)).toMatchObject([{ path: 'serviceTypeSettings' }]);
    expect(checkOrganisationSettings([null, { settingKey: 'x' }])).toMatchObject([
      { path: 'serviceTypeSettings/0' },
      { path: 'serviceTypeSettings/1' },
    ]);
  });
});
