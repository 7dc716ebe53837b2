import { allowed, disabled, firstRefusal, type ActionDecision } from '../action-decision.js';
import type { Permission, PermissionSet } from '../permissions/index.js';
import type { RegisterId } from '../problem.js';
import {
  organisationSettingsFor,
  type SettingsByServiceType,
  type TenantSettings,
} from '../settings/index.js';
import {
  canCancel,
  canMarkAsReady,
  canRequestPickup,
  statusCodes,
  statuses,
  type ActionContext,
  type StatusCode,
} from '../status/index.js';

/** The bulk actions, in toolbar order. */
export const bulkActionNames = [
  'markReady',
  'requestPickup',
  'setRequestedPickupDate',
  'cancel',
  'labels',
  'notes',
  'proofs',
  'proofFiles',
  'exportCsv',
  'pickupManifest',
  'emailPickupManifest',
] as const;

export type BulkAction = (typeof bulkActionNames)[number];

/** The fields of a consignment that decide whether a bulk action applies to it. */
export interface BulkCandidate {
  readonly reference: string;
  readonly statusCode: StatusCode;
  readonly serviceTypeCode: string;
}

/** The user, tenant and organisation settings that a bulk action depends on. */
export interface BulkContext {
  readonly permissions: PermissionSet;
  readonly settings: Pick<TenantSettings, 'requestedPickupDateEnabled'>;
  /** Keyed by service type code (PLAT-07). */
  readonly organisationSettings: SettingsByServiceType;
}

/** One bulk action: its label, its permission and the consignments it applies to. */
export interface BulkActionRule {
  /** The register row that says when it applies. */
  readonly id: RegisterId;
  readonly label: string;
  /** The permission it requires and the row that says so; null when every user of the list may use it. */
  readonly needsPermission: {
    readonly permission: Permission;
    readonly id: RegisterId;
    /** True hides the action from users without the permission; false shows it disabled. */
    readonly isHidden: boolean;
  } | null;
  /** `every`: enabled only when it applies to the whole selection. `some`: runs on the part it applies to. */
  readonly needs: 'every' | 'some';
  /** The verb phrase in "12 of 20 can be staged". */
  readonly can: string;
  /** Whether the organisation is offered the action at all (BULK-03, BULK-15). */
  readonly offer: (context: BulkContext) => ActionDecision;
  readonly appliesTo: (candidate: BulkCandidate, context: BulkContext) => ActionDecision;
}

const always = (): ActionDecision => allowed;
const maintain = (id: RegisterId) => ({ permission: 'Consignment.MAINTAIN', id, isHidden: true }) as const;
const wholeSelection = { needs: 'every', offer: always } as const;
const print = { permission: 'Consignment.PRINT', id: 'BULK-19', isHidden: false } as const;
const printed = { ...wholeSelection, needsPermission: print } as const;

