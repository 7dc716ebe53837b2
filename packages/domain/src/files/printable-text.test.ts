import { describe, expect, it } from 'vitest';

import { findPrintWarning, findUnprintable, toPrintable } from './printable-text.js';

const warn = (text: string) => findPrintWarning(text)?.replaceAll(/[\u2068\u2069]/gu, '');

describe('a text on a document', () => {
  it.each([
    'Tūī Café o Whangārei, 3 × 1.2 m – “left”…',
    'Ł ó ź Đ à ẵ, Α θ ή ν, К ї',
    '→ 2 ✓ ½ m²',
    'one\ttwo\r\nthree',
  ])('[DOCS-18] prints %j as it is', (text) => {
    expect(findUnprintable(text)).toEqual([]);
    expect(findPrintWarning(text)).toBeNull();
    expect(toPrintable(text)).toBe(text.normalize('NFC'));
  });

  it('[DOCS-18] has a box for each Arabic, Hebrew, Chinese character and emoji', () => {
    expect(toPrintable('42 שלום')).toBe('42 □□□□');
    expect(toPrintable('上海 👨‍👩‍👧‍👦🥝')).toBe('□□ □□');
    expect(findUnprintable('مكتبة 🥝 مكتبة 🥝')).toEqual(['م', 'ك', 'ت', 'ب', 'ة', '🥝']);
  });

  it('[DOCS-18] leaves out invisible marks, and does not warn of them', () => {
    expect(toPrintable('\u202ETurned\u200B 42')).toBe('Turned 42');
    expect(findUnprintable('\u202ETurned\u200B 42')).toEqual([]);
  });

  it('[DOCS-18] is warned of with at most five characters', () => {
    expect(findPrintWarning('👍')).toBe("Documents can't print these characters: \u2068👍\u2069");
    expect(warn('一二三四五')).toBe("Documents can't print these characters: 一 二 三 四 五");
    expect(warn('一二三四五六')).toBe("Documents can't print these characters: 一 二 三 四 五 …");
  });
});
