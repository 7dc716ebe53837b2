import { parse } from 'yaml';

import { findText, listFiles, readText } from '../repository/files.js';
import { entriesOf, fieldOf } from '../repository/json.js';
import { calleeName, isNode, literalText, parseSource, walk } from '../repository/syntax.js';

/** One operation of the contracts. */
export interface Operation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly file: string;
}

export interface Unbuilt {
  readonly operations: readonly Operation[];
  /** Operations that still answer 501. */
  readonly notBuilt: readonly Operation[];
  /** Routes whose screen is still the placeholder: path and file. */
  readonly placeholders: readonly { readonly path: string; readonly file: string }[];
  readonly faults: readonly string[];
}

const notBuiltFile = 'apps/api/src/operations/not-built.ts';
const routesFolder = 'apps/web/src/routes/';
const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** What the contracts promise and the product does not do yet, read from the sources. */
export function readUnbuilt(root: string): Unbuilt {
  const operations = readOperations(root);
  const faults: string[] = [];
  const named = new Set<string>();
  const text = findText(root, notBuiltFile);
  if (text === null)
    faults.push(`${notBuiltFile} is not there: no operation can be told from one that is built`);
  else for (const word of wordsOf(notBuiltFile, text)) named.add(word);
  return {
    operations,
    notBuilt: operations.filter((operation) => named.has(operation.operationId)),
    placeholders: readPlaceholders(root),
    faults,
  };
}

function readOperations(root: string): Operation[] {
  const files = listFiles(root).filter((file) => /^openapi\/[^/]+\.yaml$/.test(file));
  return files.flatMap((file) => {
    const contract: unknown = parse(readText(root, file));
    return entriesOf(fieldOf(contract, 'paths')).flatMap(([path, item]) =>
      entriesOf(item).flatMap(([method, operation]) => {
        const operationId = fieldOf(operation, 'operationId');
        if (!methods.has(method) || typeof operationId !== 'string') return [];
        return [{ operationId, method: method.toUpperCase(), path, file }];
      }),
    );
  });
}

function wordsOf(file: string, text: string): string[] {
  const words: string[] = [];
  walk(parseSource(file, text), (node) => {
    const word = node.type === 'Identifier' ? String(node['value']) : literalText(node);
    if (word !== null) words.push(word);
  });
  return words;
}

function readPlaceholders(root: string): { path: string; file: string }[] {
  const files = listFiles(root).filter((file) => file.startsWith(routesFolder) && /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    if (/\.test\.tsx?$/.test(file)) return [];
    let path = file.slice(routesFolder.length);
    let placeholder = false;
    walk(parseSource(file, readText(root, file)), (node) => {
      if (node.type === 'Identifier' && /Placeholder/.test(String(node['value']))) placeholder = true;
      if (node.type === 'CallExpression' && calleeName(node['callee']) === 'createFileRoute') {
        path = routePath(node['arguments']) ?? path;
      }
    });
    return placeholder ? [{ path, file }] : [];
  });
}

function routePath(list: unknown): string | null {
  const first: unknown = Array.isArray(list) ? list[0] : null;
  const expression = fieldOf(first, 'expression');
  return isNode(expression) ? literalText(expression) : null;
}
