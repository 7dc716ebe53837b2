import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { featureFlagNames, parseFeatureFlags } from './index.js';

const off = { DeliveryBookings: false, DeliveryExtras: false, ExportConsignments: false };

describe('parseFeatureFlags', () => {
  it('[PLAT-06] [PLAT-18] reads known flags; what is not listed is off, and an unknown one is ignored', () => {
    expect(parseFeatureFlags([])).toEqual({ ok: true, value: off });
    for (const flagName of featureFlagNames) {
      const value = { ...off, [flagName]: true };
      expect(parseFeatureFlags([{ flagName, typedFlagValue: true }])).toEqual({ ok: true, value });
    }
    const unknown = [{ flagName: 'NightFreight', typedFlagValue: true }];
    expect(parseFeatureFlags(unknown)).toEqual({ ok: true, value: off });
  });

  it.each([null, {}, 'DeliveryExtras', [null], [{ typedFlagValue: true }], ['DeliveryExtras']])(
    '[PLAT-18] anything but a list of flags is an error: %j',
    (list) => expect(parseFeatureFlags(list)).toMatchObject({ ok: false }),
  );

  it('[PLAT-06] [PLAT-18] fails exactly when a value isn’t boolean, and names only those flags', () => {
    const flag = fc.record({
      flagName: fc.oneof(fc.constantFrom(...featureFlagNames), fc.string()),
      typedFlagValue: fc.oneof(fc.boolean(), fc.anything()),
    });
    fc.assert(
      fc.property(fc.array(flag), (list) => {
        const result = parseFeatureFlags(list);
        const problems = list.flatMap(({ flagName, typedFlagValue }, index) => {
          const message = `The feature flag "${flagName}" must be true or false`;
          return typeof typedFlagValue === 'boolean'
            ? []
            : [{ id: 'PLAT-06', path: `${index}/typedFlagValue`, message }];
        });
        expect(result.ok ? [] : result.problems).toEqual(problems);
      }),
    );
  });
});
