import { expect, it } from 'vitest';

import { listNotIsolated } from './not-isolated.js';

const turned = '\u202EKauri';

function show(...parts: (string | [tag: string, text: string])[]): Element {
  const row = document.createElement('p');
  for (const part of parts) {
    if (typeof part === 'string') row.append(part);
    else row.append(Object.assign(document.createElement(part[0]), { textContent: part[1] }));
  }
  return row;
}

it('[PLAT-26] a text with controls beside other text has to be isolated', () => {
  expect(listNotIsolated(show('To ', turned, '.'))).toEqual([turned]);
  expect(listNotIsolated(show(`To ${turned}`, ' today'))).toEqual([`To ${turned}`]);
  expect(listNotIsolated(show('To ', ['span', turned]))).toEqual([turned]);
  expect(listNotIsolated(show('To ', ['bdi', turned]))).toEqual([]);
  expect(listNotIsolated(show('To \u2068Kauri\u2069 today'))).toEqual([]);
  expect(listNotIsolated(show(turned))).toEqual([]);
});
