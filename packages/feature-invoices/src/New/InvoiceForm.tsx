import { formatCount } from '@consign/domain';
import { readDay, today } from '@consign/domain/dates';
import type { InvoiceField } from '@consign/domain/invoices';
import { formatCents } from '@consign/domain/pricing';
import type { Invoice, NewInvoice } from '@consign/queries';
import {
  Card,
  DateField,
  fieldId,
  FieldRow,
  focusField,
  layout,
  SelectField,
  TextField,
  typography,
} from '@consign/ui';
import { Button, Progress } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';

import classes from '../Invoices.module.css';
import type { InvoicePreview } from '../worker/protocol.js';
import { ColumnTable } from './ColumnTable.js';
import { chooseColumn, toNewInvoice, type InvoiceFields } from './invoice-fields.js';
import type { InvoiceFile } from './use-invoice-file.js';
import type { Sending } from './use-sending.js';

interface Props {
  readonly file: InvoiceFile;
  readonly accountId: string | null;
  /** The invoice that the next one corrects, from the address. */
  readonly replaced: Invoice | undefined;
  readonly invoices: readonly Invoice[];
  readonly now: Date;
  /** What the user typed over what the file says. */
  readonly typed: Partial<InvoiceFields>;
  readonly onType: (changed: Partial<InvoiceFields>) => void;
  /** Whether the user tried to send the invoice, so missing fields are marked. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
  readonly onColumns: (columns: readonly (InvoiceField | null)[]) => void;
  readonly sending: Sending;
  readonly onClose: () => void;
  readonly onSend: (invoice: NewInvoice) => Promise<void>;
}

const cardId = 'invoice-file';

/** An invoice that was read: its columns, what stands above its lines, and the button that checks it (INVC-18). */
export function InvoiceForm(props: Props): ReactNode {
  const {
    file,
    accountId,
    replaced,
    invoices,
    now,
    typed,
    isAsked,
    onAsk,
    onType,
    onColumns,
    sending,
    onClose,
    onSend,
  } = props;
  const { preview, name } = file;
  const day = today(now);
  const fields: InvoiceFields = {
    number: preview.invoiceNumber,
    date: readDay(preview.invoiceDate, day) ?? preview.invoiceDate,
    total: formatCents(preview.total),
    replacesId: replaced?.id ?? null,
    ...typed,
    accountId,
  };
  const checked = toNewInvoice(fields, preview);
  const shown = isAsked && 'errors' in checked ? checked.errors : {};
  const { state } = sending;
  const refused = state.step === 'failed' ? state.fields : {};
  const [refusedField] = Object.keys(refused);
  const error = (field: keyof InvoiceFields) => shown[field] ?? refused[field] ?? null;
  const isSending = state.step === 'sending';
  useEffect(() => {
    document.getElementById(cardId)?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (refusedField !== undefined) focusField(refusedField);
  }, [refusedField]);
  const change = (changed: Partial<InvoiceFields>): void => {
    onType(changed);
    if (!isSending) sending.clear();
  };
  const submit = (): void => {
    onAsk();
    if (isSending || preview.refusal !== null) return;
    if ('invoice' in checked) void onSend(checked.invoice);
    else focusField(Object.keys(checked.errors)[0] ?? '');
  };
  // A column that is not read may be one that is missed.
  const needsColumns = preview.refusal !== null || file.isCorrected || preview.columns.includes(null);
  const others = invoices.filter((each) => each.accountId === accountId && !each.isReplaced);
  const basis = preview.isGstIncluded ? 'incl. GST' : 'excl. GST';
  return (
    <Card title={name} id={cardId} stacked>
      <output className={typography.strong}>
        {describeLines(preview)} {basis}
      </output>
      {preview.refusal !== null && (
        <p className={layout.notice} data-tone="warning" role="alert">
          {preview.refusal}
        </p>
      )}
      <RowProblems preview={preview} />
      <form
        className={layout.column}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldRow shares={[2, 1, 1, 2]} folds>
          <TextField
            id={fieldId('number')}
            label="Invoice number"
            value={fields.number}
            onChange={(number) => change({ number })}
            error={error('number')}
            disabled={isSending}
          />
          <DateField
            id={fieldId('date')}
            label="Invoice date"
            value={fields.date}
            onChange={(date) => change({ date })}
            today={day}
            error={error('date')}
            disabled={isSending}
          />
          <TextField
            id={fieldId('total')}
            label={`Total ${basis}`}
            value={fields.total}
            onChange={(total) => change({ total })}
            error={error('total')}
            hint={describeTotal(preview)}
            disabled={isSending}
          />
          <SelectField
            label="Corrects an earlier invoice"
            optional
            placeholder="None"
            options={others.map(({ id, number }) => ({ value: id, label: number }))}
            value={fields.replacesId}
            onChange={(replacesId) => change({ replacesId })}
            error={error('replacesId')}
            disabled={isSending}
          />
        </FieldRow>
        {state.step === 'failed' && Object.keys(state.fields).length === 0 && (
          <p className={layout.notice} data-tone="warning" role="alert">
            {state.message}. The invoice is still here: check it again.
          </p>
        )}
        {state.step === 'stopped' && <output className={layout.notice}>Stopped. Nothing was loaded.</output>}
        {isSending && (
          <div className={layout.column}>
            <Progress
              value={(state.sent / preview.lineCount) * 100}
              aria-label={`Sending: ${formatCount(state.sent)} of ${formatCount(preview.lineCount)} lines`}
            />
            <output className={typography.note}>
              {state.sent < preview.lineCount
                ? `${formatCount(state.sent)} of ${formatCount(preview.lineCount)} lines sent`
                : 'Checking the lines …'}
            </output>
          </div>
        )}
        <div className={layout.buttons}>
          {isSending ? (
            <Button variant="default" onClick={sending.stop}>
              Stop
            </Button>
          ) : (
            <>
              <Button type="submit" disabled={preview.refusal !== null}>
                Check the invoice
              </Button>
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
            </>
          )}
        </div>
      </form>
      <details open={needsColumns}>
        <summary>Columns of the file</summary>
        <ColumnTable
          preview={preview}
          disabled={isSending}
          onChoose={(index, field) => onColumns(chooseColumn(preview.columns, index, field))}
        />
      </details>
    </Card>
  );
}

function describeLines({ lineCount, sumOfLines }: InvoicePreview): string {
  return `${formatCount(lineCount, 'line')}, ${formatCents(sumOfLines)}`;
}

function describeTotal({ total, sumOfLines }: InvoicePreview): string | undefined {
  if (total === sumOfLines) return undefined;
  return `The lines add up to ${formatCents(sumOfLines)}`;
}

/** The rows that are not loaded; the total that the invoice states still has them. */
function RowProblems({
  preview: { problems, problemCount },
}: {
  readonly preview: InvoicePreview;
}): ReactNode {
  if (problemCount === 0) return null;
  const others = problemCount - problems.length;
  return (
    <div className={layout.notice} data-tone="warning" role="alert">
      <p>{formatCount(problemCount, 'row')} can&apos;t be read and will not be loaded.</p>
      <ul className={`${layout.bullets} ${classes.problems}`}>
        {problems.map(({ row, message }) => (
          <li key={row}>
            Row {row}: {message}
          </li>
        ))}
        {others > 0 && <li>and {formatCount(others)} more</li>}
      </ul>
    </div>
  );
}
