import { formatCount } from '@consign/domain';
import { formatDate } from '@consign/domain/dates';
import { statuses } from '@consign/domain/status';

import type { PdfMaker } from '../../services/documents/pdf-maker.js';
import { type JobHandler, FailedForGood } from '../../services/jobs/job-handler.js';
import { type PrintableConsignment, listPrintableConsignments } from './printed-store.js';
import type { Database } from '../../database/database.js';
import { findRecipient } from '../../me/index.js';
import { listPrintedLoads } from '../loads/load-checks.js';
import type { SendMail } from '../../services/mail/mail.js';
import { type Notice, removeNotice, saveNotice } from '../../services/notices/notice-store.js';

export const MANIFEST_MAIL = 'manifest-mail';

/** The stored part of a mail until it is sent. */
export interface ManifestMail {
  readonly userId: string;
  readonly provider: string;
  readonly consignmentIds: readonly string[];
  readonly notes: string | null;
}

/** None of the consignments can be in the manifest any more. */
class NothingToSend extends FailedForGood {
  override readonly name = 'NothingToSend';
}

/** Whether the manifest that is mailed has it (BULK-08). */
export function isMailed({ statusCode }: Pick<PrintableConsignment, 'statusCode'>): boolean {
  return statuses[statusCode].hasBulkDocuments;
}

/**
 * Makes the manifest as it is now, and hands it to the mail server under the id of the job. The user who asked for it is
 * told when it is given up (DOCS-15).
 */
export function manifestMailJob(deps: {
  readonly database: Pick<Database, 'inTenant'>;
  readonly makePdf: PdfMaker['make'];
  readonly sendMail: SendMail;
}): JobHandler {
  return {
    kind: MANIFEST_MAIL,
    run: async ({ id, tenantId, organisationId, payload, createdAt }) => {
      const { userId, provider, consignmentIds, notes } = payload as ManifestMail;
      const owner = { tenantId, organisationId };
      const { recipient, consignments, loads } = await deps.database.inTenant(owner, async (tx) => {
        const user = await findRecipient(tx, owner, userId);
        if (user === undefined) throw new FailedForGood("The recipient's account is no longer active");
        const viewer = { ...owner, siteIds: user.siteIds };
        const all = await listPrintableConsignments(tx, viewer, { ids: consignmentIds });
        const mailed = all.filter(isMailed);
        return { recipient: user, consignments: mailed, loads: await listPrintedLoads(tx, owner, mailed) };
      });
      if (consignments.length === 0)
        throw new NothingToSend('None of the consignments of this manifest can be read any more');
      const { customer, email, name } = recipient;
      const content = await deps.makePdf(organisationId, {
        type: 'manifest',
        provider,
        customer,
        search: null,
        printedAt: createdAt,
        consignments,
        loads,
      });
      const many = formatCount(consignments.length, 'consignment');
      await deps.sendMail({
        id,
        to: email,
        subject: `Pickup manifest ${formatDate(createdAt)}: ${many}`,
        text: [
          `Kia ora ${name}`,
          `The pickup manifest for ${many} is attached.`,
          ...(notes === null ? [] : [`Notes:\n${notes}`]),
          provider,
        ].join('\n\n'),
        attachments: [{ name: 'Pickup Manifest.pdf', mediaType: 'application/pdf', content }],
      });
    },
    onGivenUp: async (tx, job, { error, now }) => {
      const { userId, consignmentIds } = job.payload as ManifestMail;
      await saveNotice(tx, job, userId, {
        id: job.id,
        type: 'PickupManifestNotSent',
        reason: toReason(error),
        consignmentCount: consignmentIds.length,
        requestedAt: job.createdAt,
        createdAt: now,
      });
    },
    // An operator may have retried a dead job.
    onDone: (tx, job) => removeNotice(tx, job, (job.payload as ManifestMail).userId, job.id),
  };
}

function toReason(error: unknown): Notice['reason'] {
  if (error instanceof NothingToSend) return 'NothingToSend';
  return error instanceof FailedForGood ? 'Rejected' : 'Unavailable';
}
