import { formatCount } from '@consign/domain';
import { maxPastedReferences } from '@consign/domain/bulk';
import { TextField, typography } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';
import { withoutInvisible } from '@consign/domain/rules';
import { joinPrinted, normaliseScan } from '@consign/domain/gs1';

interface Props {
  /** The current list, to edit. */
  readonly references: readonly string[];
  readonly onFind: (references: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Finds exactly the references that are pasted or scanned. */
export function FindReferencesDialog({ references, onFind, onClose }: Props): ReactNode {
  const [text, setText] = useState(references.join('\n'));
  const [tried, setTried] = useState(false);
  const pasted = parseReferences(text);
  const problem = findProblem(pasted);
  return (
    <FormDialog
      opened
      title="Find references"
      size="lg"
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
        hint="Paste a column from a spreadsheet, or scan labels one after another. The date filter is ignored."
        value={text}
        onChange={setText}
        focusOnMount
      />
      <output className={typography.note}>{describePasted(pasted)}</output>
    </FormDialog>
  );
}

function findProblem({ references }: PastedReferences): string | null {
  if (references.length === 0) return 'Enter at least one reference';
  return references.length > maxPastedReferences
    ? `You can find up to ${formatCount(maxPastedReferences)} references at a time; you entered ${formatCount(references.length)}`
    : null;
}

function describePasted({ references, duplicates, tooLong }: PastedReferences): string {
  return [
    formatCount(references.length, 'reference'),
    duplicates > 0 && `${formatCount(duplicates, 'duplicate')} skipped`,
    tooLong.length > 0 && `${formatCount(tooLong.length)} skipped: too long to be a reference`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const maxReferenceLength = 50;

interface PastedReferences {
  /** Without duplicates, in their first spelling. */
  readonly references: readonly string[];
  /** Number of repeated references, ignoring case. */
  readonly duplicates: number;
  /** Texts longer than any reference. */
  readonly tooLong: readonly string[];
}

/**
 * Parses references from a spreadsheet, a scanner or an email, separated by white space, commas or semicolons. A scanned
 * barcode is written as it is printed (LIST-34).
 */
export function parseReferences(text: string): PastedReferences {
  const words = joinPrinted(withoutInvisible(text))
    .split(/[\s,;]+/)
    .flatMap((word) => {
      // Strip a spreadsheet's quotes.
      const bare = normaliseScan(word.replaceAll(/^["']+|["']+$/g, ''));
      return bare === '' ? [] : [bare];
    });
  const tooLong = words.filter((word) => word.length > maxReferenceLength);
  const fitting = words.filter((word) => word.length <= maxReferenceLength);
  const first = new Map<string, string>();
  for (const word of fitting) {
    const key = word.toUpperCase();
    if (!first.has(key)) first.set(key, word);
  }
  return { references: [...first.values()], duplicates: fitting.length - first.size, tooLong };
}