/** Every bulk action: when it is shown and which consignments it applies to (BULK-01 to 09, BULK-15, BULK-16, BULK-19). */
export const bulkActions: Readonly<Record<BulkAction, BulkActionRule>> = {
  markReady: {
    id: 'BULK-01',
    label: 'Mark as Ready',
    needsPermission: maintain('BULK-09'),
    ...wholeSelection,
    can: 'be marked as ready',
    appliesTo: (candidate, context) => canMarkAsReady(actionContext(candidate, context)),
  },
  requestPickup: {
    id: 'BULK-02',
    label: 'Request pickup',
    needsPermission: maintain('BULK-09'),
    ...wholeSelection,
    can: 'be staged',
    appliesTo: (candidate, context) => canRequestPickup(actionContext(candidate, context)),
  },
  setRequestedPickupDate: {
    id: 'BULK-15',
    label: 'Set Requested Pickup Date',
    needsPermission: maintain('BULK-16'),
    needs: 'every',
    can: 'have a requested pickup date',
    offer: offersPickupDate,
    appliesTo: canSetPickupDate,
  },
  cancel: {
    id: 'BULK-16',
    label: 'Cancel',
    needsPermission: maintain('BULK-16'),
    ...wholeSelection,
    can: 'be cancelled',
    appliesTo: (candidate, context) => canCancel(actionContext(candidate, context)),
  },
  labels: {
    id: 'BULK-05',
    label: 'Labels',
    ...printed,
    can: 'have labels',
    appliesTo: (candidate) => hasDocuments(candidate, 'BULK-05', 'have labels'),
  },
  notes: {
    id: 'BULK-05',
    label: 'Notes',
    ...printed,
    can: 'have notes',
    appliesTo: (candidate) => hasDocuments(candidate, 'BULK-05', 'have a consignment note'),
  },
  proofs: {
    id: 'PODX-14',
    label: 'Proofs of delivery',
    ...printed,
    can: 'have a proof of delivery',
    appliesTo: (candidate) => isDelivered(candidate, 'PODX-14'),
  },
  proofFiles: {
    id: 'PODX-15',
    label: 'Files of the deliveries (ZIP)',
    ...printed,
    can: 'have a proof of delivery',
    appliesTo: (candidate) => isDelivered(candidate, 'PODX-15'),
  },
  exportCsv: {
    id: 'BULK-06',
    label: 'CSV export',
    needsPermission: null,
    needs: 'some',
    can: 'be exported',
    offer: always,
    appliesTo: always,
  },
  pickupManifest: {
    id: 'BULK-07',
    label: 'Pickup manifest',
    needsPermission: print,
    needs: 'some',
    can: 'go on the manifest',
    offer: always,
    appliesTo: always,
  },
  emailPickupManifest: {
    id: 'BULK-08',
    label: 'Email Pickup Manifest',
    needsPermission: maintain('BULK-09'),
    needs: 'some',
    can: 'go on the manifest',
    offer: always,
    appliesTo: (candidate) => hasDocuments(candidate, 'BULK-08', 'can go on an emailed manifest'),
  },
};

function actionContext({ statusCode }: BulkCandidate, { permissions }: BulkContext): ActionContext {
  return { status: statusCode, permissions, isNew: false };
}

/** BULK-03, BULK-15: the tenant accepts pickup dates, and at least one service type lets the customer request one. */
function offersPickupDate({ settings, organisationSettings }: BulkContext): ActionDecision {
  const isAllowed = [...organisationSettings.values()].some((each) => each.allowRequestPickupDate);
  return settings.requestedPickupDateEnabled && isAllowed
    ? allowed
    : disabled('BULK-03', "Your freight provider doesn't offer requested pickup dates");
}

function canSetPickupDate(candidate: BulkCandidate, { organisationSettings }: BulkContext): ActionDecision {
  const { statusCode, serviceTypeCode } = candidate;
  const { allowRequestPickupDate } = organisationSettingsFor(organisationSettings, serviceTypeCode);
  return firstRefusal(
    onlyWhile(statusCode, ({ isEditable }) => isEditable, 'BULK-15', 'can be given a requested pickup date'),
    allowRequestPickupDate
      ? allowed
      : disabled('BULK-15', "This service doesn't allow a requested pickup date"),
  );
}

function hasDocuments({ statusCode }: BulkCandidate, id: RegisterId, does: string): ActionDecision {
  return onlyWhile(statusCode, ({ hasBulkDocuments }) => hasBulkDocuments, id, does);
}

function isDelivered({ statusCode }: BulkCandidate, id: RegisterId): ActionDecision {
  return onlyWhile(statusCode, (status) => status === statuses.DELIVERED, id, 'have a proof of delivery');
}

function onlyWhile(
  statusCode: StatusCode,
  isRight: (status: (typeof statuses)[StatusCode]) => boolean,
  id: RegisterId,
  does: string,
): ActionDecision {
  if (isRight(statuses[statusCode])) return allowed;
  const names = statusCodes.filter((code) => isRight(statuses[code])).map((code) => statuses[code].name);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' or ');
  return disabled(id, `Only ${list} consignments ${does}; this one is ${statuses[statusCode].name}`);
}
