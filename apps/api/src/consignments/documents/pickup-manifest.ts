import type { components } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { maxManifestNotes } from '@consign/domain/bulk';
import { formatDate } from '@consign/domain/dates';
import { attentionLabels } from '@consign/domain/reports';
import { isStatusCode, statuses } from '@consign/domain/status';

import { download } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { parseInstant } from '../../http/parse-instant.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { newId } from '../../ids.js';
import { addJob } from '../../services/jobs/job-store.js';
import { listPrintedLoads } from '../loads/load-checks.js';
import { parseReferences } from '../search/search-request.js';
import { type ManifestMail, MANIFEST_MAIL, isMailed } from './manifest-mail.js';
import { listPrintableConsignments } from './printed-store.js';
import { findRecipient } from '../../me/index.js';
import { tryMakePdf } from './make-in-parts.js';

export const createPickupManifest = operation('createPickupManifest', async ({ body }, context) => {
  const { consignments, customer, loads } = await context.inTransaction(async (tx) => {
    const found = await listPrintableConsignments(tx, context.viewer, { ids: body.consignmentIds });
    return {
      consignments: found,
      customer: (await findRecipient(tx, context.owner, context.user.id))?.customer ?? '',
      loads: await listPrintedLoads(tx, context.owner, found),
    };
  });
  if (consignments.length === 0) {
    const message = 'None of these consignments were found';
    return ruleProblems([{ id: 'BULK-07', path: 'consignmentIds', message }]);
  }
  const content = await tryMakePdf(context, {
    type: 'manifest',
    customer,
    search: searchInWords(body.searchParameters ?? null),
    consignments,
    loads,
  });
  if (content === null) {
    const message = 'This manifest is too large to make at once. Choose fewer consignments';
    return ruleProblems([{ id: 'DOCS-17', path: 'consignmentIds', message }]);
  }
  return download({ name: 'Pickup Manifest.pdf', mediaType: 'application/pdf', content });
});

type Search = components['schemas']['ConsignmentSearch'];

const dateTypes: Readonly<Record<string, string>> = {
  Creation: 'Created',
  RequestedDelivery: 'Requested delivery',
  ConfirmedDelivery: 'Confirmed delivery',
};

/**
 * Describes a search in words for the printed manifest; null for an empty search (BULK-19). Pasted references take the
 * place of the date range, which they override (LIST-26).
 */
function searchInWords(search: Search | null): string | null {
  if (search === null) return null;
  const { searchTerm, phoneNumber, salesReference, attention, date } = search;
  const references = parseReferences(search);
  const names = (search.statuses ?? []).filter(isStatusCode).map((code) => statuses[code].name);
  const words = [
    named('Keyword', searchTerm),
    named('Phone', phoneNumber),
    named('Sales reference', salesReference),
    named('Status', names.join(', ')),
    attention ? attentionLabels[attention] : '',
    references === null && !attention ? dateInWords(date) : '',
    references === null ? '' : formatCount(references.size, 'pasted reference'),
  ].filter((each) => each !== '');
  return words.length === 0 ? null : words.join(' · ');
}

function named(name: string, text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? '' : `${name}: ${trimmed}`;
}

/** The end is exclusive (LIST-24): the instant before it falls on the last day. */
function dateInWords(date: Search['date']): string {
  if (date === null || date === undefined) return '';
  const { dateRangeType, startDateUtc, endDateUtc } = date;
  const last = new Date(parseInstant(endDateUtc).getTime() - 1);
  const days = `${formatDate(parseInstant(startDateUtc))} to ${formatDate(last)}`;
  return `${dateTypes[dateRangeType] ?? dateRangeType}: ${days}`;
}

/** The mail becomes work in the transaction of the Idempotency-Key: a second call sends no second one. */
export const emailPickupManifest = operation('emailPickupManifest', ({ body }, context) =>
  context.inTransaction(async (tx) => {
    const { now, user, tenant } = context;
    const notes = body.notes?.trim() ?? '';
    if ([...notes].length > maxManifestNotes) {
      return ruleProblems([
        { id: 'BULK-08', path: 'notes', message: `Notes can have at most ${maxManifestNotes} characters` },
      ]);
    }
    const found = await listPrintableConsignments(tx, context.viewer, { ids: body.consignmentIds });
    const mailed = found.filter(isMailed);
    if (mailed.length === 0) {
      const message =
        'None of these consignments is Ready, Staged, Picked Up, In Transit, Delivering or Delivered';
      return ruleProblems([{ id: 'BULK-08', path: 'consignmentIds', message }]);
    }
    const mail: ManifestMail = {
      userId: user.id,
      provider: tenant.name,
      consignmentIds: mailed.map(({ id }) => id),
      notes: notes === '' ? null : notes,
    };
    await addJob(tx, context.owner, {
      id: newId(now),
      kind: MANIFEST_MAIL,
      payload: mail,
      createdAt: now,
      dueAt: now,
    });
    return { status: 202 };
  }),
);
