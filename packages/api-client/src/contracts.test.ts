import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { documents } from './generated/documents.js';
import { contractOperations } from './generated/operations.js';

type Json = Record<string, unknown>;

const root = fileURLToPath(new URL('../../../', import.meta.url));

const record = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

/** Every object in a tree, with its path. */
function* walk(value: unknown, path = ''): Generator<[string, Json]> {
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) yield* walk(entry, `${path}/${index}`);
  } else if (typeof value === 'object' && value !== null) {
    yield [path, record(value)];
    for (const [name, entry] of Object.entries(value)) yield* walk(entry, `${path}/${name}`);
  }
}

function resolve(document: unknown, pointer: string): unknown {
  const names = pointer.slice(2).split('/');
  return names.reduce(
    (node, name) => record(node)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}

/** The request schemas by location; each reference is followed once. */
function requestSchemas(document: unknown): Map<string, Json> {
  const found = new Map<string, Json>();
  const visit = (node: unknown, place: string) => {
    for (const [path, schema] of walk(node, place)) {
      if (/\/examples?(?:\/|$)/.test(path)) continue;
      const reference = schema['$ref'];
      if (typeof reference !== 'string') found.set(path, schema);
      else if (!found.has(reference)) {
        found.set(reference, {});
        visit(resolve(document, reference), reference);
      }
    }
  };
  for (const [path, node] of walk(record(document)['paths'])) {
    if (path.endsWith('/requestBody') || /\/parameters\/\d+$/.test(path)) visit(node, path);
  }
  return found;
}

const bodies = Object.values(documents).flatMap((document) => Array.from(requestSchemas(document)));
const isClosed = (schema: Json) =>
  schema['additionalProperties'] !== undefined || schema['unevaluatedProperties'] === false;
const schemaTypes = (schema: Json) => [schema['type']].flat();

function registerRows(): Iterable<RegExpExecArray> {
  const text = readFileSync(`${root}docs/spec/06-calls.md`, 'utf8');
  return text.matchAll(/^\| CALL-\d+ \| [A-Za-z, ]+ \| ([A-Z, ]+) (\/api[^\s;]+)(.*)\|$/gm);
}

/** A row names methods and a path; CALL-41 puts the item in square brackets, CALL-44 names a second path. */
function parseCalls([, methods = '', path = '', rest = '']: readonly string[]): string[] {
  const [, list = path, item = ''] = /^(.*)\[(.*)\]$/.exec(path) ?? [];
  const named = methods.split(', ').map((method) => `${method} ${method === 'POST' ? list : list + item}`);
  const fileId = /DELETE \.\.\.\/files(\/\S+)/.exec(rest)?.[1];
  return fileId === undefined ? named : named.concat(`DELETE ${path}${fileId}`);
}

describe('the contracts', () => {
  it('contain exactly the calls of the register, by method and path', () => {
    const expected = [...registerRows()].flatMap(parseCalls);
    const present = contractOperations.map((operation) => `${operation.method} ${operation.path}`);
    expect(present.toSorted()).toEqual(expected.toSorted());
  });

  it('give every operation a unique operationId across services', () => {
    const names = contractOperations.map((operation) => operation.operationId);
    expect(names.length).toBe(new Set(names).size);
  });

  it('[PROV-01] require Access.DISPATCH in every alternative, except in public and provider operations', () => {
    const open = contractOperations.filter((operation) =>
      operation.permissions.some((alternative) => !alternative.includes('Access.DISPATCH')),
    );
    expect(open).toMatchObject(
      ['reportEvents', 'reportProofFile', 'listAnswers'].map((operationId) => ({
        operationId,
        permissions: [['Provider.REPORT']],
      })),
    );
  });

  it('return errors in the shape of their version', () => {
    const wrong = contractOperations.flatMap(({ service, path, method, errorShape }) => {
      const document = documents[service];
      const operation = record(record(document.paths[path])[method.toLowerCase()]);
      return Object.entries(record(operation['responses'])).flatMap(([status, response]) => {
        if (status.startsWith('2')) return [];
        const reference = record(response)['$ref'];
        const answer = record(typeof reference === 'string' ? resolve(document, reference) : response);
        const types = Object.keys(record(answer['content'])).toSorted();
        const expected = ['application/json', 'application/problem+json'].slice(
          errorShape === 'messages' ? 0 : 1,
        );
        return types.join() === expected.join() ? [] : [`${method} ${path} ${status}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('allow no additional properties in request bodies', () => {
    // The whole closes the parts of an allOf; unsaved work is free-form.
    const parts = new Set(
      bodies.flatMap(([path, schema]) =>
        Array.isArray(schema['allOf'])
          ? schema['allOf'].map((part, index) => String(record(part)['$ref'] ?? `${path}/allOf/${index}`))
          : [],
      ),
    );
    const open = bodies.flatMap(([path, schema]) => {
      const isOpen = schemaTypes(schema).includes('object') && !isClosed(schema) && !parts.has(path);
      return isOpen && !path.endsWith('/content') ? [path] : [];
    });
    expect(open).toEqual([]);
  });

  it('limit every text and list in a request', () => {
    const unbounded = bodies.flatMap(([path, schema]) => {
      const bounds = ['enum', 'maxLength', 'pattern', 'format', 'const'].some((name) => name in schema);
      const types = schemaTypes(schema);
      const fault =
        (types.includes('string') && !bounds) || (types.includes('array') && !('maxItems' in schema));
      return fault ? [path] : [];
    });
    expect(unbounded).toEqual([]);
  });

  it('[CALL-271] describe a message for each event of a webhook, for the provider, and for a test', () => {
    const { components, webhooks } = documents.consignment;
    const { enum: events } = record(record(record(components)['schemas'])['EventType']);
    expect(Object.keys(record(webhooks)).toSorted()).toEqual(
      [events, 'answers.waiting', 'webhook.test'].flat().toSorted(),
    );
  });

  it('use every schema', () => {
    const used = new Set(
      Object.values(documents).flatMap((document) =>
        Object.keys(record(record(document.components)['schemas'])),
      ),
    );
    const files = [
      'openapi/common/schemas.yaml',
      ...readdirSync(`${root}openapi/consignment`).map((file) => `openapi/consignment/${file}`),
    ];
    const written = files.flatMap((file) => {
      const content = record(parse(readFileSync(`${root}${file}`, 'utf8')));
      if (file.endsWith('/parameters.yaml')) return [];
      return Object.keys(file.includes('/common/') ? content : record(content['schemas']));
    });
    expect(written.length).toBeGreaterThan(100);
    expect(written.filter((name) => !used.has(name))).toEqual([]);
  });
});
