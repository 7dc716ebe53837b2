import { formatCount } from '@consign/domain';
import { findCents, toDollars } from '@consign/domain/pricing';
import { invoiceMutations, invoiceQueries, type InvoiceSettings } from '@consign/queries';
import { useClient } from '@consign/session';
import {
  FailedQuery,
  fieldId,
  FieldRow,
  focusField,
  MoneyField,
  NumberField,
  toastSuccess,
} from '@consign/ui';
import { Dialog, DialogForm } from '@consign/ui/dialogs';
import { Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly accountId: string;
  readonly accountCode: string;
  readonly onClose: () => void;
}

/** How far an amount may be from the agreed price, for every invoice of the account (INVC-14). */
export function SettingsDialog({ accountId, accountCode, onClose }: Props): ReactNode {
  const settings = useQuery(invoiceQueries(useClient()).settings(accountId));
  return (
    <Dialog
      opened
      title={`Tolerance of account ${accountCode}`}
      onClose={onClose}
      closeOnOutsideClick={false}
    >
      {settings.data === undefined && settings.error === null && (
        <Skeleton height={120} aria-label="Loading the tolerance" />
      )}
      {settings.data === undefined && settings.error !== null && (
        <FailedQuery title="The tolerance could not be loaded" query={settings} />
      )}
      {settings.data !== undefined && (
        <ToleranceForm accountId={accountId} settings={settings.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly accountId: string;
  readonly settings: InvoiceSettings;
  readonly onClose: () => void;
}

const largestAmount = 10_000;

function ToleranceForm({ accountId, settings, onClose }: FormProps): ReactNode {
  const save = useMutation(invoiceMutations(useClient()).saveSettings());
  const [amount, setAmount] = useState(String(settings.toleranceAmount));
  const [percent, setPercent] = useState<number | null>(settings.tolerancePercent);
  const [isAsked, setAsked] = useState(false);
  const cents = amount.trim() === '' ? 0 : findCents(amount);
  const errors = {
    amount:
      cents === null || cents < 0 || toDollars(cents) > largestAmount
        ? `Enter an amount up to ${formatCount(largestAmount)} dollars`
        : null,
    percent: isPercent(percent ?? 0) ? null : 'Enter 0 to 100 percent with at most 2 decimals',
  };
  return (
    <DialogForm
      busy={save.isPending}
      error={save.error?.message}
      onCancel={onClose}
      onSave={() => {
        setAsked(true);
        if (cents === null || errors.amount !== null || errors.percent !== null) {
          focusField(errors.amount === null ? 'percent' : 'amount');
          return;
        }
        const body = { ...settings, toleranceAmount: toDollars(cents), tolerancePercent: percent ?? 0 };
        save.mutate(
          { accountId, body },
          {
            onSuccess: () => {
              toastSuccess('Saved. Check an invoice again to apply it');
              onClose();
            },
          },
        );
      }}
    >
      <p>
        A line agrees while its amount is within the larger of the two, above or below the agreed price. It
        applies to every check of this account from now on.
      </p>
      <FieldRow shares={[1, 1]}>
        <MoneyField
          label="Amount"
          id={fieldId('amount')}
          value={amount}
          onChange={setAmount}
          error={isAsked ? errors.amount : null}
          optional
        />
        <NumberField
          label="Part of the price"
          id={fieldId('percent')}
          unit="%"
          decimals={2}
          value={percent}
          onChange={setPercent}
          error={isAsked ? errors.percent : null}
          optional
        />
      </FieldRow>
    </DialogForm>
  );
}

function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100 && Number((percent * 100).toFixed(6)) % 1 === 0;
}
