import { isolate } from '@consign/domain';
import { countCharacters } from '@consign/domain/rules';
import { deskMutations } from '@consign/queries';
import { useClient } from '@consign/session';
import { TextField, toastSuccess } from '@consign/ui';
import { FormDialog } from '@consign/ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import type { FormValues } from '../form-values.js';
import { toTemplate } from './template-content.js';

interface Props {
  readonly values: FormValues;
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

const maxNameLength = 60;

/** Keeps the form under a name, for every user of the requesting site (CONS-74). */
export function SaveTemplateDialog({ values, templates, onClose }: Props): ReactNode {
  // One id for all attempts: a retry after a lost response does not save twice.
  const [newId] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useMutation(deskMutations(useClient()).saveTemplate());
  const typed = name.trim();
  const same = templates.find((each) => each.name.toLowerCase() === typed.toLowerCase());
  const length = countCharacters(typed);
  const tooLong = length > maxNameLength ? `Maximum length is ${maxNameLength} characters` : null;
  const problem = length === 0 ? 'Enter a name' : tooLong;
  return (
    <FormDialog
      opened
      title="Save as template"
      busy={save.isPending}
      error={save.error?.message}
      saveLabel={same === undefined ? 'Save' : 'Replace'}
      onCancel={onClose}
      onSave={() => {
        setTried(true);
        if (problem !== null) return;
        save.mutate(
          { id: same?.id ?? newId, name: typed, content: toTemplate(values) },
          {
            onSuccess: () => {
              toastSuccess(`Template '${isolate(typed)}' saved`);
              onClose();
            },
          },
        );
      }}
    >
      <TextField
        label="Name"
        hint={
          same === undefined
            ? 'For everybody of your requesting site. Dates and references are left out.'
            : `Replaces the template '${same.name}'`
        }
        value={name}
        onChange={setName}
        error={isTried ? problem : null}
        focusOnMount
      />
    </FormDialog>
  );
}
