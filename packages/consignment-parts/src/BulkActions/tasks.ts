import type { Client } from '@consign/api-client';
import { maxBulkReferences, buildBulkReport, type BulkChange, type BulkOutcome } from '@consign/domain/bulk';
import { actionTargets, cancelReason, type StatusCode } from '@consign/domain/status';
import {
  bulkMutations,
  canResend,
  findApiError,
  findServerMessage,
  type Preferences,
} from '@consign/queries';
import type { AnalyticsSink } from '@consign/session';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';

import type { BulkCall, BulkFailure, BulkTask } from '../BulkRunner/index.js';
import type { ConsignmentSelection, SelectedConsignment } from '../selection/index.js';

/** What a task that changes nothing needs from outside. */
export interface DownloadContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Records an analytics event (PLAT-16). */
  readonly track: AnalyticsSink;
  /** The format of the user's labels (DOCS-20). */
  readonly labelFormat: Preferences['labelFormat'];
}

/** What a task needs from outside. */
export interface TaskContext extends DownloadContext {
  readonly selection: ConsignmentSelection;
}

/** Runs a mutation outside a component, so that it outlives the screen that started it. */
export function mutate<Answer, Variables>(
  queryClient: QueryClient,
  options: MutationOptions<Answer, Error, Variables>,
  variables: Variables,
): Promise<Answer> {
  return queryClient.getMutationCache().build(queryClient, options).execute(variables);
}

export function toFailure(error: unknown): BulkFailure {
  return {
    text: findServerMessage(error) ?? "The server couldn't complete this",
    canResume: canResend(error),
    isNoResponse: findApiError(error)?.isNoResponse ?? false,
  };
}

/** A task that changes consignments (BULK-03, BULK-04, BULK-17). */
export function changeTask(
  action: BulkChange,
  items: readonly SelectedConsignment[],
  context: TaskContext,
  /** UTC instant, for setRequestedPickupDate alone. */
  requestedPickupDateTimeUtc = '',
): BulkTask {
  const { client, queryClient } = context;
  const mutations = bulkMutations(client);
  const call = (references: readonly string[], { idempotencyKey, clickedAt }: BulkCall) => {
    const asked = [...references];
    switch (action) {
      case 'markReady':
      case 'requestPickup': {
        const statusCode = actionTargets[action];
        const body = { statusCode, references: asked, statusDatetimeUtc: clickedAt };
        return mutate(queryClient, mutations.changeStatuses(), { body, idempotencyKey });
      }
      case 'setRequestedPickupDate': {
        const body = { references: asked, requestedPickupDateTimeUtc };
        return mutate(queryClient, mutations.setRequestedPickupDates(), { body, idempotencyKey });
      }
      case 'cancel': {
        const body = { references: asked, reason: cancelReason, dateTimeUtc: clickedAt };
        return mutate(queryClient, mutations.cancel(), { body, idempotencyKey });
      }
    }
  };
  return {
    action,
    items,
    batchSize: maxBulkReferences,
    toFailure,
    send: async (sent, identity) => {
      const { results } = await call(
        sent.map(({ reference }) => reference),
        identity,
      );
      if (action !== 'setRequestedPickupDate') {
        recordStatus(context.selection, sent, results, actionTargets[action]);
      }
      return { outcomes: results, files: [] };
    },
  };
}

/** Tells the selection the new status: rows on other pages are not read again. */
function recordStatus(
  selection: ConsignmentSelection,
  sent: readonly SelectedConsignment[],
  outcomes: readonly BulkOutcome[],
  statusCode: StatusCode,
): void {
  const succeeded = new Set(buildBulkReport(outcomes).succeeded);
  selection.remember(
    sent.filter(({ reference }) => succeeded.has(reference)).map((item) => ({ ...item, statusCode })),
  );
}
