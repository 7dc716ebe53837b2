import type { LineItem, LineItemInput } from '@consign/api-client/consignment';
import type { LineItemSettings, Problem } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import { useState } from 'react';

import { draftOf, emptyDraft, parseDraft, type ItemDraft } from './item-draft.js';

/** Why the server did not take an item: a sentence, and the problems of its fields. */
export interface ItemRefusal {
  readonly message: string;
  readonly problems: readonly Pick<Problem, 'path' | 'message'>[];
}

type Errors = Readonly<Partial<Record<string, string>>>;

interface Options {
  readonly item: LineItem | null;
  readonly settings: LineItemSettings;
  readonly onSave: (input: LineItemInput) => Promise<ItemRefusal | null>;
  readonly onDirtyChange: (dirty: boolean) => void;
}

interface ItemForm {
  readonly draft: ItemDraft;
  readonly errors: Errors;
  readonly failure: string | null;
  readonly pending: boolean;
  readonly change: (draft: ItemDraft, path: string) => void;
  readonly leave: (path: string) => void;
  readonly submit: () => Promise<void>;
}

const invalidForm = 'Form is invalid, please check your details.';

/** The first problem of each field, the path of a nested one cut to its field. */
function errorsOf(problems: ItemRefusal['problems']): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) errors[path.split('/')[0] ?? ''] ??= message;
  return errors;
}

function focusFirst(problems: ItemRefusal['problems']): void {
  const [first] = problems;
  if (first !== undefined) focusField(`item/${first.path}`);
}

/** What an item form holds: the draft, what is wrong with it, and the saving of it, once at a time. */
export function useItemForm({ item, settings, onSave, onDirtyChange }: Options): ItemForm {
  const [draft, setDraft] = useState(() => (item === null ? emptyDraft : draftOf(item)));
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const show = (refusal: ItemRefusal): void => {
    setErrors(errorsOf(refusal.problems));
    setFailure(refusal.message);
    focusFirst(refusal.problems);
  };

  return {
    draft,
    errors,
    failure,
    pending,
    change: (changed, path) => {
      setDraft(changed);
      onDirtyChange(true);
      // A field that is being mended, or was filled by this change, is no longer told wrong.
      const result = parseDraft(changed, settings);
      const wrong = result.ok ? {} : errorsOf(result.problems);
      setErrors((shown) =>
        Object.fromEntries(
          Object.entries(shown).filter(([field]) => field !== path && wrong[field] !== undefined),
        ),
      );
      setFailure(null);
    },
    leave: (path) => {
      const result = parseDraft(draft, settings);
      const found = result.ok ? undefined : errorsOf(result.problems)[path];
      setErrors(({ [path]: _old, ...rest }) => (found === undefined ? rest : { ...rest, [path]: found }));
    },
    submit: async () => {
      if (pending) return;
      const result = parseDraft(draft, settings);
      if (!result.ok) {
        show({ message: invalidForm, problems: result.problems });
        return;
      }
      setPending(true);
      const refusal = await onSave(result.value);
      setPending(false);
      if (refusal === null) onDirtyChange(false);
      else show(refusal);
    },
  };
}
