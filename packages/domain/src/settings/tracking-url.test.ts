import { describe, expect, it } from 'vitest';

import { buildTrackingUrl, parseTenantSettings } from './index.js';

const identity = { tenantName: 'Tasman Freight', tenantCode: 'TASMAN', externalId: 'org_tasman' };
const template = 'https://track.tasman.example/{reference}?ref={reference}';

function parseTemplate(value: unknown): (string | null)[] {
  const records = [
    { ...identity, settings: [{ name: 'Client.TrackingUrlTemplate', value }] },
    { ...identity, trackingUrlTemplate: value },
  ];
  return records.map((record) => {
    const parsed = parseTenantSettings(record);
    if (!parsed.ok) throw new Error('The tenant of the test is not valid');
    return parsed.value.trackingUrlTemplate;
  });
}

describe('the tracking link', () => {
  it('[CONS-05] is the template with the encoded reference', () => {
    expect(
      buildTrackingUrl({ trackingUrlTemplate: template }, { reference: 'TAS/1$&', status: 'FINAL' }),
    ).toBe('https://track.tasman.example/TAS%2F1%24%26?ref=TAS%2F1%24%26');
  });

  it('[CONS-05] does not exist for a Draft, nor without a template', () => {
    const draft = { reference: 'TAS0001234', status: 'DRAFT' } as const;
    expect(buildTrackingUrl({ trackingUrlTemplate: template }, draft)).toBeNull();
    expect(buildTrackingUrl({ trackingUrlTemplate: null }, { ...draft, status: 'DELIVERED' })).toBeNull();
  });

  it('[CONS-05] [PLAT-05] its template is read from both shapes of a tenant', () => {
    expect(parseTemplate(` ${template} `)).toEqual([template, template]);
  });

  it.each([
    'https://track.tasman.example/',
    'javascript:alert({reference})',
    '//track.example/{reference}',
    'https://',
    'https://{reference}:x/',
    7,
  ])('[CONS-05] %j is no template', (value) => {
    expect(parseTemplate(value)).toEqual([null, null]);
  });
});
