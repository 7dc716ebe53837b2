import { parseSync } from '@swc/core';

/** A syntax node as the parser gives it: only `type` is sure, the rest is looked at before use. */
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

/** The words of a string or template literal, `…` where a template has an expression; null for anything else. */
export function literalText(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'StringLiteral') return String(value['value']);
  if (value.type !== 'TemplateLiteral') return null;
  const quasis = value['quasis'];
  if (!Array.isArray(quasis)) return null;
  return quasis.map((quasi) => (isNode(quasi) ? String(quasi['cooked'] ?? quasi['raw']) : '')).join('…');
}

/** The dotted name of what is called: `it`, `it.each`, `test.describe`; null where it is no plain name. */
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
