// tsc emits no stylesheets: the packed tarball needs them beside the modules that import them.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (source) => source !== 'src/testing' && (!/\.[^./]+$/.test(source) || source.endsWith('.css')),
});

// Types for whoever imports the sheet by its name without a bundler's own types.
writeFileSync('dist/styles.css.d.ts', 'export {};\n');

// tsc keeps the imports of stylesheets in declarations, where a compiler without a bundler cannot follow them.
for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const text = readFileSync(`dist/${file}`, 'utf8');
  const types = text.replaceAll(/^import '[^']+\.css';\n/gm, '');
  if (types !== text) writeFileSync(`dist/${file}`, types);
}
