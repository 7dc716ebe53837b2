import { maxManifestNotes } from '@consign/domain/bulk';

import { operation } from '../../http/contract/operation.js';
import { newId } from '../../ids.js';
import { MANIFEST_MAIL, type ManifestMail, isMailed } from './manifest-mail.js';
import { ruleProblems } from '../../http/problems/problem.js';
import { listPrintableConsignments } from './printed-store.js';
import { addJob } from '../../services/jobs/job-store.js';

/** The mail becomes work in the transaction of the Idempotency-Key: a second call sends no second one. */
export const emailPickupManifest = operation('consignment', 'emailPickupManifest', ({ body }, context) =>
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
