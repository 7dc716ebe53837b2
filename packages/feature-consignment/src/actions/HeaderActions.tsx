import { organisationSettingsFor } from '@consign/domain/settings';
import { currentStatus } from '@consign/domain/status';
import { useAnalytics, useOrganisation } from '@consign/session';
import {
  DisabledReasonButton,
  lazyComponent,
  openHere,
  typography,
  useMenuFocus,
  useScreenActions,
} from '@consign/ui';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconPrinter, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { ConsignmentFormState } from '../use-consignment-form.js';
import classes from './Actions.module.css';
import { findNextStep, type NextStep } from './next-step.js';
import { disabledReason, isShown, useActions, type Actions } from './use-actions.js';

const CancelDialog = lazyComponent(async () => (await import('./CancelDialog.js')).CancelDialog);
const CopyDialog = lazyComponent(async () => (await import('./CopyDialog.js')).CopyDialog);
const DocumentsDialog = lazyComponent(
  async () => (await import('../Documents/DocumentsDialog.js')).DocumentsDialog,
);

const underWay = 'Another action is in progress';

/** The buttons of the header (CONS-02); read-only on small screens (PLAT-11). */
export function HeaderActions({ form }: { readonly form: ConsignmentFormState }): ReactNode {
  const { consignment, isSmall, submit } = form;
  const { save } = form.editability;
  const actions = useActions(consignment);
  const { settings } = useOrganisation();
  const track = useAnalytics();
  const [dialog, setDialog] = useState<'cancel' | 'copy' | 'documents' | null>(null);
  const { running, wait, isDirty } = form.state;
  const status = currentStatus(consignment?.statusHistory)?.code ?? null;
  const isPickup = running === 'pickup' || running === 'dispatch';
  const pickupReason = running === null || isPickup ? null : underWay;
  const busyReason = (own: string) => (running === null || running === own ? null : underWay);
  const isNew = consignment === null;
  const step = findNextStep({ isNew, isDirty, status, save, ...actions });
  const emphasis = (own: NextStep) => (step === own ? 'filled' : 'default');

  return (
    <>
      <Button
        variant="default"
        component="a"
        href={form.closeHref}
        {...(isSmall ? {} : { leftSection: <IconX size={16} aria-hidden /> })}
        data-symbol
        onClick={(event) => openHere(event, form.onClose)}
      >
        Close
      </Button>
      {!isSmall && <MoreActions form={form} actions={actions} onAsk={setDialog} />}
      {isShown(actions.download) && (
        <DisabledReasonButton
          variant="default"
          icon={isSmall ? null : <IconDownload size={16} aria-hidden />}
          reason={disabledReason(actions.download, null)}
          onClick={() => setDialog('documents')}
        >
          Download
        </DisabledReasonButton>
      )}
      {consignment !== null && actions.download.allowed && (
        <DisabledReasonButton
          variant={emphasis('labels')}
          icon={isSmall ? null : <IconPrinter size={16} aria-hidden />}
          symbol
          reason={null}
          onClick={() => form.printLabels(consignment.reference)}
        >
          Print labels
        </DisabledReasonButton>
      )}
      {!isSmall && isShown(actions.requestPickup) && (
        <DisabledReasonButton
          className={classes.final}
          variant={emphasis('pickup')}
          reason={disabledReason(actions.requestPickup, pickupReason)}
          // While a request can still be undone, its button keeps the focus.
          busy={isPickup && wait === null}
          onClick={() => submit('pickup')}
        >
          Request Pickup
        </DisabledReasonButton>
      )}
      {!isSmall && isShown(actions.markReady) && (
        <DisabledReasonButton
          variant={emphasis('ready')}
          reason={disabledReason(actions.markReady, busyReason('ready'))}
          busy={running === 'ready'}
          onClick={() => submit('ready')}
        >
          Mark As Ready
        </DisabledReasonButton>
      )}
      {save !== null && (
        <DisabledReasonButton
          variant={emphasis('save')}
          reason={disabledReason(save, busyReason('save'))}
          busy={running === 'save'}
          onClick={() => submit('save')}
        >
          Save
        </DisabledReasonButton>
      )}
      {dialog === 'cancel' && (
        <CancelDialog
          isDirty={isDirty}
          onConfirm={() => {
            setDialog(null);
            form.cancel();
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'copy' && consignment !== null && (
        <CopyDialog
          consignment={consignment}
          onConfirm={() => {
            setDialog(null);
            form.copy('Copy', 'pickup');
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'documents' && consignment !== null && (
        <DocumentsDialog
          consignment={consignment}
          makesLabels={
            organisationSettingsFor(settings, consignment.serviceType.code).autoGenerateFreightLabels
          }
          schedule={form.schedule}
          onDownloaded={(documentType) => track({ name: 'document downloaded', documentType })}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface MoreActionsProps {
  readonly form: ConsignmentFormState;
  readonly actions: Actions;
  /** Opens the dialog that asks first. */
  readonly onAsk: (dialog: 'cancel' | 'copy') => void;
}

/** Create Copy, Create Return and Cancel Consignment (CONS-02); a disabled one shows why below its name. */
function MoreActions({ form, actions, onAsk }: MoreActionsProps): ReactNode {
  const { running, isDirty } = form.state;
  const copy = disabledReason(actions.copy, isDirty ? 'Save your changes first' : null);
  const entries = [
    { label: 'Create Copy', answer: actions.copy, reason: copy, run: () => form.copy('Copy') },
    { label: 'Create Return', answer: actions.copy, reason: copy, run: () => form.copy('Return') },
    { label: 'Copy and Request Pickup', answer: actions.copy, reason: copy, run: () => onAsk('copy') },
    {
      label: 'Cancel Consignment',
      answer: actions.cancel,
      reason: disabledReason(actions.cancel, null),
      run: () => onAsk('cancel'),
    },
  ].filter(({ answer }) => isShown(answer));
  const { target, openFromMenu } = useMenuFocus();
  useScreenActions(
    entries.map(({ label, reason, run }) => ({ label, reason, run: () => openFromMenu(run) })),
  );
  if (entries.length === 0) return null;
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          loading={running === 'copy' || running === 'return' || running === 'cancel'}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          More Actions
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, reason, run }) => (
          <Menu.Item
            key={label}
            closeMenuOnClick={reason === null}
            {...(reason === null ? { onClick: () => openFromMenu(run) } : { 'aria-disabled': true })}
          >
            {label}
            {reason !== null && <span className={typography.secondLine}>{reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
