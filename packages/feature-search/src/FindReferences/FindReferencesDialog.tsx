import { TextField } from '@consign/ui';
import { Dialog, DialogForm } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import classes from './FindReferences.module.css';
import { mostReferences, parseReferences, type PastedReferences } from './parse-references.js';

interface Props {
  readonly opened: boolean;
  /** The list that is shown now, to be changed. */
  readonly references: readonly string[];
  readonly onFind: (references: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Finds exactly the references that are pasted or scanned into it. */
export function FindReferencesDialog({ opened, onClose, ...form }: Props): ReactNode {
  return (
    <Dialog opened={opened} title="Find references" onClose={onClose} closesBeside={false} size="lg">
      {opened && <Form {...form} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ references, onFind, onClose }: Omit<Props, 'opened'>): ReactNode {
  const [text, setText] = useState(references.join('\n'));
  const [tried, setTried] = useState(false);
  const pasted = parseReferences(text);
  const problem = problemOf(pasted);
  return (
    <DialogForm
      saveLabel="Find"
      onSave={() => {
        setTried(true);
        if (problem !== null) return;
        onFind(pasted.references);
        onClose();
      }}
      onCancel={onClose}
      error={tried ? problem : null}
    >
      <TextField
        label="References"
        lines={10}
        hint="Paste a column from a spreadsheet or scan one after the other. The date of the filter does not apply."
        value={text}
        onChange={setText}
        focusOnMount
      />
      <output className={classes.count}>{countOf(pasted)}</output>
    </DialogForm>
  );
}

function problemOf({ references }: PastedReferences): string | null {
  if (references.length === 0) return 'Enter at least one reference';
  return references.length > mostReferences
    ? `At most ${whole.format(mostReferences)} references can be found at once; these are ${whole.format(references.length)}`
    : null;
}

const whole = new Intl.NumberFormat('en-NZ');

function countOf({ references, duplicates, tooLong }: PastedReferences): string {
  return [
    `${whole.format(references.length)} ${references.length === 1 ? 'reference' : 'references'}`,
    duplicates > 0 && `${whole.format(duplicates)} ${duplicates === 1 ? 'duplicate' : 'duplicates'} left out`,
    tooLong.length > 0 && `${whole.format(tooLong.length)} too long to be a reference left out`,
  ]
    .filter(Boolean)
    .join(' · ');
}
