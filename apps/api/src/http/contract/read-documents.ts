import { documents as generated } from '@consign/api-client/documents';

import type { BodyLimits } from './body-limits.js';
import type { ContractDocument } from './document.js';
import { type ContractOperation, listOperations } from './operations.js';
import { type ReadRequest, createRequestReader, getBodyLimits } from './request.js';
import { Schemas } from './validation.js';

type Documents = Readonly<Record<string, ContractDocument>>;

/** What follows from the contracts alone, whichever server answers by them. */
export interface ReadDocuments {
  readonly operations: readonly ContractOperation[];
  readonly schemas: Schemas;
  /** Compiled on first use. */
  readonly reader: (operation: ContractOperation) => ReadRequest;
  readonly bodyLimits: (operation: ContractOperation) => BodyLimits;
  /** Compiles the readers of all operations, so that no first call waits for its own (CALL-305). */
  readonly compileReaders: () => void;
}

const read = new WeakMap<Documents, ReadDocuments>();

/** Read once for each process: compiling the schemas takes longer than starting a server over them. */
export function readDocuments(documents: Documents): ReadDocuments {
  const found = read.get(documents) ?? parse(documents);
  read.set(documents, found);
  return found;
}

function parse(documents: Documents): ReadDocuments {
  const schemas = new Schemas(documents);
  const operations = Object.entries(documents).flatMap(([service, document]) =>
    listOperations(service, document),
  );
  const reader = remember((operation) => createRequestReader(operation, schemas));
  return {
    operations,
    schemas,
    reader,
    bodyLimits: remember((operation) => getBodyLimits(operation, schemas)),
    compileReaders: () => {
      for (const operation of operations) reader(operation);
    },
  };
}

function remember<Made>(
  make: (operation: ContractOperation) => Made,
): (operation: ContractOperation) => Made {
  const made = new Map<ContractOperation, Made>();
  return (operation) => {
    const known = made.get(operation) ?? make(operation);
    made.set(operation, known);
    return known;
  };
}

/** The four contracts, bundled: every reference points within its own document. */
export const documents = generated as unknown as Readonly<Record<string, ContractDocument>>;
