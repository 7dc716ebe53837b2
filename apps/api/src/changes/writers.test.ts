import { readFileSync, readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

const tables = 'consignments|status_history|delivery_events|line_items|consignment_prices';
const writing = new RegExp(
  String.raw`(?:insertInto|updateTable|deleteFrom)\('(?:${tables})\b|(?:insert into|update|delete from) (?:${tables})\b`,
  'u',
);

interface Declaration {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  /** What its file imports. */
  readonly imports: string;
}

function listDeclarations(file: string, source: string): Declaration[] {
  const [imports = '', ...declarations] = `\n${source}`.split(
    /^(?=(?:export )?(?:async function|function|const|class) \w)/mu,
  );
  return declarations.map((text) => {
    const [, name = ''] = /(?:function|const|class) (\w+)/u.exec(text) ?? [];
    return { name, file, text, imports };
  });
}

/** They load demonstration data, before anybody listens. */
const loading = new Set(['stampPrices', 'bookDeliveries']);

/**
 * The functions that write consignments, themselves or through others, and that no other function calls, although none
 * on the way reports the changes.
 */
function listSilentWriters(all: readonly Declaration[]): string[] {
  const isSilent = ({ text }: Declaration) => !/\breport(?:Changes|Edit|Priced|Anonymised)\(/u.test(text);
  const calls = (caller: Declaration, { name, file, text }: Declaration) =>
    (caller.file === file ||
      (text.startsWith('export') && new RegExp(String.raw`\b${name}\b`, 'u').test(caller.imports))) &&
    new RegExp(String.raw`(?<![.\w])${name}\(`, 'u').test(caller.text);
  const silent = all.filter((each) => isSilent(each) && writing.test(each.text) && !loading.has(each.name));
  // It grows while it is walked: a silent caller of a silent writer is one too.
  for (const writer of silent) {
    silent.push(
      ...all.filter(
        (each) => each !== writer && !silent.includes(each) && isSilent(each) && calls(each, writer),
      ),
    );
  }
  return silent
    .filter((writer) => !all.some((each) => each !== writer && calls(each, writer)))
    .map(({ name }) => name);
}

const folders = [new URL('../', import.meta.url), new URL('../../../local/src/', import.meta.url)];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
    .flatMap((path) => listDeclarations(path, readFileSync(new URL(path, folder), 'utf8'))),
);

it('whoever writes a consignment reports its changes', () => {
  expect(sources.filter(({ text }) => writing.test(text)).length).toBeGreaterThan(15);
  expect(listSilentWriters(sources)).toEqual([]);
});

it.each([
  [
    'an operation',
    "import { moveStatus } from './store.js';\nexport const cancel = operation(() => moveStatus(tx));",
  ],
  [
    'a function in between',
    "import { moveStatus } from './store.js';\nfunction cancel() {\n  return () => moveStatus(tx);\n}",
  ],
])('%s that does not is found', (_name, source) => {
  const store =
    'export function moveStatus(tx) {\n  return sql`update consignments c set status_code = 1`;\n}';
  const declarations = listDeclarations('store.ts', store);
  const plant = (planted: string) =>
    listSilentWriters([...declarations, ...listDeclarations('cancel.ts', planted)]);
  expect(plant(source)).toEqual(['cancel']);
  expect(plant(source.replace('moveStatus(tx)', 'moveStatus(tx).then(() => reportChanges(tx))'))).toEqual([]);
});
