import { describe, expect, it } from 'vitest';

import { problemText, showText } from './problem-text.js';

describe('a text of a file in a sentence', () => {
  it('[IMPT-23] names what nobody sees', () => {
    expect(showText('AKL1\u202E')).toBe('AKL1[U+202E]');
    expect(showText('AKL1\u200B')).toBe('AKL1[U+200B]');
    expect(showText('AKL\u00A01')).toBe('AKL[U+00A0]1');
    expect(showText('a\0b')).toBe('a[U+0000]b');
    expect(showText('caf\uDCE9')).toBe('caf[unreadable]');
    expect(showText('two\nlines')).toBe('two lines');
    expect(showText('Tāmaki – 5 kg')).toBe('Tāmaki – 5 kg');
  });

  it('[IMPT-23] [PLAT-26] ends its direction with it', () => {
    expect(showText('שלום')).toBe('\u2068שלום\u2069');
  });

  it('[IMPT-23] replaces the value of a message alone, letter for letter', () => {
    const message = 'Sender Site "$&\u202E" not found';
    expect(problemText({ message, value: '$&\u202E' })).toBe('Sender Site "$&[U+202E]" not found');
    expect(problemText({ message: 'Weight is required', value: '' })).toBe('Weight is required');
    expect(problemText({ message: 'Weight "heavy" is invalid', value: 'heavy' })).toBe(
      'Weight "heavy" is invalid',
    );
  });
});
