import { findText, listFiles, readText } from '../repository/files.js';
import { getField } from '../repository/json.js';
import { calleeName, isNode, literalText, parseSource, walk } from '../repository/syntax.js';
import { readContracts, type Contracts } from './contracts.js';

export interface Unbuilt {
  readonly operations: Contracts['operations'];
  /** Operations that still answer 501. */
  readonly notBuilt: Contracts['operations'];
  /** Routes that show the placeholder. */
  readonly placeholders: readonly { readonly path: string; readonly file: string }[];
  readonly faults: readonly string[];
}

const notBuiltFile = 'apps/api/src/not-built.ts';
const routesFolder = 'apps/web/src/routes/';

/** Operations without a handler and routes without a screen, read from the sources. */
export function readUnbuilt(root: string): Unbuilt {
  const { operations, faults: contractFaults } = readContracts(root);
  const faults = [...contractFaults];
  const named = new Set<string>();
  const text = findText(root, notBuiltFile);
  if (text === null) faults.push(`${notBuiltFile} is missing, so unbuilt operations can't be listed`);
  else for (const word of listWords(notBuiltFile, text)) named.add(word);
  return {
    operations,
    notBuilt: operations.filter((operation) => named.has(operation.operationId)),
    placeholders: readPlaceholders(root),
    faults,
  };
}

function listWords(file: string, text: string): string[] {
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
  const expression = getField(first, 'expression');
  return isNode(expression) ? literalText(expression) : null;
}
