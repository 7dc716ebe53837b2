import { download } from '../../http/contract/answers.js';
import { operation } from '../../http/contract/operation.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { tryMakePdf } from './try-make-pdf.js';
import { listPrintableConsignments } from './printed-store.js';
import { findRecipient } from './recipient-store.js';
import { searchInWords } from '../search/search-in-words.js';

export const createPickupManifest = operation(
  'consignment',
  'createPickupManifest',
  async ({ body }, context) => {
    const { user, tenant, now } = context;
    const { consignments, customer } = await context.inTransaction(async (tx) => ({
      consignments: await listPrintableConsignments(tx, context.viewer, { ids: body.consignmentIds }),
      customer: (await findRecipient(tx, context.owner, user.id))?.customer ?? '',
    }));
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
    });
    if (content === null) {
      const message = 'This manifest is too large to make at once. Choose fewer consignments';
      return ruleProblems([{ id: 'DOCS-17', path: 'consignmentIds', message }]);
    }
    return download({ name: 'Pickup Manifest.pdf', mediaType: 'application/pdf', content });
  },
);
