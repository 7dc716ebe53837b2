import { contract } from '../app.js';
import { type ContractOperation, listOperations } from '../http/contract/operations.js';
import { targetFileId, pixelForm, proofForm } from './attached-file.js';
import { extraIds } from './extras.js';
import { aucklandRegion, wellingtonRegion } from './lookups.js';
import { nextThursday } from './booking-rows.js';
import { worldId } from './world-rows.js';

/** Everything of one customer that a call can name. */
export interface Target {
  readonly organisationId: string;
  readonly userId: string;
  readonly host: string;
  readonly siteId: string;
  readonly participantId: string;
  readonly otherParticipantId: string;
  readonly accountId: string;
  readonly consignmentId: string;
  readonly reference: string;
  readonly itemId: string;
  readonly viewId: string;
  readonly lastModified: string;
  readonly now: Date;
}

/** The ids that calls name besides the target's own: the same for every target, whose rows replace each other. */
export const targetIds = {
  notice: worldId(7201),
  import: worldId(7301),
  /** Of the address book's entry, and of the template. */
  desk: worldId(7401),
  webhook: worldId(7501),
  delivery: worldId(7502),
  /** Of the exception. */
  event: worldId(7511),
  invoice: worldId(7601),
};

export interface OperationCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  readonly url: string;
  readonly body?: unknown;
}

export const allOperations: readonly ContractOperation[] = Object.entries(contract.documents).flatMap(
  ([service, document]) => listOperations(service, document),
);

/** Builds a call of an operation from the contract's example, with the target's ids in it. */
export function buildCall(operation: ContractOperation, target: Target): OperationCall {
  const url = operation.path
    .split('/')
    .map((part, index, parts) =>
      part.startsWith('{') ? pathValue(operation, parts[index - 1], part, target) : part,
    )
    .join('/');
  const method = operation.method.toUpperCase() as OperationCall['method'];
  const body = buildBody(operation, target);
  return { method, url: url + buildQuery(operation), ...(body === undefined ? {} : { body }) };
}

/** Whether a call of an operation names a consignment, in its path or its body. */
export function namesConsignment(operation: ContractOperation, target: Target): boolean {
  const { url, body } = buildCall(operation, target);
  const call = `${url} ${JSON.stringify(body)}`;
  return [target.reference, target.consignmentId].some((name) => call.includes(name));
}

/** The target's value for a path parameter, by the path segment before it. */
function pathValue(
  operation: ContractOperation,
  after: string | undefined,
  part: string,
  target: Target,
): string {
  const values: Readonly<Record<string, string>> = {
    users: target.userId,
    organisations: target.organisationId,
    sites: target.siteId,
    consignments: part === '{id}' ? target.consignmentId : target.reference,
    'line-items': target.itemId,
    'delivery-events': targetIds.event,
    tenants: target.host,
    views: target.viewId,
    notices: targetIds.notice,
    files: targetFileId,
    'unsaved-work': 'create',
    sessions: targetIds.import,
    'address-book': targetIds.desk,
    templates: targetIds.desk,
    webhooks: targetIds.webhook,
    invoices: targetIds.invoice,
    accounts: target.accountId,
    deliveries: targetIds.delivery,
    number: '1263',
  };
  const value = values[after ?? ''];
  if (value === undefined) throw new Error(`${operation.operationId}: what stands behind /${after}/?`);
  return encodeURIComponent(value);
}

function buildQuery(operation: ContractOperation): string {
  const values: Readonly<Record<string, string>> = {
    lookupTerm: 'kowhai',
    // Every customer has an address that matches.
    term: 'road',
    searchTerm: 'totara',
    regionId: wellingtonRegion,
    startDate: '2026-03-16',
    endDate: '2026-03-22',
  };
  const query = new URLSearchParams();
  for (const { value: parameter } of operation.parameters) {
    const value = values[parameter.name];
    if (parameter.in === 'query' && value !== undefined) query.set(parameter.name, value);
  }
  return query.size === 0 ? '' : `?${query}`;
}

let invoices = 0;

function buildBody(operation: ContractOperation, target: Target): unknown {
  if (operation.body === null) return undefined;
  if (operation.operationId === 'uploadFile') return pixelForm('Attempt.png');
  if (operation.operationId === 'reportProofFile') return proofForm({ name: 'Attempt.png' });
  // Bare lists have no fields to replace.
  if (operation.operationId === 'listConsignmentLineItems') return [target.consignmentId];
  if (operation.operationId === 'updateDeliveryExtraInstructions') {
    return [{ deliveryExtraId: extraIds.lift, instructionCode: 'INCLUDED' }];
  }
  const content = operation.body.value.content['application/json'] as
    | { example?: unknown; examples?: Readonly<Record<string, { value: unknown }>> }
    | undefined;
  const example = content?.example ?? Object.values(content?.examples ?? {})[0]?.value;
  if (example === undefined) {
    throw new Error(`${operation.operationId} has no example body to make a call from`);
  }
  const values = targetValues(target);
  // A number is taken once.
  const numbered = operation.operationId === 'createInvoice' ? { number: `INV-${(invoices += 1)}` } : {};
  return replaceValues(example, { ...values, ...numbered });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The target's values by body field, replacing the example's. */
function targetValues(target: Target): Readonly<Record<string, unknown>> {
  const inDays = (days: number) => new Date(target.now.getTime() + days * DAY_MS).toISOString();
  return {
    id: target.itemId,
    accountId: target.accountId,
    senderParticipantId: target.participantId,
    receiverParticipantId: target.otherParticipantId,
    chargeSiteId: target.siteId,
    originSiteId: target.siteId,
    siteIds: [target.siteId],
    siteId: target.siteId,
    priceDateTimeUtc: target.now.toISOString(),
    reference: target.reference,
    references: [target.reference],
    consignmentIds: [target.consignmentId],
    lastModifiedAtDateTimeUtc: target.lastModified,
    requestedPickupDateTimeUtc: inDays(3),
    requestedDeliveryDate: inDays(7),
    requestedDeliveryDateTimeUtc: inDays(7),
    searchTerm: null,
    statuses: [],
    startDateUtc: inDays(-7),
    endDateUtc: inDays(1),
    originRegionId: aucklandRegion,
    destinationRegionId: wellingtonRegion,
    scheduleId: nextThursday.scheduleId,
    scheduleStartDateTimeUtc: nextThursday.scheduleStartDateTimeUtc,
  };
}

function replaceValues(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceValues(each, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      Object.hasOwn(values, name) ? values[name] : replaceValues(each, values),
    ]),
  );
}
