import type { Account } from '@consign/api-client/consignment';
import { useFileDrop } from '@consign/consignment-parts';
import { invoiceKeys, invoiceMutations, invoiceQueries } from '@consign/queries';
import { useClient, useSites } from '@consign/session';
import { Card, fieldId, layout, SelectField, TextField, toastWarning, typography } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { Button, FileInput, Progress } from '@mantine/core';
import { IconClipboard, IconUpload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import classes from '../Invoices.module.css';
import type { InvoiceWorker } from '../worker/protocol.js';
import type { InvoiceFields } from './invoice-fields.js';
import { InvoiceForm } from './InvoiceForm.js';
import { useInvoiceFile } from './use-invoice-file.js';
import { useSending } from './use-sending.js';

interface Props {
  readonly accounts: readonly Account[];
  readonly now: Date;
  /** The invoice that the next one corrects, from the address. */
  readonly replaces: string | null;
  readonly onSendingChange: (isSending: boolean) => void;
  /** Called with the id of an invoice that was checked. */
  readonly onLoaded: (id: string) => void;
  readonly makeWorker: (() => InvoiceWorker) | undefined;
}

const cardId = 'check-an-invoice';

/** Takes an invoice as a file or as pasted cells, and sends it (INVC-18). */
export function NewInvoice(props: Props): ReactNode {
  const { accounts, now, replaces, onSendingChange, onLoaded, makeWorker } = props;
  const client = useClient();
  const cache = useQueryClient();
  const invoices = useQuery(invoiceQueries(client).list());
  const saveSettings = useMutation(invoiceMutations(client).saveSettings());
  const replaced = invoices.data?.find(({ id }) => id === replaces);
  const usual = useSites().requesting?.defaultAccount?.id ?? null;
  const [chosenAccount, setAccount] = useState<string | null>(null);
  const accountId = chosenAccount ?? replaced?.accountId ?? usual;
  const [isPasting, setPasting] = useState(false);
  const [typed, setTyped] = useState<Partial<InvoiceFields>>({});
  const [isAsked, setAsked] = useState(false);
  const reading = useInvoiceFile({ accounts, makeWorker, onAccount: setAccount });
  const sending = useSending();
  const isSending = sending.state.step === 'sending';
  const refused = sending.state.step === 'failed' ? sending.state.fields : {};
  const accountError = isAsked && accountId === null ? 'Choose an account' : (refused.accountId ?? null);
  // What led here, such as 'Load a corrected invoice', is gone.
  useEffect(() => {
    if (replaces !== null) document.getElementById(cardId)?.focus();
  }, [replaces]);

  const read = (content: Blob | string, name: string): void => {
    setTyped({});
    setAsked(false);
    sending.clear();
    reading.read(content, name, accountId);
  };
  const changeAccount = (id: string | null): void => {
    if (id === null) return;
    setAccount(id);
    sending.clear();
    reading.changeAccount(id);
  };
  const drop = useFileDrop(!isSending, ([dropped]) => {
    if (dropped !== undefined) read(dropped, dropped.name);
  });
  const rememberColumns = async (id: string): Promise<void> => {
    if (reading.file?.isCorrected !== true) return;
    try {
      const settings = await cache.fetchQuery(invoiceQueries(client).settings(id));
      const columns = reading.listColumns(settings, reading.file);
      await saveSettings.mutateAsync({ accountId: id, body: { ...settings, columns } });
    } catch {
      toastWarning('The invoice was checked. Its columns could not be remembered for the account.');
    }
  };
  return (
    <>
      <Card id={cardId} title="Check an invoice" stacked>
        <div className={classes.drop} {...drop}>
          <SelectField
            id={fieldId('accountId')}
            label="Account"
            placeholder="Choose an account"
            options={accounts.map(({ id, code, description }) => ({
              value: id,
              label: code,
              hint: description,
            }))}
            value={accountId}
            onChange={changeAccount}
            disabled={isSending}
            error={accountError}
          />
          <FileInput
            label="CSV file"
            placeholder="Choose or drop a file"
            classNames={{ label: typography.label }}
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            leftSection={<IconUpload size={18} aria-hidden />}
            value={null}
            onChange={(file) => {
              if (file !== null) read(file, file.name);
            }}
            disabled={isSending}
          />
          <Button
            className={classes.paste}
            variant="default"
            leftSection={<IconClipboard size={18} aria-hidden />}
            disabled={isSending}
            onClick={() => setPasting(true)}
          >
            Paste rows
          </Button>
        </div>
        <p className={typography.note}>
          {replaced !== undefined && `Choose the invoice that corrects ${replaced.number}. `}A line for each
          consignment, with its reference and amount. The file stays in this browser until you check it.
        </p>
        {reading.isReading && <Progress value={100} animated aria-label="Reading the invoice" />}
        {reading.failure !== null && (
          <p className={layout.notice} data-tone="warning" role="alert">
            {reading.failure}
          </p>
        )}
      </Card>
      {reading.file !== null && (
        <InvoiceForm
          key={reading.file.name}
          file={reading.file}
          accountId={accountId}
          replaced={replaced}
          invoices={invoices.data ?? []}
          now={now}
          typed={typed}
          isAsked={isAsked}
          onAsk={() => setAsked(true)}
          onType={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          onColumns={reading.chooseColumns}
          sending={sending}
          onClose={() => {
            sending.clear();
            reading.close();
            document.getElementById(cardId)?.focus();
          }}
          onSend={async (invoice) => {
            onSendingChange(true);
            const id = await sending.send(invoice, reading.lines);
            onSendingChange(false);
            if (id === null) return;
            await rememberColumns(invoice.accountId);
            await cache.invalidateQueries({ queryKey: invoiceKeys.all });
            onLoaded(id);
          }}
        />
      )}
      {isPasting && (
        <PasteDialog
          onClose={() => setPasting(false)}
          onPaste={(text) => {
            setPasting(false);
            read(text, 'Pasted rows');
          }}
        />
      )}
    </>
  );
}

interface PasteDialogProps {
  readonly onClose: () => void;
  readonly onPaste: (text: string) => void;
}

/** Takes the cells that a spreadsheet copies (INVC-18). */
function PasteDialog({ onClose, onPaste }: PasteDialogProps): ReactNode {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <FormDialog
      opened
      title="Paste rows"
      size="xl"
      saveLabel="Read the rows"
      onCancel={onClose}
      onSave={() => {
        if (text.trim() === '') setMissing(true);
        else onPaste(text);
      }}
    >
      <TextField
        label="Rows of the invoice"
        hint="Copy them from your spreadsheet with their headings"
        error={isMissing && text.trim() === '' ? 'Paste the rows of an invoice' : null}
        lines={10}
        value={text}
        onChange={setText}
      />
    </FormDialog>
  );
}
