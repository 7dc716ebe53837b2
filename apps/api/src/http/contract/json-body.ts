import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { decodeUtf8 } from '../../utf8.js';
import { BodyFault } from '../problems/problem.js';
import { JSON_BODY } from './validation.js';

/** Parses JSON. An empty body counts as no body: the operation says whether it needs one (CALL-195). */
export function readJson(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(JSON_BODY, { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null);
    try {
      requirePlainUtf8(request.headers);
      return done(null, parseJson(bytes));
    } catch (error) {
      return done(error as Error);
    }
  });
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/iu;

/** Refuses a body in another charset than UTF-8, which would be misread, and a compressed one. */
export function requirePlainUtf8(headers: IncomingHttpHeaders): void {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/iu.test(charset))
    throw new BodyFault(415, 'Send the body in UTF-8');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new BodyFault(415, 'Send the body without Content-Encoding');
}

/** Parses JSON. Refuses bytes that are not UTF-8 and repeated fields, instead of replacing or dropping them (CALL-200). */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  if (text === null) throw new BodyFault(400, 'The body is not valid UTF-8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyFault(400, 'The body is not valid JSON');
  }
  const fault = findFieldFault(text);
  if (fault !== null) throw new BodyFault(400, fault);
  return value;
}

/** Fields that can change the prototype of an object that they are copied to. */
const POISONING = new Set(['__proto__', 'constructor']);

/**
 * The fault in the fields of a valid JSON text: an object has one twice, of which JSON.parse would keep the last
 * without a word, or one that changes a prototype; null if there is none.
 */
export function findFieldFault(text: string): string | null {
  /** The fields of the objects around this place; null for a list. */
  const around: (Set<string> | null)[] = [];
  let isNameNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{' || character === '[') {
      around.push(character === '{' ? new Set() : null);
      isNameNext = true;
    } else if (character === '}' || character === ']') {
      around.pop();
    } else if (character === ',') {
      isNameNext = true;
    } else if (character === '"') {
      const end = findStringEnd(text, at);
      const fields = isNameNext ? around.at(-1) : null;
      if (fields) {
        const name = readName(text, at, end);
        if (fields.has(name)) return `An object has the field ${JSON.stringify(name)} twice`;
        if (POISONING.has(name)) return `A field can't be called ${JSON.stringify(name)}`;
        fields.add(name);
      }
      isNameNext = false;
      at = end;
    }
  }
  return null;
}

function readName(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end);
  return name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name;
}

function findStringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
