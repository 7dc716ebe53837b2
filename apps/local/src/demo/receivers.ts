import { readFileSync } from 'node:fs';

import type { Place } from './addresses.js';

/** A fictional receiver: name, place, phone, email domain. */
export type Receiver = readonly [string, Place, string, string];

/** The file has no quoted cells. */
export const receivers: readonly Receiver[] = readFileSync(new URL('receivers.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = line.split(',') as [string, ...Place, string, string];
    const [name, streetNumber, street, suburb, city, postcode, region, phone, emailDomain] = cells;
    return [name, [streetNumber, street, suburb, city, postcode, region], phone, emailDomain];
  });
