import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { parseTenantSettings, Secret } from './index.js';

const key = fc.stringMatching(/^AIza[A-Za-z0-9]{20,30}$/);

it('[PLAT-15] never appears in JSON, text or own properties, however deeply nested', () => {
  fc.assert(
    fc.property(key, (value) => {
      const secret = new Secret(value);
      const printed = [JSON.stringify({ settings: [secret] }), `${secret}`, Object.keys(secret).join()];

      expect(printed.join()).not.toContain(value);
      expect(secret.reveal()).toBe(value);
    }),
  );
});

it('[PLAT-15] problems of a broken tenant record never repeat its values', () => {
  const broken = fc.oneof(
    key.map((mapsApiKey) => ({ mapsApiKey, record: { mapsApiKey, tenantName: 7 } })),
    key.map((mapsApiKey) => ({
      mapsApiKey,
      record: { tenantCode: 'X', settings: [{ name: 'Client.MapsApiKey', value: mapsApiKey }] },
    })),
    key.map((mapsApiKey) => ({ mapsApiKey, record: { settings: { 'Client.MapsApiKey': mapsApiKey } } })),
    key.map((mapsApiKey) => ({ mapsApiKey, record: mapsApiKey })),
  );

  fc.assert(
    fc.property(broken, ({ mapsApiKey, record }) => {
      const result = parseTenantSettings(record);

      expect(result.ok).toBe(false);
      expect(JSON.stringify(result)).not.toContain(mapsApiKey);
    }),
  );
});

it('[PLAT-15] the settings object itself can be printed', () => {
  const settings = parseTenantSettings({
    tenantName: 'Tasman Freight',
    tenantCode: 'TASMAN',
    externalId: 'org_tasman',
    settings: [{ name: 'Client.MapsApiKey', value: 'AIza-not-to-be-seen' }],
  });

  expect(JSON.stringify(settings)).toContain('"mapsApiKey":"[secret]"');
  expect(JSON.stringify(settings)).not.toContain('AIza');
});
