import { formatDateTime } from '@consign/domain/dates';
import { formatDollars } from '@consign/domain/pricing';
import type { InvoiceLineAnswer } from '@consign/queries';
import { toastError, toastSuccess } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { describeLine } from '../describe-invoice.js';
import classes from '../Invoices.module.css';
import type { InvoicesScreenProps } from '../invoices-screen-props.js';
import { QueryDialog } from './QueryDialog.js';
import type { Decisions } from './use-decisions.js';

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
  const accept = (): void => {
    decisions.decide(
      { lines: [line.line], decision: 'Accepted', reason: '' },
      {
        onSuccess: () => {
          toastSuccess(`Line ${line.line} accepted`);
          onClose();
        },
        onError: ({ message }) => toastError(message),
      },
    );
  };
  if (isAsking) {
    return (
      <QueryDialog
        lines={[line.line]}
        decisions={decisions}
        onClose={() => setAsking(false)}
        onDone={onClose}
      />
    );
  }
  return (
    <Dialog opened title={`Line ${line.line}`} size="lg" onClose={onClose}>
      <p className={classes.finding} data-verdict={line.verdict}>
        {describeLine(line)}
      </p>
      <dl className={classes.facts}>
        <Fact name="Consignment">
          {consignmentReference === null || consignmentHref === null ? (
            (consignmentReference ?? 'Unknown')
          ) : (
            <a href={consignmentHref(consignmentReference)} target="_blank" rel="noopener">
              {consignmentReference}
            </a>
          )}
        </Fact>
        <Fact name="Reference on the invoice">
          <bdi>{line.reference}</bdi>
        </Fact>
        <Fact name="Your reference">
          <bdi>{line.customerReference}</bdi>
        </Fact>
        <Fact name="Description">
          <bdi>{line.description}</bdi>
        </Fact>
        <Fact name={`Invoiced ${basis}`}>{formatDollars(line.amount)}</Fact>
        <Fact name={`Agreed ${basis}`}>{agreed === null ? '' : formatDollars(agreed)}</Fact>
        <Fact name="Difference">{difference === null ? '' : formatDollars(difference)}</Fact>
        {line.differingParts.map(({ kind, invoiced, agreed: expected }) => (
          <Fact key={kind} name={partLabels[kind]}>
            {formatDollars(invoiced)} invoiced, {formatDollars(expected)} agreed
          </Fact>
        ))}
        <Fact name="Decision">
          {decision !== null && (
            <>
              {decision}
              {decidedBy !== null && decidedAtDateTimeUtc !== null && (
                <>
                  {' '}
                  by <bdi>{decidedBy}</bdi>, {formatDateTime(decidedAtDateTimeUtc)}
                </>
              )}
            </>
          )}
        </Fact>
        <Fact name="Query">
          <bdi>{line.reason}</bdi>
        </Fact>
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
    </Dialog>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
