// tsc emits no stylesheets: the packed tarball needs them beside the modules that import them.
import { cpSync } from 'node:fs';

cpSync('src', 'dist', {
  recursive: true,
  filter: (source) => source !== 'src/testing' && (!/\.[^./]+$/.test(source) || source.endsWith('.css')),
});
