import type { Account } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import { formatDate, formatDateTime } from '@consign/domain/dates';
import { verdictLabels } from '@consign/domain/invoices';
import { formatDollars } from '@consign/domain/pricing';
import { type Invoice, invoiceMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, layout, openHere, toastSuccess, typography } from '@consign/ui';
import { ConfirmDialog } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { IconAdjustments, IconFileImport, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { findCode } from '../describe-invoice.js';
import classes from '../Invoices.module.css';
import type { InvoicesScreenProps } from '../invoices-screen-props.js';
import { AllInvoices } from './AllInvoices.js';
import { SettingsDialog } from './SettingsDialog.js';
import { toastFailure } from './toast-failure.js';

interface Props extends Pick<InvoicesScreenProps, 'onQueryChange' | 'query' | 'toHref'> {
  readonly invoice: Invoice;
  readonly accounts: readonly Account[];
}

const cardId = 'invoice';

/** What stands above the lines, the sums of the verdicts, and what can be done with the whole invoice (INVC-21). */
export function InvoiceCard({ invoice, accounts, query, onQueryChange, toHref }: Props): ReactNode {
  const mutations = invoiceMutations(useClient());
  const check = useMutation(mutations.check());
  const remove = useMutation(mutations.remove());
  const [asked, setAsked] = useState<'delete' | 'settings' | null>(null);
  const { id, number, isReplaced, replacesInvoiceId, checkedAtDateTimeUtc, accepted, queried } = invoice;
  const canDelete = accepted.count + queried.count === 0;
  // What led here, such as 'Check the invoice', is gone.
  useEffect(() => {
    document.getElementById(cardId)?.focus({ preventScroll: true });
  }, []);
  return (
    <Card
      id={cardId}
      title={`Invoice ${number}`}
      stacked
      aside={<AllInvoices onQueryChange={onQueryChange} toHref={toHref} />}
    >
      <p className={typography.note}>
        {formatDate(invoice.date)}, account {findCode(accounts, invoice.accountId)},{' '}
        {formatCount(invoice.lineCount, 'line')}, amounts {invoice.isGstIncluded ? 'incl.' : 'excl.'} GST.
        Loaded {formatDateTime(invoice.createdAtDateTimeUtc)} by <bdi>{invoice.createdBy}</bdi>
        {checkedAtDateTimeUtc !== null && `, checked ${formatDateTime(checkedAtDateTimeUtc)}`}.
      </p>
      {isReplaced && (
        <p className={layout.notice}>
          A corrected invoice replaces this one. Its consignments count as not invoiced by it.
        </p>
      )}
      {replacesInvoiceId !== null && (
        <p className={layout.notice}>
          This is a corrected invoice.{' '}
          <a
            href={toHref({ invoice: replacesInvoiceId })}
            onClick={(event) =>
              openHere(event, () => onQueryChange({ invoice: replacesInvoiceId }, { replace: false }))
            }
          >
            Open the invoice that it replaces
          </a>
        </p>
      )}
      {checkedAtDateTimeUtc === null ? (
        <p className={layout.notice} data-tone="warning" role="alert">
          Some lines of this invoice have not arrived, so it is not checked. Delete it and load its file
          again.
        </p>
      ) : (
        <Sums
          invoice={invoice}
          onShow={(verdict) => onQueryChange({ ...query, verdict }, { replace: true })}
        />
      )}
      <div className={layout.buttons}>
        {checkedAtDateTimeUtc !== null && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={check.isPending}
            onClick={() =>
              check.mutate(id, {
                onError: toastFailure,
                onSuccess: () => toastSuccess('Checked with what is known now. Your decisions stay'),
              })
            }
          >
            Check again
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          onClick={() => setAsked('settings')}
        >
          Tolerance
        </Button>
        {checkedAtDateTimeUtc !== null && !isReplaced && (
          <Button
            variant="default"
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => onQueryChange({ replaces: id }, { replace: false })}
          >
            Load a corrected invoice
          </Button>
        )}
        {canDelete && (
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            loading={remove.isPending}
            onClick={() => setAsked('delete')}
          >
            Delete
          </Button>
        )}
      </div>
      {asked === 'settings' && (
        <SettingsDialog
          accountId={invoice.accountId}
          accountCode={findCode(accounts, invoice.accountId)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        opened={asked === 'delete'}
        title={`Delete invoice ${number}?`}
        confirmLabel="Delete"
        cancelLabel="Keep"
        destructive
        onConfirm={() => {
          setAsked(null);
          remove.mutate(id, {
            onError: toastFailure,
            onSuccess: () => {
              toastSuccess(`Invoice ${number} deleted`);
              onQueryChange({}, { replace: true });
            },
          });
        }}
        onCancel={() => setAsked(null)}
      >
        Its lines and findings are deleted. Consignments stay as they are.
      </ConfirmDialog>
    </Card>
  );
}

interface SumsProps {
  readonly invoice: Invoice;
  readonly onShow: (verdict: string) => void;
}

/** The sums by verdict and by decision; each adds up to the total (INVC-08). */
function Sums({ invoice, onShow }: SumsProps): ReactNode {
  const { verdicts, accepted, queried, undecided } = invoice;
  return (
    <div className={classes.sums}>
      <SumTable caption="Findings" heading="Finding" invoice={invoice}>
        {verdicts.map(({ verdict, count, amount }) => (
          <SumRow
            key={verdict}
            count={count}
            amount={amount}
            name={
              <button type="button" className={typography.link} onClick={() => onShow(verdict)}>
                {verdictLabels[verdict]}
              </button>
            }
          />
        ))}
      </SumTable>
      <SumTable caption="Decisions" heading="Decision" invoice={invoice}>
        <SumRow name="Accepted" {...accepted} />
        <SumRow name="Queried" {...queried} />
        <SumRow name="To decide" {...undecided} />
      </SumTable>
    </div>
  );
}

interface SumTableProps {
  readonly caption: string;
  readonly heading: string;
  readonly invoice: Pick<Invoice, 'notExplained' | 'total'>;
  readonly children: ReactNode;
}

/** The rows of the lines, and below them the rest of the total. */
function SumTable({ caption, heading, invoice, children }: SumTableProps): ReactNode {
  const { notExplained, total } = invoice;
  return (
    <table className={layout.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col" data-right>
            Lines
          </th>
          <th scope="col" data-right>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {children}
        {notExplained !== null && notExplained !== 0 && (
          <SumRow name="Not explained by the lines" amount={notExplained} />
        )}
      </tbody>
      <tfoot>
        <SumRow name="Total of the invoice" amount={total} />
      </tfoot>
    </table>
  );
}

interface SumRowProps {
  readonly name: ReactNode;
  readonly count?: number;
  readonly amount: number;
}

function SumRow({ name, count, amount }: SumRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-right>{count === undefined ? '' : formatCount(count)}</td>
      <td data-right>{formatDollars(amount)}</td>
    </tr>
  );
}
