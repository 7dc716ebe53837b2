import { afterEach, expect, it, vi } from 'vitest';

import { watchForcedColors } from '../ConsignProvider/ConsignProvider.js';

const { matchMedia } = window;

afterEach(() => {
  window.matchMedia = matchMedia;
  vi.doUnmock('./forced-colors.css');
});

/** A media query that a test can turn on. */
function fakeQuery(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches });
  const asked: string[] = [];
  window.matchMedia = (text) => {
    asked.push(text);
    return query as unknown as MediaQueryList;
  };
  return { query, asked };
}

it('[PLAT-40] loads the styles for forced colours once they are on', async () => {
  const load = vi.fn<() => object>(() => ({ default: '' }));
  vi.doMock('./forced-colors.css', load);
  const { query, asked } = fakeQuery(false);
  const stop = watchForcedColors();
  expect(asked).toEqual(['(forced-colors: active)']);
  expect(load).not.toHaveBeenCalled();
  query.matches = true;
  query.dispatchEvent(new Event('change'));
  await expect.poll(() => load).toHaveBeenCalledOnce();
  stop();
});
