import { describe, expect, it } from 'vitest';

import { everyPermission, everyPermissionSet, holding } from '../testing/permission-sets.js';
import {
  editability,
  sectionNames,
  statusCodes,
  type EditabilityContext,
  type SectionName,
} from './index.js';

const everythingOn = {
  settings: { hireageEnabled: true, requestedPickupDateEnabled: true },
  flags: { DeliveryExtras: true, ExportConsignments: true },
} as const;

/** Every combination, with its answer: 256 permission sets, new (whatever status is given beside it), without a status, or each status, each of the four switches on and off. */
function* everyContext(): Generator<EditabilityContext> {
  const switches = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((bits) => ({
    settings: { hireageEnabled: (bits & 1) > 0, requestedPickupDateEnabled: (bits & 2) > 0 },
    flags: { DeliveryExtras: (bits & 4) > 0, ExportConsignments: (bits & 8) > 0 },
  }));
  for (const permissions of everyPermissionSet) {
    for (const on of switches) {
      yield { ...on, permissions, isNew: true, status: null };
      yield { ...on, permissions, isNew: true, status: 'STAGED' };
      yield { ...on, permissions, isNew: false, status: null };
      for (const status of statusCodes) yield { ...on, permissions, isNew: false, status };
    }
  }
}

const everyCase = [...everyContext()].map((context) => ({ context, answer: editability(context) }));

const isOpen = ({ isNew, status }: EditabilityContext) =>
  isNew || status === null || status === 'DRAFT' || status === 'FINAL';
const maintains = (context: EditabilityContext) =>
  context.permissions.has('Consignment.MAINTAIN') && isOpen(context);

const changesReceiver = (context: EditabilityContext) =>
  context.permissions.has('Consignment.LimitedEdit') && isOpen(context);

/** What the register says of each section. */
const rows: Readonly<Record<SectionName, readonly [id: string, (context: EditabilityContext) => boolean]>> = {
  details: ['CONS-26', maintains],
  sender: ['CONS-26', maintains],
  senderReference: ['CONS-46', maintains],
  notes: ['CONS-26', maintains],
  receiver: ['CONS-27', changesReceiver],
  receiverReference: ['CONS-27', changesReceiver],
  freight: ['CONS-28', maintains],
  requestedDeliveryDate: ['CONS-31', maintains],
  requestedPickupDate: [
    'CONS-31',
    (context) => maintains(context) && context.settings.requestedPickupDateEnabled,
  ],
  hireage: ['CONS-36', (context) => maintains(context) && context.settings.hireageEnabled],
  export: ['CONS-36', (context) => maintains(context) && context.flags.ExportConsignments],
  extras: ['XTRA-07', (context) => maintains(context) && context.flags.DeliveryExtras && !context.isNew],
  attachments: [
    'FILE-04',
    (context) =>
      context.permissions.has('Consignment.MAINTAIN') &&
      !context.isNew &&
      context.status !== null &&
      context.status !== 'ERR' &&
      context.status !== 'CANCELLED',
  ],
};

describe('editability', () => {
  it.each(sectionNames.map((name) => [rows[name][0], name] as const))(
    '[CONS-26, CONS-27, CONS-28, CONS-31, CONS-36, CONS-46, XTRA-07, FILE-04] %s: %s may be edited exactly as the register says, for every combination',
    (_id, name) => {
      const [, expected] = rows[name];
      const differs = everyCase.filter(
        ({ context, answer }) => answer.sections[name].allowed !== expected(context),
      );

      expect(differs).toEqual([]);
    },
  );

  it('[HIRE-01, EXPT-01, XTRA-01, PLAT-04] [XTRA-07] a card that is switched off or not yet possible is hidden', () => {
    const off = {
      settings: { hireageEnabled: false, requestedPickupDateEnabled: false },
      flags: { DeliveryExtras: false, ExportConsignments: false },
    };
    const saved = { permissions: everyPermission, isNew: false, status: 'DRAFT' } as const;
    expect(editability({ ...off, ...saved }).sections).toMatchObject({
      hireage: { id: 'HIRE-01', hidden: true },
      export: { id: 'EXPT-01', hidden: true },
      extras: { id: 'XTRA-01', hidden: true },
      requestedPickupDate: { id: 'PLAT-04', hidden: true },
    });
    const fresh = editability({ ...everythingOn, ...saved, isNew: true, status: null });
    expect(fresh.sections.extras).toMatchObject({ id: 'XTRA-07', hidden: true });
  });
});

describe('save', () => {
  it('[CONS-02] is hidden when Delivered and only then', () => {
    const differs = everyCase.filter(
      ({ context, answer: { save } }) => (!save.allowed && save.hidden) !== (context.status === 'DELIVERED'),
    );

    expect(differs).toEqual([]);
  });

  it('[CONS-38] of a new consignment requires CREATE and MAINTAIN and uses the create call', () => {
    for (const permissions of everyPermissionSet) {
      const may = permissions.has('Consignment.CREATE') && permissions.has('Consignment.MAINTAIN');
      const { save, saveCall } = editability({ ...everythingOn, permissions, isNew: true, status: null });

      expect([save.allowed, saveCall]).toEqual([may, may ? 'create' : null]);
    }
  });

  it('[CONS-27] without MAINTAIN only the receiver is saved', () => {
    for (const permissions of everyPermissionSet) {
      for (const status of ['DRAFT', 'FINAL'] as const) {
        const limited = permissions.has('Consignment.LimitedEdit') ? 'update-receiver' : null;
        const { save, saveCall } = editability({ ...everythingOn, permissions, isNew: false, status });

        expect(saveCall).toBe(permissions.has('Consignment.MAINTAIN') ? 'update' : limited);
        expect(save.allowed).toBe(saveCall !== null);
      }
    }
  });

  it('[CONS-26] [CONS-101] is disabled after Ready, and names the status, never a permission', () => {
    const reason = "This consignment is In Transit, so it can't be changed";
    for (const permissions of [everyPermission, holding('LimitedEdit')]) {
      const context = { ...everythingOn, permissions, isNew: false, status: 'TRANSIT' } as const;
      const { save, saveCall } = editability(context);
      expect([saveCall, save]).toMatchObject([null, { allowed: false, hidden: false, reason }]);
    }
    const context = {
      ...everythingOn,
      permissions: everyPermission,
      isNew: false,
      status: 'TRANSIT',
    } as const;
    const refused = { allowed: false, id: 'CONS-26', hidden: false, reason };
    expect(editability(context).sections.sender).toEqual(refused);
  });

  it('[CONS-100] [FILE-04] attaching is absent without MAINTAIN', () => {
    const permissions = holding('LimitedEdit');
    const context = { ...everythingOn, permissions, isNew: false, status: 'FINAL' } as const;
    expect(editability(context).sections.attachments).toMatchObject({ id: 'FILE-04', hidden: true });
  });
});
