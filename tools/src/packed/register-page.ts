import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readRegister, type RegisterRow } from '../spec/register.js';

type Rows = ReadonlyMap<string, RegisterRow>;

const anyId = /\b[A-Z]{2,6}-\d{2,3}\b/gu;
const comment = /\/\*\*[\s\S]*?\*\//gu;
/** An ID becomes a link; code and links stay. */
const linkable = new RegExp(`\\{@link [^}]*\\}|\`[^\`\\n]*\`|${anyId.source}`, 'gu');
const mapOfFile = /^\/\/# sourceMappingURL=.*$/mu;

/**
 * Writes the rows of the register that a built package names into it: REGISTER.md for readers, and dist/register.d.ts, to
 * which the comments of the declarations link. An editor finds a declaration wherever a package is installed, but no file
 * by a relative address (docs/adr/0050). A package can be packed twice.
 */
export function writeRegister(root: string, name: string): void {
  const folder = path.join(root, 'packages', name);
  const dist = path.join(folder, 'dist');
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|d\.ts)$/u.test(file) && file !== 'register.d.ts')
    .map((file) => ({ file, text: readFileSync(path.join(dist, file), 'utf8') }));
  const { rows: all } = readRegister(root);
  const rows = findNamedRows(
    built.map(({ text }) => text),
    all,
  );
  for (const { file, text } of built) {
    if (!file.endsWith('.d.ts')) continue;
    const linked = linkDeclarations(text, toSpecifier(file), rows);
    if (linked !== text) writeFileSync(path.join(dist, file), linked);
  }
  writeFileSync(path.join(dist, 'register.d.ts'), writeRegisterTypes(rows));
  writeFileSync(path.join(folder, 'REGISTER.md'), writeRegisterPage(name, rows));
}

function toSpecifier(file: string): string {
  const up = path.posix.relative(path.posix.dirname(file.replaceAll(path.sep, '/')), 'register.js');
  return up.startsWith('.') ? up : `./${up}`;
}

/** The rows that the texts name, with the rows that these name, in the order of the register. */
export function findNamedRows(texts: readonly string[], all: Rows): Rows {
  const named = new Set<string>();
  const queue = [...texts];
  for (let text = queue.pop(); text !== undefined; text = queue.pop()) {
    for (const [id] of text.matchAll(anyId)) {
      const row = named.has(id) ? undefined : all.get(id);
      if (row === undefined) continue;
      named.add(id);
      queue.push(row.text);
    }
  }
  return new Map([...all].filter(([id]) => named.has(id)));
}

/** Links the IDs in the comments of a file of declarations. */
export function linkDeclarations(text: string, specifier: string, rows: Rows): string {
  const linked = text.replaceAll(comment, (found) => linkIds(found, rows, 'register.'));
  const statement = `import type * as register from '${specifier}';`;
  if (linked === text || text.includes(statement)) return linked;
  const map = mapOfFile.exec(linked)?.[0] ?? '';
  return `${linked.replace(mapOfFile, '').trimEnd()}\n${statement}\n${map}`;
}

function linkIds(text: string, rows: Rows, module: string): string {
  return text.replaceAll(linkable, (found) =>
    rows.has(found) ? `{@link ${module}${toTypeName(found)} | ${found}}` : found,
  );
}

const toTypeName = (id: string): string => id.replace('-', '_');

/** A type for each row, with the row as its comment. */
export function writeRegisterTypes(rows: Rows): string {
  const types = [...rows.values()].map(
    ({ id, text }) =>
      `/** ${linkIds(text, rows, '').replaceAll('*/', '*\\/')} */\nexport type ${toTypeName(id)} = '${id}';\n`,
  );
  return `// The behaviours that the comments of this package name. REGISTER.md has them as a page.\n\n${types.join('\n')}`;
}

/** The page: a heading for each row, to which the others link. */
export function writeRegisterPage(name: string, rows: Rows): string {
  const sections = [...rows.values()].map(
    ({ id, text }) =>
      `## ${id}\n\n${text.replaceAll(anyId, (found) => (rows.has(found) ? `[${found}](#${found.toLowerCase()})` : found))}\n`,
  );
  return `# The behaviours that @consign/${name} names\n\nThe \`id\` of a problem, and the IDs in comments, stand for these.\n\n${sections.join('\n')}`;
}

/** Links of the declarations without a row in the package, and IDs of the register without a link. */
export function findRegisterFaults(name: string, files: ReadonlyMap<string, string>, all: Rows): string[] {
  const types = files.get('dist/register.d.ts') ?? '';
  const page = files.get('REGISTER.md') ?? '';
  return [...files].flatMap(([file, text]) => {
    if (!file.endsWith('.d.ts')) return [];
    const comments = text.match(comment) ?? [];
    const links = comments.flatMap((found) => [
      ...found.matchAll(/\{@link (?:register\.)?([A-Z]+_\d+) \|/gu),
    ]);
    const dead = links.flatMap(([, type = '']) => {
      const isThere =
        types.includes(`export type ${type} =`) && page.includes(`## ${type.replace('_', '-')}\n`);
      return isThere ? [] : [`${name}: ${file} links to ${type}, which the package does not have`];
    });
    const bare = comments.flatMap((found) => found.match(linkable) ?? []).filter((id) => all.has(id));
    return [...dead, ...bare.map((id) => `${name}: ${file} names ${id} without a link to its row`)];
  });
}
