import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { featureFlagNames, parseFeatureFlags } from './index.js';

const off = { DeliveryBookings: false, DeliveryExtras: false, ExportConsignments: false };

describe('parseFeatureFlags', () => {
  it('[PLAT-06] flags that are not listed are off', () => {
    expect(parseFeatureFlags([])).toEqual({ ok: true, value: off });
  });

  it.each(featureFlagNames)('[PLAT-06] %s is read from flagName and typedFlagValue', (flagName) => {
    expect(parseFeatureFlags([{ flagName, typedFlagValue: true }])).toEqual({
      ok: true,
      value: { ...off, [flagName]: true },
    });
  });

  it.each(['true', 1, null, undefined, {}, []])(
    '[PLAT-06] a known flag with a non-boolean value is an error that names the flag: %j',
    (typedFlagValue) => {
      const list = [
        { flagName: 'DeliveryBookings', typedFlagValue: true },
        { flagName: 'DeliveryExtras', typedFlagValue },
      ];

      expect(parseFeatureFlags(list)).toEqual({
        ok: false,
        problems: [
          {
            id: 'PLAT-06',
            path: '1/typedFlagValue',
            message: 'The feature flag "DeliveryExtras" must be true or false',
          },
        ],
      });
    },
  );

  it('[PLAT-18] an unknown flag with a non-boolean value is an error that names it too', () => {
    const result = parseFeatureFlags([{ flagName: 'NightFreight', typedFlagValue: 'on' }]);

    expect(result).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('"NightFreight"') }],
    });
  });

  it('[PLAT-18] an unknown boolean flag is ignored', () => {
    expect(parseFeatureFlags([{ flagName: 'NightFreight', typedFlagValue: true }])).toEqual({
      ok: true,
      value: off,
    });
  });

  it.each([null, {}, 'DeliveryExtras', [null], [{ typedFlagValue: true }], ['DeliveryExtras']])(
    '[PLAT-18] anything but a list of flags is an error: %j',
    (list) => {
      expect(parseFeatureFlags(list)).toMatchObject({ ok: false });
    },
  );

  it('[PLAT-18] fails exactly when a value isn’t boolean, and names only those flags', () => {
    const flag = fc.record({
      flagName: fc.oneof(fc.constantFrom(...featureFlagNames), fc.string()),
      typedFlagValue: fc.oneof(fc.boolean(), fc.anything()),
    });

    fc.assert(
      fc.property(fc.array(flag), (list) => {
        const wrong = list.filter(({ typedFlagValue }) => typeof typedFlagValue !== 'boolean');
        const result = parseFeatureFlags(list);

        expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual(
          wrong.map(({ flagName }) => `The feature flag "${flagName}" must be true or false`),
        );
      }),
    );
  });
});
