import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, vi } from 'vitest';

import { documents, readDocuments } from './read-documents.js';

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

it('[CALL-305] no call waits for the compiler once the readers are compiled', () => {
  const { operations, reader, compileReaders } = readDocuments({ ...documents });
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  compileReaders();
  expect(compile.mock.calls.length).toBeGreaterThan(operations.length);
  compile.mockClear();
  for (const operation of operations) reader(operation);
  expect(compile).not.toHaveBeenCalled();
});
