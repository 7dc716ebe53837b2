import { TextField } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly onClose: () => void;
  readonly onPaste: (text: string) => void;
}

/** Takes the cells that a spreadsheet copies (INVC-18). */
export function PasteDialog({ onClose, onPaste }: Props): ReactNode {
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
