import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The workspace's root, wherever the command was started. */
export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

/** Every file that git tracks or would track below `root`, as relative paths with forward slashes. */
export function listFiles(root: string): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = new Set(output.split('\0').filter(Boolean));
  return [...files].filter((file) => existsSync(path.join(root, file))).sort();
}

/** A file's text, or null where there is no such file. */
export function findText(root: string, file: string): string | null {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}

export function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

const generated = /(^|\/)generated\/|\.gen\.ts$/;
const source = /\.[cm]?[jt]sx?$/;
const test = /\.(race\.)?(test|spec)\.tsx?$/;

/** Code that people write, without generated files. */
export function isSource(file: string): boolean {
  return source.test(file) && !generated.test(file) && !file.endsWith('.d.ts');
}

export function isTest(file: string): boolean {
  return test.test(file);
}

/** Support of tests. */
export function isForTests(file: string): boolean {
  return file.includes('/testing/');
}

/** Every story is a test: `pnpm test` renders it in a browser. */
export function isStory(file: string): boolean {
  return file.endsWith('.stories.tsx');
}
