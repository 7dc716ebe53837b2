import { formatCount } from '@consign/domain';
import { findCents, formatCents } from '@consign/domain/pricing';
import type { InvoiceDecision } from '@consign/domain/invoices';
import type { InvoiceLineAnswer } from '@consign/queries';
import { layout, toastSuccess, typography } from '@consign/ui';
import { type Selection, useSelectionSize } from '@consign/ui/data-table';
import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';

import classes from '../Invoices.module.css';
import { QueryDialog } from './LineDialog.js';
import type { Decisions } from './use-decisions.js';
import { toastFailure } from './toast-failure.js';

interface Props {
  readonly selection: Selection;
  /** The lines that the filter shows, on all pages. */
  readonly shown: readonly InvoiceLineAnswer[];
  readonly decisions: Decisions;
}

/** What can be done with the selected lines, or with all that are shown (INVC-22). */
export function DecisionBar({ selection, shown, decisions }: Props): ReactNode {
  const size = useSelectionSize(selection);
  const [isAsking, setAsking] = useState(false);
  const bar = useRef<HTMLElement>(null);
  /** Keeps the focus beside a button that goes once it has done its work. */
  const keepFocus = (): void => {
    const { activeElement, body } = document;
    if (activeElement === body || bar.current?.contains(activeElement)) bar.current?.focus();
  };
  const clear = (): void => {
    keepFocus();
    selection.clear();
  };
  const lines = [...selection.ids()].map(Number);
  const chosen = new Set(lines);
  const amount = shown.reduce(
    (sum, each) => sum + (chosen.has(each.line) ? (findCents(each.amount) ?? 0) : 0),
    0,
  );
  const decide = (decision: InvoiceDecision | null): void => {
    decisions.decide(
      { lines, decision, reason: '' },
      {
        onSuccess: () => {
          clear();
          toastSuccess(
            `${formatCount(lines.length, 'line')} ${decision === null ? 'to decide again' : 'accepted'}`,
          );
        },
        onError: toastFailure,
      },
    );
  };
  return (
    <>
      <section ref={bar} className={classes.selection} aria-label="Selected lines" tabIndex={-1}>
        <span className={typography.note}>
          {size === 0 ? 'No line is selected' : `${formatCount(size)} selected, ${formatCents(amount)}`}
        </span>
        {size < shown.length && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              keepFocus();
              selection.set(
                shown.map(({ line }) => String(line)),
                true,
              );
            }}
          >
            Select all {formatCount(shown.length)} shown
          </Button>
        )}
        {size > 0 && (
          <>
            <Button variant="subtle" size="compact-sm" onClick={clear}>
              Clear selection
            </Button>
            <div className={`${layout.row} ${classes.queries}`}>
              <Button size="compact-md" loading={decisions.isPending} onClick={() => decide('Accepted')}>
                Accept
              </Button>
              <Button
                size="compact-md"
                variant="default"
                disabled={decisions.isPending}
                onClick={() => setAsking(true)}
              >
                Query…
              </Button>
              <Button
                size="compact-md"
                variant="default"
                disabled={decisions.isPending}
                onClick={() => decide(null)}
              >
                Leave to decide
              </Button>
            </div>
          </>
        )}
      </section>
      <VisuallyHidden aria-live="polite">
        {size > 0 ? `${formatCount(size, 'line')} selected` : ''}
      </VisuallyHidden>
      {isAsking && (
        <QueryDialog
          lines={lines}
          decisions={decisions}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            selection.clear();
            bar.current?.focus();
          }}
        />
      )}
    </>
  );
}
