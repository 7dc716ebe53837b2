import { banned } from './banned.js';
import { documents } from './documents.js';
import { fileSizes } from './file-sizes.js';
import type { Guard } from './guard.js';
import { imports } from './imports.js';
import { register } from './register.js';
import { unused } from './unused.js';
import { versions } from './versions.js';

export const guards: readonly Guard[] = [imports, unused, versions, fileSizes, banned, register, documents];
