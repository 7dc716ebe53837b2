import { readFileSync } from 'node:fs';

import { decodeUtf8 } from './utf8.js';

const SECRETS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'FILE_KEYS',
  'FILES_ACCESS_KEY_ID',
  'FILES_SECRET_ACCESS_KEY',
  'SMTP_URL',
];

/**
 * Reads each secret whose variable with _FILE names a file, such as a mounted secret of Docker or Kubernetes. A fault is
 * a line without the path or anything of the file.
 */
export function readSecretFiles(environment: Readonly<Record<string, string | undefined>>): {
  readonly secrets: Readonly<Record<string, string>>;
  readonly faults: string[];
} {
  const secrets: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`]?.trim() ?? '';
    if (path === '') continue;
    if ((environment[name]?.trim() ?? '') !== '') {
      faults.push(`${name} and ${name}_FILE are both set: remove one`);
      continue;
    }
    try {
      const secret = decodeUtf8(readFileSync(path))?.trim();
      if (secret === undefined) faults.push(`${name}_FILE names a file that is not UTF-8 text`);
      else if (secret === '') faults.push(`${name}_FILE names an empty file`);
      else secrets[name] = secret;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      faults.push(`${name}_FILE names a file that can't be read: ${code}`);
    }
  }
  return { secrets, faults };
}
