import type { Client } from '@consign/api-client/internal';
import type { RequestedPickupDates } from '@consign/api-client/consignment';
import { maxBulkReferences, buildBulkReport, type BulkChange, type BulkOutcome } from '@consign/domain/bulk';
import { startOfDayUtc, today } from '@consign/domain/dates';
import { actionTargets, cancelReason, type StatusCode } from '@consign/domain/status';
import {
  bulkMutations,
  canResend,
  findApiError,
  findServerMessage,
  type Preferences,
} from '@consign/queries';
import { useAnalytics, useClient, usePreferences, type AnalyticsSink } from '@consign/session';
import { useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';

import type { BulkCall, BulkFailure, BulkTask } from '../BulkRunner/index.js';
import type { ConsignmentSelection, SelectedConsignment } from '../selection/index.js';

export function toReferences(items: readonly SelectedConsignment[]): string[] {
  return items.map(({ reference }) => reference);
}

/** What a task that changes nothing needs from outside. */
export interface DownloadContext {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** Records an analytics event (PLAT-16). */
  readonly track: AnalyticsSink;
  /** The format of the user's labels (DOCS-20). */
  readonly labelFormat: Preferences['labelFormat'];
}

export function useDownloadContext(): DownloadContext {
  const client = useClient();
  const queryClient = useQueryClient();
  const track = useAnalytics();
  const { labelFormat } = usePreferences();
  return { client, queryClient, track, labelFormat };
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

/** A task that changes consignments, after a question about the server's warnings (BULK-03, BULK-04, BULK-17, BULK-29). */
export function changeTask(
  action: BulkChange,
  items: readonly SelectedConsignment[],
  context: TaskContext,
  /** UTC instant, for setRequestedPickupDate alone. */
  requestedPickupDateTimeUtc = '',
): BulkTask {
  const { client, queryClient } = context;
  const mutations = bulkMutations(client);
  const setPickupDates = (body: RequestedPickupDates, idempotencyKey: string) =>
    mutate(queryClient, mutations.setRequestedPickupDates(), { body, idempotencyKey });
  const call = (
    sent: readonly SelectedConsignment[],
    { idempotencyKey, clickedAt }: BulkCall,
    check: { readonly checkOnly?: true } = {},
  ) => {
    const references = toReferences(sent);
    switch (action) {
      case 'markReady':
      case 'requestPickup': {
        const statusCode = actionTargets[action];
        const body = { statusCode, references, statusDatetimeUtc: clickedAt, ...check };
        return mutate(queryClient, mutations.changeStatuses(), { body, idempotencyKey });
      }
      case 'setRequestedPickupDate': {
        return setPickupDates({ references, requestedPickupDateTimeUtc, ...check }, idempotencyKey);
      }
      case 'cancel': {
        const body = { references, reason: cancelReason, dateTimeUtc: clickedAt };
        return mutate(queryClient, mutations.cancel(), { body, idempotencyKey });
      }
    }
  };
  const send: BulkTask['send'] = async (sent, identity) => {
    const { results } = await call(sent, identity);
    if (action !== 'setRequestedPickupDate') {
      recordStatus(context.selection, sent, results, actionTargets[action]);
    }
    return { outcomes: results, files: [] };
  };
  return {
    action,
    items,
    batchSize: maxBulkReferences,
    toFailure,
    send,
    ...(action === 'cancel'
      ? {}
      : {
          check: async (sent, identity) => {
            const { results } = await call(sent, identity, { checkOnly: true });
            return { outcomes: results, files: [] };
          },
        }),
    ...(action === 'markReady' || action === 'requestPickup'
      ? {
          sendToday: async (sent, identity) => {
            const date = startOfDayUtc(today(new Date(identity.clickedAt)));
            await setPickupDates(
              { references: toReferences(sent), requestedPickupDateTimeUtc: date },
              `${identity.idempotencyKey}-date`,
            );
            return send(sent, identity);
          },
        }
      : {}),
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
