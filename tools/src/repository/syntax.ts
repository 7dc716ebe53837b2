import { parseSync } from '@swc/core';

/** A syntax node of the parser; only `type` is certain, so check other fields before use. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export function parseSource(file: string, text: string): SyntaxNode {
  const program: unknown = parseSync(text, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  });
  if (!isNode(program)) throw new TypeError(`${file} has no syntax tree`);
  return program;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

/** Calls `visit` for each node below `value`, parents first; the parent list runs from the root down. */
export function walk(
  value: unknown,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
  parents: readonly SyntaxNode[] = [],
): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit, parents);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  let below = parents;
  if (isNode(value)) {
    visit(value, parents);
    below = [...parents, value];
  }
  for (const entry of Object.values(value)) walk(entry, visit, below);
}

/** The text of a string or template literal, with `…` for expressions; null for anything else. */
export function literalText(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'StringLiteral') return String(value['value']);
  if (value.type !== 'TemplateLiteral') return null;
  const quasis = value['quasis'];
  if (!Array.isArray(quasis)) return null;
  return quasis.map((quasi) => (isNode(quasi) ? String(quasi['cooked'] ?? quasi['raw']) : '')).join('…');
}

/** The dotted name of a callee: `it`, `it.each`, `test.describe`; null when it isn't a plain name. */
export function calleeName(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Identifier') return String(value['value']);
  if (value.type === 'CallExpression') return calleeName(value['callee']);
  if (value.type === 'TaggedTemplateExpression') return calleeName(value['tag']);
  if (value.type !== 'MemberExpression') return null;
  const object = calleeName(value['object']);
  const property = calleeName(value['property']);
  return object && property ? `${object}.${property}` : null;
}
