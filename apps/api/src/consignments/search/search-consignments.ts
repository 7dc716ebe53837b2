import { hash } from 'node:crypto';

import { ok } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { Refusal } from '../../http/problems/problem.js';
import { showsPrices } from '../../pricing/index.js';
import { listItemAnswer, pagingAnswer } from './list-page.js';
import { searchConsignments as searchStored } from './search-store.js';
import { findNotFound, readSearch, resolveScans } from './search-request.js';
import { isUuid } from '../../ids.js';
import type { Cursor } from './search-query.js';

export const searchConsignments = operation('searchConsignments', async ({ body, query }, context) => {
  const request = readSearch(body, query, context);
  if (request instanceof Refusal) return request;
  const { pageNumber = 1, pageSize = 25 } = query;
  const requestForPage = (number: number) => ({ ...request, pageSize, pageNumber: number });
  const { page, notFound } = await context.inReading(async (tx) => {
    const resolved = await resolveScans(tx, request, context);
    return {
      notFound: await findNotFound(tx, resolved),
      page: await searchStored(tx, resolved.viewer, {
        ...resolved.search,
        pageNumber,
        pageSize,
        after: parsePageKey(query.pageKey, requestForPage(pageNumber)),
        withPrices: showsPrices(context.user),
      }),
    };
  });
  const { last } = page;
  const paging = pagingAnswer(page, { pageNumber, pageSize });
  return ok({
    ...paging,
    results: page.rows.map((row) => listItemAnswer(row, context.user)),
    ...(last === null || pageNumber >= paging.pageCount
      ? {}
      : { nextPageKey: toPageKey(last, requestForPage(pageNumber + 1)) }),
    ...notFound,
  });
});

const instant =
  /^(?<date>\d{4}-\d\d-\d\d) (?<time>\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d){0,2}$/u;

/** The key of the page after a cursor (LIST-27); only valid for the same search. */
function toPageKey({ at, id }: Cursor, search: object): string {
  return Buffer.from(`${at},${id},${digest(search)}`).toString('base64url');
}

/** The cursor in a page key; null where the key is malformed or of another search. */
function parsePageKey(key: string | undefined, search: object): Cursor | null {
  if (key === undefined) return null;
  const [at = '', id = '', searched] = Buffer.from(key, 'base64url').toString().split(',');
  return searched === digest(search) && isInstant(at) && isUuid(id) ? { at, id } : null;
}

/** Whether PostgreSQL reads it as a timestamp: a key is not signed, so a caller can write any day or offset into it. */
function isInstant(at: string): boolean {
  const { date, time } = instant.exec(at)?.groups ?? {};
  if (date === undefined || time === undefined || date.startsWith('0000')) return false;
  const parsed = new Date(`${date}T${time}Z`);
  // The round trip refuses 31 February, which Date moves into March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${date}T${time}`);
}

function digest(search: object): string {
  return hash('sha256', JSON.stringify(search), 'base64url').slice(0, 16);
}
