import { findDecisionProblem } from '@consign/domain/invoices';
import { TextField, toastSuccess } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import { countLines } from '../describe-invoice.js';
import type { Decisions } from './use-decisions.js';

interface Props {
  readonly lines: readonly number[];
  readonly decisions: Decisions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const longestReason = 500;

/** Asks what to say to the provider about the lines (INVC-11). */
export function QueryDialog({ lines, decisions, onClose, onDone }: Props): ReactNode {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problem = findDecisionProblem({ decision: 'Queried', reason });
  return (
    <FormDialog
      opened
      title={`Query ${countLines(lines.length)}`}
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
              toastSuccess(`${countLines(lines.length)} queried`);
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
