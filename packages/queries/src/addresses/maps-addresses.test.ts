// @vitest-environment node
/// <reference types="node" />
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApiError } from '@consign/api-client/internal';
import { Secret } from '@consign/domain/settings';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';

import { addressQueries, ownAddresses } from './addresses.js';
import { mapsAddresses } from './maps-addresses.js';
import { fakeServer } from '../testing/index.js';

const key = 'AIza-not-to-be-seen';

/** Responses copied from the service's reference; the service itself isn't called. */
const predictions = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJregent',
        placeId: 'ChIJregent',
        text: { text: '5 Bank Street, Regent, Whangārei, New Zealand', matches: [{ endOffset: 6 }] },
        structuredFormat: { mainText: { text: '5 Bank Street' } },
        types: ['street_address', 'geocode'],
      },
    },
    { queryPrediction: { text: { text: 'banks in Whangārei' } } },
  ],
};
const component = (longText: string, ...types: string[]) => ({ longText, shortText: longText, types });
const place = {
  addressComponents: [
    component('2', 'subpremise'),
    component('5', 'street_number'),
    component('Bank Street', 'route'),
    component('Regent', 'sublocality_level_1', 'sublocality', 'political'),
    component('Whangārei', 'locality', 'political'),
    component('Northland', 'administrative_area_level_1', 'political'),
    component('New Zealand', 'country', 'political'),
    component('0112', 'postal_code'),
  ],
  location: { latitude: -35.7199, longitude: 174.3236 },
};

interface Received {
  readonly url: string;
  readonly key: string | undefined;
  readonly body: string;
}
const received: Received[] = [];
const close: (() => void)[] = [];
afterEach(() => {
  received.length = 0;
  for (const end of close.splice(0)) end();
});

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** Starts a local fake maps service and returns its URL. */
async function startFake(status = 200): Promise<string> {
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    received.push({ url, key: headers['x-goog-api-key']?.toString(), body: await readText(request) });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        status === 200 ? (url.includes(':') ? predictions : place) : { error: { message: key } },
      ),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const search = (baseUrl: string) => mapsAddresses({ key: new Secret(key), baseUrl });
const signal = new AbortController().signal;

describe('the maps service', () => {
  it('[PART-08] finds addresses in New Zealand only', async () => {
    const found = await search(await startFake()).find('5 bank', signal);
    expect(found).toEqual([
      {
        id: 'ChIJregent',
        label: '5 Bank Street, Regent, Whangārei, New Zealand',
        name: null,
        source: 'maps',
        handle: 'ChIJregent',
      },
    ]);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
      input: '5 bank',
      includedRegionCodes: ['nz'],
    });
  });

  it('[PART-08] one choice fills every field', async () => {
    const maps = search(await startFake());
    const [found] = await maps.find('5 bank', signal);
    if (found === undefined) throw new Error('Nothing was found');
    expect(await maps.read(found)).toEqual({
      streetNumber: '2/5',
      street: 'Bank Street',
      suburb: 'Regent',
      city: 'Whangārei',
      postcode: '0112',
      country: 'New Zealand',
      latitude: -35.7199,
      longitude: 174.3236,
    });
  });

  it('[PART-11] [PLAT-15] typing and choosing share a session, and the next search starts another; the key is sent only in a header, and never appears in errors', async () => {
    const maps = search(await startFake());
    const [found] = await maps.find('5 b', signal);
    await maps.find('5 bank', signal);
    if (found !== undefined) await maps.read(found);
    await maps.find('6 bank', signal);
    const [first, second, next] = received
      .filter(({ body }) => body !== '')
      .map(({ body }) => (JSON.parse(body) as { sessionToken: string }).sessionToken);
    expect(second).toBe(first);
    expect(next).not.toBe(first);
    expect(received[2]?.url).toContain(`sessionToken=${first}`);
    expect(received.map((call) => call.key)).toEqual([key, key, key, key]);
    expect(received.filter(({ url, body }) => `${url}${body}`.includes(key))).toEqual([]);
    const failed = await search(await startFake(403))
      .find('5 bank', signal)
      .catch(String);
    expect(failed).toBe('Error: The maps service answered 403');
  });
});

describe('address search', () => {
  const suggestion = {
    label: 'Regent, Whangārei 0112',
    source: 'place',
    name: null,
    address: {
      streetNumber: null,
      street: null,
      suburb: 'Regent',
      city: 'Whangārei',
      postcode: '0112',
      country: 'New Zealand',
      latitude: null,
      longitude: null,
    },
  } as const;

  it('[PART-11] falls back to our own search when the maps service fails', async () => {
    const server = fakeServer({ 'GET /api/v1/addresses/search': [suggestion] });
    const addresses = addressQueries(search(await startFake(500)), ownAddresses(server.client));
    const cache = new QueryClient();
    const [found] = await cache.fetchQuery(addresses.find(' regent '));
    expect([found?.label, found?.source]).toEqual([suggestion.label, 'place']);
    expect(server.calls[0]?.query.get('term')).toBe('regent');
    if (found === undefined) throw new Error('Nothing was found');
    const read = cache.getMutationCache().build(cache, addresses.read());
    expect(await read.execute(found)).toEqual(suggestion.address);
  });

  it('[PART-10] doesn’t search for fewer than 3 characters, and fails silently', async () => {
    const server = fakeServer({});
    const addresses = addressQueries(ownAddresses(server.client));
    expect(await new QueryClient().fetchQuery(addresses.find('ab'))).toEqual([]);
    expect(server.calls).toEqual([]);
    expect(addresses.find('abc').meta).toBeUndefined();
    await expect(new QueryClient().fetchQuery(addresses.find('abc'))).rejects.toThrow(ApiError);
  });
});
