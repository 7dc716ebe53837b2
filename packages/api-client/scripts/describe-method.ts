import type { Method } from './list-methods.js';

/** A longer body is shown by the contract, not by an editor's hover. */
const MAX_BODY_LINES = 40;
const WIDTH = 90;

/** The comment that an editor shows for a method: what it does, its parameters, permissions, refusals and an example. */
export function describeMethod(method: Method): string {
  const { operation, verb, path, inPath, body, refusals } = method;
  const lines = [
    `${operation.summary}. ${operation.description ?? ''}`.trim(),
    '',
    permissions(method),
    '',
    ...inPath.map(({ name, description = '' }) => `@param ${name} ${description}`),
    ...(body === null ? [] : [`@param body ${body.isForm ? 'A form with the file.' : 'Sent as JSON.'}`]),
    `@throws ApiError ${refusals.map(([status, text]) => `${status}: ${firstSentence(text)}`).join('; ')}`,
    '',
    `\`${verb.toUpperCase()} ${path}\`: ${(operation['x-register'] ?? []).join(', ')}`,
    '',
    '@example',
    ...writeExample(method).split('\n'),
  ];
  const text = lines.flatMap((line) => line.split('\n')).map((line) => ` * ${line}`.trimEnd());
  return `/**\n${text.join('\n').replaceAll('*/', '*\\/')}\n */\n`;
}

function permissions({ operation }: Method): string {
  const lists = (operation.security ?? []).map(({ oidc = [] }) => oidc.join(' and '));
  return lists.length === 0 ? 'Needs no token.' : `Permissions: ${lists.join(', or ')}.`;
}

function firstSentence(text: string): string {
  return (/^.*?[^.](?=\.(?:\s|$))/su.exec(text)?.[0] ?? text).replaceAll(/\s+/gu, ' ');
}

function writeExample({ resource, name, inPath, body, query, answers, isFile }: Method): string {
  const required = query.filter((each) => each.required === true);
  const values = [
    'client',
    ...inPath.map((each) => quote(each.name === 'ref' ? 'TAS0001234' : EXAMPLE_ID)),
    ...(body === null ? [] : [writeBody(body)]),
    ...(required.length === 0 ? [] : ['{ query }']),
  ];
  const hasAnswer = isFile || answers.some((answer) => answer !== null);
  return `${hasAnswer ? 'const answer = ' : ''}await ${resource}.${name}(${values.join(', ')});`;
}

const EXAMPLE_ID = '019808b4-5b1e-7c3a-9a51-3d2f6c0e4b10';

function writeBody({ isForm, example }: NonNullable<Method['body']>): string {
  const written = isForm || example === undefined ? null : writeValue(example, '');
  return written === null || written.split('\n').length > MAX_BODY_LINES ? 'body' : written;
}

/** A JSON value as JavaScript; on one line if it fits. */
function writeValue(value: unknown, indent: string): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((each: unknown) => writeValue(each, deeper))
    : Object.entries(value).map(([name, each]) => `${toKey(name)}: ${writeValue(each, deeper)}`);
  if (parts.length === 0) return `${open}${close}`;
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length + indent.length < WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

function quote(text: string): string {
  return text.includes("'")
    ? JSON.stringify(text)
    : `'${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`;
}

function toKey(name: string): string {
  return /^[A-Za-z_]\w*$/u.test(name) ? name : quote(name);
}
