import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';
import { expect, it } from 'vitest';

import * as resources from '../generated/methods/index.js';

const folder = fileURLToPath(new URL('../generated/methods/', import.meta.url));
const toFile = (resource: string) => resource.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Each method's comment and declaration, as an editor shows them. */
const hovers = Object.entries(resources).flatMap(([resource, methods]) => {
  const source = readFileSync(`${folder}${toFile(resource)}.ts`, 'utf8');
  return Object.keys(methods).map((name): [string, string] => {
    const declared = new RegExp(
      `/\\*\\*((?:(?!/\\*\\*)[\\s\\S])*?)\\*/\\n(?:export )?function ${name}_?\\(.*`,
      'u',
    );
    const [hover = ''] = declared.exec(source) ?? [];
    return [`${resource}.${name}`, hover.replaceAll(/^ \*(?!\/) ?/gmu, '')];
  });
});

it.each(hovers)(
  '[CALL-272] %s says what it does, who may call it, what is refused and how',
  (name, hover) => {
    expect(hover).toMatch(/^\/\*\*\n[A-Z]/u);
    expect(hover).toMatch(/^Permissions: [A-Z]|^Needs no token\.$/mu);
    expect(hover).toMatch(/^@throws ApiError \d{3}: /mu);
    expect(hover).toContain(`@example\n`);
    expect(hover).toContain(`await ${name}(client`);
    const parameters = /function \w+\((.*), options\??:/u.exec(hover)?.[1] ?? '';
    for (const [, parameter = ''] of parameters.matchAll(/, (\w+): /gu))
      expect(hover).toContain(`@param ${parameter} `);
    expect(hover).not.toMatch(/operations\[/u);
  },
);

/** Compiles a program of this folder. */
function findTypeFaults(text: string): string[] {
  const file = fileURLToPath(new URL('every-example.ts', import.meta.url));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => (name === file ? text : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const COMPILER_TIMEOUT_MS = 60_000;

it('[CALL-272] the example of every method compiles', { timeout: COMPILER_TIMEOUT_MS }, () => {
  const examples = hovers.map(
    ([, hover], index) =>
      `async function example${index}() {\n${/@example\n([\s\S]*?)\n \*\//u.exec(hover)?.[1]}\n}`,
  );
  const head = `import { ${Object.keys(resources).join(', ')}, type ConsignClient } from '../index.js';
declare const client: ConsignClient;
declare const body: never;
declare const query: never;
`;
  expect(findTypeFaults(`${head}${examples.join('\n')}`)).toEqual([]);
  expect(findTypeFaults(`${head}await quotes.create(client, {});`).join()).toContain('missing the following');
});
