import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildBrand, checkTenantBrand, contrast, type Brand } from './index.js';

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const none = { colour: null, topBarColour: null, logoPath: null };
const only = (colour: string, topBarColour: string | null = null) =>
  checkTenantBrand({ ...none, colour, topBarColour });

/** The pairs of text and background that the screens use. */
function textPairs({ brand, neutral, night, topBar }: Brand): [string, string][] {
  const inks = [neutral[9], neutral[7], brand[7]];
  const nightInks = [night[0], night[2], brand[3]];
  return [
    ['#ffffff', brand[6]],
    ['#ffffff', brand[7]],
    ...[neutral[1], '#ffffff', neutral[0]].flatMap((ground) =>
      inks.map((ink): [string, string] => [ink, ground]),
    ),
    ...[night[8], night[7], night[6]].flatMap((ground) =>
      nightInks.map((ink): [string, string] => [ink, ground]),
    ),
    ...[topBar.light, topBar.dark].flatMap(({ ground, hover, text, dimmed }) =>
      [ground, hover].flatMap((behind) => [text, dimmed].map((ink): [string, string] => [ink, behind])),
    ),
  ];
}

const weakest = (pairs: [string, string][]) =>
  Math.min(...pairs.map(([ink, ground]) => contrast(ink, ground)));

describe('a brand of any colour', () => {
  it('[PLAT-09] that is accepted has text of 4.5:1, and a focus ring and a mark of 3:1, light and dark', () => {
    fc.assert(
      fc.property(colours, fc.option(colours), (colour, topBarColour) => {
        const built = buildBrand({ colour, topBarColour, logoPath: null });
        if (!built.ok) return;
        expect(weakest(textPairs(built.value))).toBeGreaterThanOrEqual(4.5);
        const { brand, neutral, night, topBar } = built.value;
        expect(brand[6]).toBe(colour);
        const marks: [string, string][] = [
          [brand[6], neutral[1]],
          [brand[4], night[8]],
          [brand[4], night[7]],
          [topBar.light.mark, topBar.light.ground],
          [topBar.dark.mark, topBar.dark.ground],
        ];
        expect(weakest(marks)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it('[PLAT-09] is refused if white text cannot be read on it, with a colour that can be used', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const checked = only(colour);
        expect(checked.ok).toBe(contrast(colour, '#ffffff') >= 4.5);
        if (checked.ok) return;
        const suggested = /such as (#[\da-f]{6})\.$/u.exec(checked.problems[0]?.message ?? '')?.[1] ?? '';
        expect(only(suggested).ok).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('checkTenantBrand', () => {
  it('[PLAT-09] says how far a colour is from being readable', () => {
    expect(only('#ffd400')).toMatchObject({
      ok: false,
      problems: [
        {
          id: 'PLAT-09',
          path: 'brandColour',
          message: expect.stringMatching(
            /^White text on the brand colour #ffd400 has a contrast of 1\.4:1 and needs 4\.5:1\. Choose a darker one, such as #[\da-f]{6}\.$/u,
          ),
        },
      ],
    });
  });

  it('[PLAT-09] refuses a top bar on which neither white nor dark text can be read', () => {
    expect(only('#047781', '#7f7f7f')).toMatchObject({
      problems: [
        {
          path: 'brandTopBarColour',
          message: 'No text can be read on the top bar colour #7f7f7f. Choose a darker or a lighter one.',
        },
      ],
    });
    expect(only('#047781', '#013d43').ok).toBe(true);
    expect(only('#047781', '#ffd400').ok).toBe(true);
  });

  it.each([
    [{ colour: 'teal' }, ['brandColour']],
    [{ colour: '#047' }, ['brandColour']],
    [{ topBarColour: '#013d43' }, ['brandColour']],
    [{ colour: '#047781', topBarColour: 'red;}' }, ['brandTopBarColour']],
    [{ colour: '#047781', logoPath: 'M0 0"/><script>' }, ['brandLogoPath']],
    [{ colour: '#047781', logoPath: `M${'1 '.repeat(1001)}` }, ['brandLogoPath']],
  ])('[PLAT-09] refuses %j', (texts, paths) => {
    const checked = checkTenantBrand({ ...none, ...texts });
    expect(checked.ok ? [] : checked.problems.map(({ path }) => path)).toEqual(paths);
  });

  it('[PLAT-09] nothing at all is no brand', () => {
    expect(checkTenantBrand(none)).toEqual({ ok: true, value: null });
  });
});
