import { describe, expect, it } from 'vitest';

import { parseReferences } from './FindReferencesDialog.js';

describe('parseReferences', () => {
  it.each([
    ['lines', 'TAS1\nTAS2\r\nTAS3\n'],
    ['commas', 'TAS1,TAS2, TAS3'],
    ['tabs of a spreadsheet', 'TAS1\tTAS2\tTAS3'],
    ['semicolons and spaces', ' TAS1; TAS2  TAS3 ;'],
    ['quotes', '"TAS1","TAS2"\n\'TAS3\''],
  ])('[LIST-26] are told apart by %s', (_by, text) => {
    expect(parseReferences(text)).toEqual({
      references: ['TAS1', 'TAS2', 'TAS3'],
      duplicates: 0,
      tooLong: [],
    });
  });

  it('[LIST-26] counts each reference once, ignoring case, and keeps its first spelling', () => {
    expect(parseReferences('tas1 TAS1 Tas1 TAS2')).toEqual({
      references: ['tas1', 'TAS2'],
      duplicates: 2,
      tooLong: [],
    });
  });

  it('[LIST-98] drops what shows nothing', () => {
    expect(parseReferences('\uFEFFTAS1\u200B TA\u00ADS1 \u200B').references).toEqual(['TAS1']);
  });

  it('[LIST-34] writes scanned and copied barcodes as they are printed, each once', () => {
    const scans = [
      ']C100095212340000000013',
      '(00) 0 9521234 000000001 3',
      '\u001D00095212340000000013\u001D',
      '(401) 9521234TAS1',
      ']C14019521234TAS1',
      'TAS1',
    ];
    for (const separator of ['\n', '\t', ' ', ', ']) {
      expect(parseReferences(scans.join(separator))).toEqual({
        references: ['(00)095212340000000013', '(401)9521234TAS1', 'TAS1'],
        duplicates: 3,
        tooLong: [],
      });
    }
  });

  it('[LIST-26] skips texts longer than a reference can be', () => {
    const word = 'x'.repeat(51);
    expect(parseReferences(`${word} TAS1`)).toMatchObject({ references: ['TAS1'], tooLong: [word] });
  });
});
