// tsc doesn't emit stylesheets; the package needs them beside the modules that import them.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (source) => source !== 'src/testing' && (!/\.[^./]+$/.test(source) || source.endsWith('.css')),
});

// Types for importing styles.css without a bundler's own types.
writeFileSync('dist/styles.css.d.ts', 'export {};\n');

// tsc keeps stylesheet imports in declarations, which a compiler without a bundler can't resolve. An empty line stays, so
// that the declaration's map still fits.
for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const text = readFileSync(`dist/${file}`, 'utf8');
  const types = text.replaceAll(/^import '[^']+\.css';$/gm, '');
  if (types !== text) writeFileSync(`dist/${file}`, types);
}
