import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseTenantSettings, switchSettings, type SwitchName, type TenantSettings } from './index.js';

const identity = { tenantName: 'Tasman Freight', tenantCode: 'TASMAN', externalId: 'org_tasman' };

const defaults = {
  ...identity,
  signIn: { authority: null, clientId: null, audience: null },
  mapsApiKey: null,
  termsOfCarriageUrl: null,
  trackingUrlTemplate: null,
  receiverPhone: null,
  analyticsUrl: null,
  claimDays: {},
  retentionMonths: null,
  brand: null,
  averageStagedToDeliveredChart: true,
  difotChart: true,
  canUseDefaultRequestedDeliveryDate: true,
  allowCustomParticipants: true,
  freightItemDescriptionOptional: true,
  hireageEnabled: true,
  requestedPickupDateEnabled: false,
  dangerousGoodsEnabled: false,
  siteConsignmentImport: false,
  showsProofToReceiver: false,
  receiverChoosesSlot: false,
};

function parseSettings(record: unknown): TenantSettings {
  const result = parseTenantSettings(record);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function withList(...settings: readonly { name: string; value: unknown }[]): TenantSettings {
  return parseSettings({ ...identity, settings });
}

const phone = (value: string) => withList({ name: 'ReceiversPage:Phone', value }).receiverPhone;

const switches = Object.entries(switchSettings) as [SwitchName, (typeof switchSettings)[SwitchName]][];

describe('parseTenantSettings', () => {
  it('[PLAT-03, PLAT-04] [PLAT-05] without settings, in either shape, has the defaults of the register', () => {
    expect(withList()).toEqual(defaults);
    expect(parseSettings(identity)).toEqual(defaults);
    // Unknown settings are ignored.
    const unknown = [{ name: 'FreightByBalloon', value: 'true' }];
    expect(withList(...unknown, { name: 'toString', value: 'x' })).toEqual(defaults);
    expect(parseSettings({ ...identity, freightByBalloon: true })).toEqual(defaults);
  });

  const changed = {
    canUseDefaultRequestedDeliveryDate: false,
    allowCustomParticipants: false,
    freightItemDescriptionOptional: false,
    hireageEnabled: false,
    requestedPickupDateEnabled: true,
    dangerousGoodsEnabled: true,
  };

  it('[PLAT-04] reads the setting names from the list', () => {
    const settings = withList(
      { name: 'Client.TermsOfCarriageUrl', value: 'https://tasman.example/terms' },
      { name: 'Consignments:CanUseDefaultRequestedDeliveryDate', value: 'false' },
      { name: 'AllowCustomParticipants', value: 'false' },
      { name: 'FreightItemDescriptionOptional', value: 'false' },
      { name: 'HireageEnabled', value: 'false' },
      { name: 'RequestedPickupDateEnabled', value: 'true' },
      { name: 'DangerousGoodsEnabled', value: 'true' },
    );
    expect(settings).toEqual({
      ...defaults,
      ...changed,
      termsOfCarriageUrl: 'https://tasman.example/terms',
    });
  });

  it('[PLAT-05] reads the fields of a flat record', () => {
    const settings = parseSettings({
      ...identity,
      allowCustomParticipants: false,
      allowFreightItemDescriptionOptional: false,
      canUseDefaultRequestedDeliveryDate: false,
      mapsApiKey: 'a-key',
      enableHireage: false,
      enableDangerousGoods: true,
      enableRequestedPickupDate: true,
    });
    expect(settings).toEqual({ ...defaults, ...changed, mapsApiKey: expect.anything() });
    expect(settings.mapsApiKey?.reveal()).toBe('a-key');
  });

  it('[PLAT-05] both shapes give the same settings', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(switches.map(([name]) => [name, fc.option(fc.boolean())]))),
        (chosen) => {
          const given = switches.filter(([name]) => typeof chosen[name] === 'boolean');
          const list = given.map(([name, { listName }]) => ({ name: listName, value: String(chosen[name]) }));
          const flat = Object.fromEntries(given.map(([name, { field }]) => [field, chosen[name]]));
          const expected = Object.fromEntries(
            switches.map(([name, row]) => [name, chosen[name] ?? row.default]),
          );

          expect(withList(...list)).toMatchObject(expected);
          expect(parseSettings({ ...identity, ...flat })).toEqual(withList(...list));
        },
      ),
    );
  });

  it.each([
    [true, ['TRUE', 'True', 'true']],
    [false, ['FALSE', 'False', 'false']],
    [null, ['yes', '1', '', 'on', ' true', 0, null, true, false, {}]],
  ])('[PLAT-22] %s, or else the default, is read from %j', (expected, values) => {
    for (const value of values) {
      expect(withList({ name: 'HireageEnabled', value }).hireageEnabled).toBe(expected ?? true);
      expect(withList({ name: 'DangerousGoodsEnabled', value }).dangerousGoodsEnabled).toBe(
        expected ?? false,
      );
    }
  });

  it.each(['https://collect.example/events', 'http://localhost:9000/', '/collect'])(
    '[PLAT-16] %j can receive analytics',
    (value) => {
      expect(withList({ name: 'Client.AnalyticsUrl', value }).analyticsUrl).toBe(value);
      expect(parseSettings({ ...identity, analyticsUrl: value }).analyticsUrl).toBe(value);
    },
  );

  it.each([
    ['Client.AnalyticsUrl', 'analyticsUrl', ['collect', '/\\evil.example', 'https://', 'https://a b/']],
    ['Client.TermsOfCarriageUrl', 'termsOfCarriageUrl', ['terms.pdf', '  ']],
  ] as const)('[PLAT-04] [PLAT-16] %s is null unless it is an http(s) URL', (name, field, values) => {
    for (const value of ['javascript:alert(1)', '//evil.example/', ...values])
      expect(withList({ name, value })[field]).toBeNull();
  });

  it('[TRAK-09] reads the phone number for receivers, and nothing that could not be dialled', () => {
    for (const value of ['0800 555 012', '+64 (9) 555-0110']) expect(phone(value)).toBe(value);
    for (const value of ['call us', '12', '0800 KOWHAI', '+64 9 555 0110 ext 4'])
      expect(phone(value)).toBeNull();
    expect(parseSettings({ ...identity, receiversPhone: '0800 555 012' }).receiverPhone).toBe('0800 555 012');
  });

  it.each(['tenantName', 'tenantCode', 'externalId'])('[PLAT-03] names a missing %s', (name) => {
    const problem = { id: 'PLAT-03', path: name, message: `The tenant record has no ${name}` };
    for (const missing of [undefined, ' '])
      expect(parseTenantSettings({ ...identity, [name]: missing })).toEqual({
        ok: false,
        problems: [problem],
      });
  });

  it('[PLAT-03] settings that aren’t a list are a problem', () => {
    const problem = { id: 'PLAT-03', path: 'settings', message: 'The tenant settings must be a list' };
    const record = { ...identity, settings: {} };
    expect(parseTenantSettings(record)).toEqual({ ok: false, problems: [problem] });
  });

  it('[PLAT-03] never throws for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (record) => {
        expect(parseTenantSettings(record)).toMatchObject({ ok: false });
      }),
    );
  });
});
