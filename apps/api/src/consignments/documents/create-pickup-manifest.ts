import type { components } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { formatDate } from '@consign/domain/dates';
import { attentionLabels } from '@consign/domain/reports';
import { isStatusCode, statuses } from '@consign/domain/status';

import { download } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { tryMakePdf } from './try-make-pdf.js';
import { listPrintableConsignments } from './printed-store.js';
import { findRecipient } from './recipient-store.js';
import { parseInstant } from '../../http/parse-instant.js';
import { listPrintedLoads } from '../loads/printed-loads.js';
import { parseReferences } from '../search/search-request.js';

export const createPickupManifest = operation(
  'consignment',
  'createPickupManifest',
  async ({ body }, context) => {
    const { user, tenant, now } = context;
    const { consignments, customer, loads } = await context.inTransaction(async (tx) => {
      const found = await listPrintableConsignments(tx, context.viewer, { ids: body.consignmentIds });
      return {
        consignments: found,
        customer: (await findRecipient(tx, context.owner, user.id))?.customer ?? '',
        loads: await listPrintedLoads(tx, context.owner, found),
      };
    });
    if (consignments.length === 0) {
      const message = 'None of these consignments were found';
      return ruleProblems([{ id: 'BULK-07', path: 'consignmentIds', message }]);
    }
    const content = await tryMakePdf(context, {
      type: 'manifest',
      provider: tenant.name,
      customer,
      search: searchInWords(body.searchParameters ?? null),
      printedAt: now,
      consignments,
      loads,
    });
    if (content === null) {
      const message = 'This manifest is too large to make at once. Choose fewer consignments';
      return ruleProblems([{ id: 'DOCS-17', path: 'consignmentIds', message }]);
    }
    return download({ name: 'Pickup Manifest.pdf', mediaType: 'application/pdf', content });
  },
);

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
    references === null ? (attention ? '' : dateInWords(date)) : countReferences(references.size),
  ].filter((each) => each !== '');
  return words.length === 0 ? null : words.join(' · ');
}

function named(name: string, text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? '' : `${name}: ${trimmed}`;
}

function countReferences(count: number): string {
  return `${formatCount(count)} pasted ${count === 1 ? 'reference' : 'references'}`;
}

/** The end is exclusive (LIST-24): the instant before it falls on the last day. */
function dateInWords(date: Search['date']): string {
  if (date === null || date === undefined) return '';
  const { dateRangeType, startDateUtc, endDateUtc } = date;
  const last = new Date(parseInstant(endDateUtc).getTime() - 1);
  const days = `${formatDate(parseInstant(startDateUtc))} to ${formatDate(last)}`;
  return `${dateTypes[dateRangeType] ?? dateRangeType}: ${days}`;
}
