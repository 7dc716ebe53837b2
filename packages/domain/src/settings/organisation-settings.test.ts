import { describe, expect, it } from 'vitest';

import {
  checkOrganisationSettings,
  organisationSettingsFor,
  parseOrganisationSettings,
  type OrganisationSettings,
  type SettingsByServiceType,
} from './index.js';

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
      ['GENERAL', 'allow-fm-users-request-pickup-date', 'true'],
      ['GENERAL', 'consignment-contact-details-required', 'ONE'],
      ['EXPRESS', 'consignment-contact-details-required', 'ALL'],
      ['EXPRESS', 'auto-generate-freight-labels', 'true'],
    );

    expect(organisationSettingsFor(settings, 'GENERAL')).toEqual({
      allowRequestPickupDate: true,
      contactDetailsRequired: 'ONE',
      autoGenerateFreightLabels: false,
    });
    expect(organisationSettingsFor(settings, 'EXPRESS')).toEqual({
      allowRequestPickupDate: false,
      contactDetailsRequired: 'ALL',
      autoGenerateFreightLabels: true,
    });
  });

  it('[PLAT-07] a service type without settings, and none chosen, have the defaults', () => {
    const settings = read(['GENERAL', 'consignment-contact-details-required', 'ALL']);

    expect(organisationSettingsFor(settings, 'EXPRESS')).toEqual(defaults);
    expect(organisationSettingsFor(settings, null)).toEqual(defaults);
  });

  it('[PLAT-07] reads the alias spellings too', () => {
    expect(general('consignmentContactDetailsRequired', 'ALL').contactDetailsRequired).toBe('ALL');
    expect(general('autoGenerateFreightLabels', 'true').autoGenerateFreightLabels).toBe(true);
  });

  it.each([
    ['hyphenated first', ['consignment-contact-details-required', 'consignmentContactDetailsRequired']],
    ['alias first', ['consignmentContactDetailsRequired', 'consignment-contact-details-required']],
  ])('[PLAT-07] with both spellings the hyphenated one counts, %s', (_case, keys) => {
    const settings = read(...keys.map((key) => ['GENERAL', key, key.includes('-') ? 'ONE' : 'ALL'] as const));

    expect(organisationSettingsFor(settings, 'GENERAL').contactDetailsRequired).toBe('ONE');
  });

  it.each(['SOME', '', null, 2])('[PLAT-07] contact details %j take the default NONE', (value) => {
    expect(general('consignment-contact-details-required', value)).toEqual(defaults);
  });

  it.each(['one', ' One ', 'ONE'])('[PLAT-07] contact details %j are ONE', (value) => {
    expect(general('consignment-contact-details-required', value).contactDetailsRequired).toBe('ONE');
  });

  it.each([true, 'TRUE', 'true'])('[PLAT-07] %j is on', (value) => {
    expect(general('allow-fm-users-request-pickup-date', value).allowRequestPickupDate).toBe(true);
  });

  it.each([false, 'false', 'yes', null])('[PLAT-07] %j is off', (value) => {
    expect(general('auto-generate-freight-labels', value)).toEqual(defaults);
  });

  it('[PLAT-07] entries of another shape and keys of others are ignored', () => {
    const list = [null, 7, { settingKey: 'x' }, { serviceType: null, settingKey: 'x', value: 'true' }];

    expect(parseOrganisationSettings(list)).toEqual({ ok: true, value: new Map() });
    expect(general('something-else', 'true')).toEqual(defaults);
  });

  it('[PLAT-07] what is no list is a problem', () => {
    expect(parseOrganisationSettings(undefined)).toMatchObject({ ok: false, problems: [{ id: 'PLAT-07' }] });
  });
});

const check = (settingKey: string, value: unknown) =>
  checkOrganisationSettings([{ serviceType: { code: 'GENERAL' }, settingKey, value }]);

describe('checkOrganisationSettings', () => {
  it.each(['SOME', '', null, 2])('[PLAT-07] names the setting whose contact details are %j', (value) => {
    expect(check('consignment-contact-details-required', value)).toEqual([
      {
        id: 'PLAT-07',
        path: 'serviceTypeSettings/0/value',
        message: 'The setting consignment-contact-details-required of GENERAL must be NONE, ONE or ALL',
      },
    ]);
  });

  it.each([
    'allow-fm-users-request-pickup-date',
    'auto-generate-freight-labels',
    'autoGenerateFreightLabels',
  ])('[PLAT-07] names %s if it is neither true nor false', (key) => {
    expect(check(key, 'yes')).toMatchObject([
      { message: `The setting ${key} of GENERAL must be true or false` },
    ]);
  });

  it.each([
    ['consignmentContactDetailsRequired', ' all '],
    ['auto-generate-freight-labels', false],
    ['allow-fm-users-request-pickup-date', 'TRUE'],
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
