import { getEntries, getField } from '../repository/json.js';
import { withoutComments, type PackedPackage } from './tarball.js';

/** Dependencies that are installed with the package. */
const installed = ['dependencies', 'peerDependencies', 'optionalDependencies'];
const imported =
  /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"\s]+)['"]|@import\s+['"]([^'"\s]+)['"]/g;
const sideEffectImport = /^import\s*['"]([^'"]+)['"]/gm;

/** Versions resolve anywhere, every import is declared, and bundlers keep every stylesheet. */
export function findManifestFaults(packed: PackedPackage): string[] {
  return [
    ...missingFields(packed),
    ...versionFaults(packed),
    ...undeclared(packed),
    ...sideEffectFaults(packed),
  ];
}

/** What a registry shows, and which Node it asks for. */
function missingFields({ name, manifest }: PackedPackage): string[] {
  const { description, keywords, repository, engines } = shown(manifest);
  const wanted = {
    description: typeof description === 'string' && description.length > 20,
    keywords: Array.isArray(keywords) && keywords.length > 2,
    repository: getField(repository, 'directory') === `packages/${name}`,
    engines: typeof getField(engines, 'node') === 'string',
  };
  return Object.entries(wanted)
    .filter(([, isThere]) => !isThere)
    .map(([field]) => `${name} has no ${field}, or not enough of it`);
}

function shown(manifest: unknown): Record<'description' | 'keywords' | 'repository' | 'engines', unknown> {
  const read = (field: string) => getField(manifest, field);
  return {
    description: read('description'),
    keywords: read('keywords'),
    repository: read('repository'),
    engines: read('engines'),
  };
}

function versionFaults({ name, manifest }: PackedPackage): string[] {
  return [...installed, 'devDependencies'].flatMap((field) =>
    getEntries(getField(manifest, field))
      .filter(([, version]) => /^(?:workspace|catalog):/.test(String(version)))
      .map(
        ([dependency, version]) =>
          `${name} asks for ${dependency} ${String(version)}, which only resolves in this workspace`,
      ),
  );
}

function undeclared({ name, manifest, files }: PackedPackage): string[] {
  const declared = new Set(
    installed.flatMap((field) => getEntries(getField(manifest, field)).map(([dependency]) => dependency)),
  );
  return [...files]
    .filter(([file]) => file.startsWith('dist/'))
    .flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(imported)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((specifier) => /^@?[a-z]/.test(specifier) && !declared.has(toPackageName(specifier)))
        .map((specifier) => `${name}: ${file} imports ${specifier}, which its package.json does not declare`),
    );
}

function toPackageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function sideEffectFaults({ name, manifest, files }: PackedPackage): string[] {
  const kept = getField(manifest, 'sideEffects');
  const patterns = Array.isArray(kept) ? kept.map(String) : [];
  if (kept !== false && patterns.length === 0) return [`${name} does not declare sideEffects`];
  const isKept = (file: string): boolean => patterns.some((pattern) => matches(pattern, file));
  return [...files].flatMap(([file, text]) => [
    ...(file.endsWith('.css') && !isKept(file)
      ? [`${name}: a bundler may drop ${file}: see sideEffects`]
      : []),
    ...(file.endsWith('.js') && hasEffect(text) && !isKept(file)
      ? [`${name}: ${file} imports a module for its side effects but does not declare them in sideEffects`]
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
