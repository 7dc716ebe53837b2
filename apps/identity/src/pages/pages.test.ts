import { assert, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { tasman } from '../testing/identity-harness.js';
import { markup } from './html.js';
import { renderPage } from './page.js';
import { signInPage } from './sign-in-page.js';
import { productBrand, styleSheet, textOn } from './style.js';

describe('markup', () => {
  it('escapes every value', () => {
    assert(
      property(string(), (value) => {
        const text = markup`<p title="${value}">${value}</p>`.text;
        expect(text.match(/[<>]/g)).toHaveLength(4);
        expect(text.match(/"/g)).toHaveLength(2);
      }),
    );
  });

  it("escapes the tenant's name everywhere on the page", () => {
    const page = signInPage({ ...tasman, tenantName: '<Freight> & "Sons"' }, { action: '/', email: '' });
    expect(renderPage(page, 'nonce')).not.toContain('<Freight>');
  });
});

function channel(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((text) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
        channel(Number.parseInt(text.slice(at, at + 2), 16) / 255),
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('colours', () => {
  const color = tuple(nat(255), nat(255), nat(255)).map(
    (parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  );

  it('picks a text colour with a contrast of at least 4.5:1 on any accent', () => {
    assert(
      property(color, (accent) => {
        expect(contrast(accent, textOn(accent))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it.each(['light', 'dark'])('keeps text at 4.5:1 and field borders at 3:1 in %s mode', (scheme) => {
    const blocks = styleSheet(productBrand).split('@media (prefers-color-scheme: dark)');
    const block = scheme === 'dark' ? blocks[1] : blocks[0];
    const value = (name: string) => new RegExp(`--${name}: (#\\w{6})`).exec(block ?? '')?.[1] ?? 'missing';
    for (const text of ['text', 'dim', 'error'])
      expect(contrast(value(text), value('card'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value('error'), value('error-page'))).toBeGreaterThanOrEqual(4.5);
    for (const edge of ['field', 'focus'])
      expect(contrast(value(edge), value('card'))).toBeGreaterThanOrEqual(3);
  });

  it('ignores brand colours that are not plain hex colours', () => {
    const accent = 'red;} body{display:none';
    const mark = { ...productBrand.mark, color: accent };
    const brand = { accent, bar: { light: accent, dark: accent }, mark };
    expect(styleSheet(brand)).toBe(styleSheet(productBrand));
  });
});
