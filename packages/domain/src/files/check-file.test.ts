import { describe, expect, it } from 'vitest';

import { checkFile, fileTypes, findFileType, detectMediaType, maxFileBytes } from './index.js';

const good = {
  file: { size: 1, mediaType: 'image/png' },
  fileTypeCode: 'PHOTO',
  notes: 'Dented corner',
} as const;
const file = (size: number) => ({ ...good.file, size });

describe('checkFile', () => {
  it('[FILE-01] accepts a file with a type and notes', () => {
    expect(checkFile(good)).toEqual([]);
  });

  it.each([
    ['[FILE-01]', { file: null }, 'FILE-01', 'fileData', 'Please select a file to upload.'],
    ['[FILE-01]', { file: file(0) }, 'FILE-01', 'fileData', 'Please select a file to upload.'],
    ['[FILE-01]', { fileTypeCode: '' }, 'FILE-01', 'metadata/fileTypeCode', 'No file type selected'],
    ['[FILE-01]', { fileTypeCode: 'poddoc' }, 'FILE-01', 'metadata/fileTypeCode', 'No file type selected'],
    ['[FILE-01]', { notes: ' \n' }, 'FILE-01', 'metadata/notes', 'Required'],
    [
      '[FILE-02]',
      { file: file(maxFileBytes + 1) },
      'FILE-02',
      'fileData',
      'Selected file has reached size limit - 10MB',
    ],
    [
      '[FILE-08]',
      { file: { size: 1, mediaType: null } },
      'FILE-08',
      'fileData',
      'Only PDF, JPEG and PNG files can be attached',
    ],
  ])('%s %j is refused', (_row, change, id, path, message) => {
    expect(checkFile({ ...good, ...change })).toEqual([{ id, path, message }]);
  });

  it('[FILE-02] accepts exactly 10 × 1024 × 1024 bytes', () => {
    expect(maxFileBytes).toBe(10_485_760);
    expect(checkFile({ ...good, file: file(maxFileBytes) })).toEqual([]);
  });
});

it.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ['<!doctype html><title>photo.png</title>', null],
  ['GIF89a', null],
  ['\u0089PNG\r\n', null],
  [' %PDF-1.7', null],
  ['', null],
])('[FILE-01] [FILE-08] detectMediaType detects %j as %j', (text, mediaType) => {
  expect(detectMediaType(Uint8Array.from(text, (character) => character.charCodeAt(0)))).toBe(mediaType);
});

it('[FILE-07] file types are found by code and sorted by name', () => {
  const names = fileTypes.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(findFileType('PODDOC')).toEqual({ code: 'PODDOC', name: 'Proof of delivery' });
  expect(findFileType('')).toBeNull();
});
