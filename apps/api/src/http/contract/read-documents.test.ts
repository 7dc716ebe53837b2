import { expect, it } from 'vitest';

import { documents } from './documents.js';
import { readDocuments } from './read-documents.js';

it('the contracts are read once for all servers of a process', () => {
  const first = readDocuments(documents);
  const readers = first.operations.map(first.reader);
  expect(readDocuments(documents)).toBe(first);
  expect(first.operations.map(first.reader)).toEqual(readers);
  expect(readers.length).toBeGreaterThan(100);
  expect(readDocuments({ ...documents })).not.toBe(first);
});

it('a schema is compiled once', () => {
  const { schemas } = readDocuments(documents);
  const pointer = '/components/schemas/ConsignmentSearch';
  expect(schemas.body('consignment', pointer)).toBe(schemas.body('consignment', pointer));
});
