import { expect, it } from 'vitest';

import { contract } from '../../app.js';
import { documents, readDocuments } from '../contract/read-documents.js';

type Node = { readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a value of a schema has a secret, or a link that is signed for a while. */
function hasSecret(document: unknown, schema: unknown, name = '', within: readonly string[] = []): boolean {
  if (!isNode(schema)) return false;
  if (/secret$/iu.test(name) || schema['format'] === 'uri-reference') return true;
  const { $ref, properties } = schema;
  if (typeof $ref === 'string') {
    if (within.includes($ref)) return false;
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((node, part) => (isNode(node) ? node[part] : undefined), document);
    return hasSecret(document, target, name, [...within, $ref]);
  }
  const named = Object.entries(isNode(properties) ? properties : {});
  const others = [schema['items'], schema['oneOf'], schema['anyOf'], schema['allOf']].flat();
  return (
    named.some(([key, each]) => hasSecret(document, each, key, within)) ||
    others.some((each) => hasSecret(document, each, '', within))
  );
}

it('[PLAT-230] every operation that takes a key and answers a secret or a signed link says what may be kept', () => {
  const all = readDocuments(documents).operations.filter(({ responses, service }) =>
    [...responses].some(
      ([status, { value }]) =>
        status.startsWith('2') &&
        hasSecret(documents[service as keyof typeof documents], value.content?.['application/json']?.schema),
    ),
  );
  expect(all.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['createDocuments', 'listFiles', 'rotateWebhookSecret']),
  );
  const keyed = all.filter(({ parameters }) =>
    parameters.some(({ value }) => value.name === 'Idempotency-Key'),
  );
  const repeats = contract.handlers.filter(({ repeat }) => repeat !== undefined);
  expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual(
    repeats.map(({ operationId }) => operationId).toSorted(),
  );
});
