import { entriesOf, fieldOf } from '../repository/json.js';
import { withoutComments, type Packed } from './tarball.js';

/** What an installation goes by; development dependencies of an installed package are never looked at. */
const installed = ['dependencies', 'peerDependencies', 'optionalDependencies'];
const imported =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"\s]+)['"]|@import\s+['"]([^'"\s]+)['"]/g;
const sideEffectImport = /^import\s*['"]([^'"]+)['"]/gm;

/** Versions that everyone knows, every import declared, and no stylesheet that a bundler may drop. */
export function manifestFaults(packed: Packed): string[] {
  return [...versionFaults(packed), ...undeclared(packed), ...sideEffectFaults(packed)];
}

function versionFaults({ name, manifest }: Packed): string[] {
  return [...installed, 'devDependencies'].flatMap((field) =>
    entriesOf(fieldOf(manifest, field))
      .filter(([, version]) => /^(?:workspace|catalog):/.test(String(version)))
      .map(
        ([dependency, version]) =>
          `${name} asks for ${dependency} ${String(version)}, which only this workspace knows`,
      ),
  );
}

function undeclared({ name, manifest, files }: Packed): string[] {
  const declared = new Set(
    installed.flatMap((field) => entriesOf(fieldOf(manifest, field)).map(([dependency]) => dependency)),
  );
  return [...files]
    .filter(([file]) => file.startsWith('dist/'))
    .flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(imported)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((specifier) => /^@?[a-z]/.test(specifier) && !declared.has(packageOf(specifier)))
        .map((specifier) => `${name}: ${file} imports ${specifier}, which its package.json does not ask for`),
    );
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function sideEffectFaults({ name, manifest, files }: Packed): string[] {
  const kept = fieldOf(manifest, 'sideEffects');
  const patterns = Array.isArray(kept) ? kept.map(String) : [];
  if (kept !== false && patterns.length === 0) return [`${name} does not say which files have side effects`];
  const isKept = (file: string): boolean => patterns.some((pattern) => matches(pattern, file));
  return [...files].flatMap(([file, text]) => [
    ...(file.endsWith('.css') && !isKept(file)
      ? [`${name}: a bundler may drop ${file}: see sideEffects`]
      : []),
    ...(file.endsWith('.js') && hasEffect(text) && !isKept(file)
      ? [`${name}: ${file} imports a module for its effect, and says that it has none: see sideEffects`]
      : []),
  ]);
}

function hasEffect(text: string): boolean {
  return [...text.matchAll(sideEffectImport)].some(([, specifier = '']) => !specifier.endsWith('.css'));
}

/** `**` is any folder, `*` any name. */
function matches(pattern: string, file: string): boolean {
  const source = pattern
    .replace(/^\.\//, '')
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${source}$`).test(file);
}
