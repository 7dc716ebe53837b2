import type { Measures } from '@consign/domain/freight';
import type { Problem, LineItemWire } from '@consign/domain/rules';
import { focusField } from '@consign/ui';
import { useRef, useState } from 'react';

import { toPendingItem, type PendingItem } from './pending-item.js';
import { useVolumeQuestion, type VolumeQuestion } from './use-volume-question.js';
import { toDraft, newDraft, parseDraft, type ItemContext, type ItemDraft } from './item-draft.js';

/** Why the server refused an item: a message, and the problems of its fields. */
export interface ItemRefusal {
  readonly message: string;
  readonly problems: readonly Pick<Problem, 'path' | 'message'>[];
}

type Errors = Readonly<Partial<Record<string, string>>>;

interface Options {
  readonly context: ItemContext;
  /** Earlier unsaved input to start from (PLAT-19). */
  readonly initialDraft: ItemDraft | null;
  readonly onSave: (input: LineItemWire) => Promise<ItemRefusal | null>;
  readonly onPendingItemChange: (initialDraft: PendingItem | null) => void;
}

interface ItemForm {
  readonly draft: ItemDraft;
  readonly errors: Errors;
  readonly failure: string | null;
  readonly pending: boolean;
  /** A function gets the latest draft: lookups complete later. */
  readonly change: (next: ItemDraft | ((now: ItemDraft) => ItemDraft), path: string) => void;
  readonly leave: (path: string) => void;
  /** Whether the draft differs from the item, or from an empty one. */
  readonly isDirty: () => boolean;
  /** Whether it was saved. */
  readonly submit: () => Promise<boolean>;
  readonly question: VolumeQuestion;
}

const invalidForm = 'Form is invalid, please check your details.';

/** The first problem of each field. */
function toFieldErrors(problems: ItemRefusal['problems']): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of problems) errors[path] ??= message;
  return errors;
}

function focusFirst(problems: ItemRefusal['problems']): void {
  const [first] = problems;
  if (first !== undefined) focusField(`item/${first.path}`);
}

/** State of the item form: the draft, its problems, and saving it, one call at a time. */
export function useItemForm({ context, initialDraft, onSave, onPendingItemChange }: Options): ItemForm {
  const { item } = context;
  const [original] = useState(() => (item === null ? newDraft(context) : toDraft(item)));
  const [draft, setDraft] = useState(initialDraft ?? original);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const latest = useRef(draft);
  // An untouched new item shows no problems.
  const isTouched = useRef(item !== null || initialDraft !== null);

  const show = (refusal: ItemRefusal): void => {
    setErrors(toFieldErrors(refusal.problems));
    setFailure(refusal.message);
    focusFirst(refusal.problems);
  };

  const change: ItemForm['change'] = (next, path) => {
    const changed = typeof next === 'function' ? next(latest.current) : next;
    latest.current = changed;
    isTouched.current = true;
    setDraft(changed);
    question.close();
    onPendingItemChange(toPendingItem(item, changed));
    // Clears the problem of a field that is being edited or was filled by this change.
    const result = parseDraft(changed, context);
    const wrong = result.ok ? {} : toFieldErrors(result.problems);
    setErrors((shown) =>
      Object.fromEntries(
        Object.entries(shown).filter(([field]) => field !== path && wrong[field] !== undefined),
      ),
    );
    setFailure(null);
  };

  const submit = async (): Promise<boolean> => {
    if (pending) return false;
    isTouched.current = true;
    const result = parseDraft(latest.current, context);
    if (!result.ok) {
      show({ message: invalidForm, problems: result.problems });
      return false;
    }
    if (question.ask(latest.current.measures)) return false;
    setPending(true);
    const refusal = await onSave(result.value);
    setPending(false);
    if (refusal === null) onPendingItemChange(null);
    else show(refusal);
    return refusal === null;
  };

  const question = useVolumeQuestion({
    // An item that was stored so has been asked about.
    settled: item === null ? null : original.measures,
    onTake: (measures: Measures) => change((now) => ({ ...now, measures }), 'volume'),
    onAnswer: submit,
  });

  return {
    draft,
    errors,
    failure,
    pending,
    isDirty: () => JSON.stringify(latest.current) !== JSON.stringify(original),
    change,
    leave: (path) => {
      if (!isTouched.current) return;
      const result = parseDraft(draft, context);
      const found = result.ok ? undefined : toFieldErrors(result.problems)[path];
      setErrors(({ [path]: _old, ...rest }) => (found === undefined ? rest : { ...rest, [path]: found }));
    },
    submit,
    question,
  };
}
