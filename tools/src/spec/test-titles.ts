import { isStory, isTest, listFiles, readText } from '../repository/files.js';
import { calleeName, literalText, parseSource, walk, type SyntaxNode } from '../repository/syntax.js';

/** A test, group of tests or story, and the register IDs at the start of its title. */
export interface TestTitle {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ids: readonly string[];
}

export interface TestTitles {
  readonly titles: readonly TestTitle[];
  readonly faults: readonly string[];
}

const id = '[A-Z]{2,}-\\d+';
const openingBrackets = new RegExp(`^(\\s*\\[${id}(?:[\\s,]+${id})*\\])+`);
const anyId = new RegExp(`\\b${id}\\b`, 'g');
const bracketedId = new RegExp(`\\[${id}`);
const titled = /^(it|test|describe)(\.(each|for|concurrent|sequential|describe|serial|parallel|extend))*$/;
const holdsTests = /^(it|test)(\.(each|for|concurrent|sequential|extend))*$/;

const namedStory = new RegExp(`/\\*\\*\\s*(\\[${id}[^*]*?)\\s*\\*/\\nexport const (\\w+)`, 'g');

/**
 * The title of every test in the repository, read without running it. Skipped tests and groups without tests are left
 * out. A story counts if its comment starts with an ID.
 */
export function readTestTitles(root: string): TestTitles {
  const titles: TestTitle[] = [];
  const faults: string[] = [];
  for (const file of listFiles(root).filter(isTest)) {
    const text = readText(root, file);
    walk(parseSource(file, text), (node) => {
      const title = findTitle(node);
      if (title === null) return;
      const line = findLine(text, title);
      const brackets = openingBrackets.exec(title)?.[0] ?? '';
      const ids = [...new Set(brackets.match(anyId) ?? [])];
      if (bracketedId.test(title.slice(brackets.length))) {
        faults.push(`${file}:${line} has an ID that is not at the start of its title: ${title}`);
      }
      titles.push({ file, line, title, ids });
    });
  }
  return { titles: [...titles, ...readStories(root)], faults };
}

function readStories(root: string): TestTitle[] {
  return listFiles(root)
    .filter(isStory)
    .flatMap((file) => {
      const text = readText(root, file);
      return [...text.matchAll(namedStory)].map(({ index, 1: comment = '', 2: name = '' }) => {
        const brackets = openingBrackets.exec(comment)?.[0] ?? '';
        return {
          file,
          line: text.slice(0, index).split('\n').length,
          title: `${brackets} ${name}`,
          ids: [...new Set(brackets.match(anyId) ?? [])],
        };
      });
    });
}

function findTitle(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression') return null;
  const name = calleeName(node['callee']);
  if (!name || !titled.test(name)) return null;
  const [first, ...others] = getArguments(node);
  const title = literalText(first);
  if (title === null || others.length === 0) return null;
  return holdsTests.test(name) || hasTest(others) ? title : null;
}

function getArguments(node: SyntaxNode): unknown[] {
  const list = node['arguments'];
  if (!Array.isArray(list)) return [];
  return list.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'expression') : null,
  );
}

function hasTest(group: unknown): boolean {
  let found = false;
  walk(group, (node) => {
    const name = node.type === 'CallExpression' ? calleeName(node['callee']) : null;
    if (name && holdsTests.test(name)) found = true;
  });
  return found;
}

function findLine(text: string, title: string): number {
  const [start = ''] = title.split('…');
  const at = text.indexOf(start);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
