import { decodeUtf8 } from '../../utf8.js';
import { BodyFault } from '../problems/body-fault.js';
import { findFieldFault } from './field-fault.js';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/iu;

/** Refuses a content type with a charset other than UTF-8: the body would be misread. */
export function requireUtf8(contentType: string | undefined): void {
  const charset = CHARSET.exec(contentType ?? '')?.[1];
  if (charset !== undefined && !/^utf-?8$/iu.test(charset))
    throw new BodyFault(415, 'Send the body in UTF-8');
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
