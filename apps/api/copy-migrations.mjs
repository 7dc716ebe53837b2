import { cpSync } from 'node:fs';

// tsc copies no .sql: the migrations go beside the code that runs them.
cpSync(new URL('src/store/migrations', import.meta.url), new URL('dist/store/migrations', import.meta.url), {
  recursive: true,
});
