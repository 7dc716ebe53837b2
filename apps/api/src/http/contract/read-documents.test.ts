import { expect, it } from 'vitest';

import { documents } from './documents.js';
import { readDocuments } from './read-documents.js';

it('the contracts are read once for all servers of a process', () => {
  const first = readDocuments(documents);
  const [operation] = first.operations;
  expect(readDocuments(documents)).toBe(first);
  expect(operation).toBeDefined();
  if (operation !== undefined) expect(first.reader(operation)).toBe(first.reader(operation));
  expect(readDocuments({ ...documents })).not.toBe(first);
});

it('a schema is compiled once', () => {
  const { schemas } = readDocuments(documents);
  const pointer = '/components/schemas/ConsignmentSearch';
  expect(schemas.body('consignment', pointer)).toBe(schemas.body('consignment', pointer));
});
