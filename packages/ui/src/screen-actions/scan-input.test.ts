import { describe, expect, it } from 'vitest';

import { createScanInput } from './scan-input.js';

interface Typed {
  readonly text: string;
  /** Milliseconds between two keys. */
  readonly gap: number;
  readonly end?: string;
  /** The time of the first key in ms. */
  readonly from?: number;
}

/** Types a text and a last key; returns the scanned text, or null. */
function type({ text, gap, end = 'Enter', from = 10_000 }: Typed, input = createScanInput()): string | null {
  let timeStamp = from;
  let scanned: string | null = null;
  for (const key of [...text, end]) {
    const isSeparator = key === '\u001D';
    timeStamp += gap;
    const step = input.read({
      key: isSeparator ? ']' : key,
      ctrlKey: isSeparator,
      metaKey: false,
      altKey: false,
      repeat: false,
      timeStamp,
    });
    if (step.type === 'scan') scanned = step.text;
  }
  return scanned;
}

describe('createScanInput', () => {
  it.each([
    ['(401)9521234TAS0001234', 5],
    ['00095212340000000013', 0],
    [']C100095212340000000013', 12],
    ['TAS0001234', 50],
    ['00095212340000000013\u001D4019521234TAS0001234', 2],
  ])('[NAV-22] takes fast keys that end in Enter for a scan: %s, %d ms apart', (text, gap) => {
    expect(type({ text, gap })).toBe(text);
  });

  it.each([
    ['a person who types fast', { text: 'TAS0001234', gap: 60 }],
    ['too few characters', { text: 'np/?x', gap: 5 }],
    ['another last key', { text: 'TAS0001234', gap: 5, end: 'Tab' }],
  ] as [string, Typed][])('[NAV-22] ignores %s', (_case, typed) => {
    expect(type(typed)).toBeNull();
  });

  it('[NAV-22] starts over after a pause and after each scan', () => {
    const input = createScanInput();
    type({ text: 'typed by', gap: 200, end: 'x', from: 1_000 }, input);
    expect(type({ text: 'TAS0001234', gap: 4 }, input)).toBe('TAS0001234');
    expect(type({ text: 'TAS0000002', gap: 4, from: 20_000 }, input)).toBe('TAS0000002');
    expect(type({ text: '', gap: 4, from: 20_050 }, input)).toBeNull();
  });

  it('[NAV-22] holds back a scan from its third character, so that it triggers no shortcuts', () => {
    const input = createScanInput();
    const steps = [...'np/npn'].map(
      (key, index) =>
        input.read({
          key,
          ctrlKey: false,
          metaKey: false,
          altKey: false,
          repeat: false,
          timeStamp: 500 + index,
        }).type,
    );
    expect(steps).toEqual(['maybe', 'maybe', 'within', 'within', 'within', 'within']);
  });

  it('[NAV-22] ignores a key that is held down', () => {
    const input = createScanInput();
    const held = { key: 'a', ctrlKey: false, metaKey: false, altKey: false, repeat: true };
    for (let index = 0; index < 20; index += 1) input.read({ ...held, timeStamp: 500 + index * 30 });
    expect(input.read({ ...held, key: 'Enter', repeat: false, timeStamp: 1_101 }).type).not.toBe('scan');
  });
});
