import { formatCount } from '@consign/domain';
import { formatDateTime } from '@consign/domain/dates';
import { findDecisionProblem } from '@consign/domain/invoices';
import { formatDollars } from '@consign/domain/pricing';
import type { InvoiceLineAnswer } from '@consign/queries';
import { layout, TextField, toastSuccess } from '@consign/ui';
import { Dialog, DialogActions, FormDialog } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { describeLine } from '../describe-invoice.js';
import type { InvoicesScreenProps } from '../invoices-screen-props.js';
import classes from '../Invoices.module.css';
import type { Decisions } from './use-decisions.js';
import { toastFailure } from './toast-failure.js';

interface Props extends Pick<InvoicesScreenProps, 'consignmentHref'> {
  readonly line: InvoiceLineAnswer;
  readonly isGstIncluded: boolean;
  readonly decisions: Decisions;
  readonly onClose: () => void;
}

const partLabels = { FREIGHT: 'Freight', EXTRA: 'Extras', SURCHARGE: 'Surcharges', FAF: 'FAF' } as const;

/** A line whole: amounts, finding and decision (INVC-22). */
export function LineDialog({ line, isGstIncluded, consignmentHref, decisions, onClose }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const basis = isGstIncluded ? 'incl. GST' : 'excl. GST';
  const { consignmentReference, agreed, difference, decision, decidedBy, decidedAtDateTimeUtc } = line;
  const texts: readonly (readonly [name: string, text: string])[] = [
    ['Reference on the invoice', line.reference],
    ['Your reference', line.customerReference],
    ['Description', line.description],
    [`Invoiced ${basis}`, formatDollars(line.amount)],
    [`Agreed ${basis}`, agreed === null ? '' : formatDollars(agreed)],
    ['Difference', difference === null ? '' : formatDollars(difference)],
    ...line.differingParts.map(
      (part) =>
        [
          partLabels[part.kind],
          `${formatDollars(part.invoiced)} invoiced, ${formatDollars(part.agreed)} agreed`,
        ] as const,
    ),
    ['Decision', decision ?? ''],
    ['Decided', decidedAtDateTimeUtc === null ? '' : formatDateTime(decidedAtDateTimeUtc)],
    ['Decided by', decidedBy ?? ''],
    ['Query', line.reason ?? ''],
  ];
  const accept = (): void => {
    decisions.decide(
      { lines: [line.line], decision: 'Accepted', reason: '' },
      {
        onSuccess: () => {
          toastSuccess(`Line ${line.line} accepted`);
          onClose();
        },
        onError: toastFailure,
      },
    );
  };
  return (
    <Dialog opened title={`Line ${line.line}`} size="lg" onClose={onClose}>
      <p className={classes.finding} data-verdict={line.verdict}>
        {describeLine(line)}
      </p>
      <dl className={layout.facts}>
        <Fact name="Consignment">
          {consignmentReference === null || consignmentHref === null ? (
            (consignmentReference ?? 'Unknown')
          ) : (
            <a href={consignmentHref(consignmentReference)} target="_blank" rel="noopener">
              {consignmentReference}
            </a>
          )}
        </Fact>
        {texts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <Fact key={name} name={name}>
              <bdi>{text}</bdi>
            </Fact>
          ))}
      </dl>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button variant="default" disabled={decisions.isPending} onClick={() => setAsking(true)}>
          Query…
        </Button>
        <Button loading={decisions.isPending} onClick={accept}>
          Accept
        </Button>
      </DialogActions>
      {isAsking && (
        <QueryDialog
          lines={[line.line]}
          decisions={decisions}
          onClose={() => setAsking(false)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface QueryDialogProps {
  readonly lines: readonly number[];
  readonly decisions: Decisions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longestReason = 500;

/** Asks what to say to the provider about the lines (INVC-11). */
export function QueryDialog({ lines, decisions, onClose, onDone }: QueryDialogProps): ReactNode {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problem = findDecisionProblem({ decision: 'Queried', reason });
  return (
    <FormDialog
      opened
      title={`Query ${formatCount(lines.length, 'line')}`}
      size="lg"
      saveLabel="Query"
      busy={decisions.isPending}
      error={failure}
      onCancel={onClose}
      onSave={() => {
        setAsked(true);
        if (problem !== null) return;
        decisions.decide(
          { lines, decision: 'Queried', reason },
          {
            onSuccess: () => {
              toastSuccess(`${formatCount(lines.length, 'line')} queried`);
              onDone();
            },
            onError: ({ message }) => setFailure(message),
          },
        );
      }}
    >
      <TextField
        label="What you ask the provider"
        hint="It stands beside each line in the queries that you send"
        error={isAsked ? problem : null}
        lines={3}
        maxTypedLength={longestReason}
        value={reason}
        onChange={setReason}
      />
    </FormDialog>
  );
}
