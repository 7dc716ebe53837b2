import type { Consignment, LineItem } from '@consign/api-client/consignment';
import { formatDateTime } from '@consign/domain/dates';
import type { ReactNode } from 'react';

import { savedValues, type FormValues } from '../form-values.js';
import type { Intent } from '../intents.js';
import { changesSince, findFieldAuthor, findItemAuthor, listAuthors, useChangeHistory } from './authors.js';
import { ComparisonDialog } from './ComparisonDialog.js';
import { fieldDifferences, itemDifferences, merge, type Names } from './differences.js';

/** Changes to a consignment that somebody else has saved in the meantime (CONS-33). */
export interface EditConflict {
  /** The form before the changes. */
  readonly was: FormValues;
  readonly wasItems: readonly LineItem[];
  /** The freight items on the screen when the save was refused: afterwards the stored ones take their place. */
  readonly mineItems: readonly LineItem[];
  readonly stored: Consignment;
  /** When the consignment had last been saved as the changes were made; null where that is unknown. */
  readonly since: string | null;
  /** The purpose of the submission; null where earlier changes were restored. */
  readonly intent: Intent | null;
}

interface Props {
  readonly conflict: EditConflict;
  readonly mine: FormValues;
  readonly names: Names;
  /** The merged values, and the ids of the items to save as mine. */
  readonly onTake: (values: FormValues, items: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Compares mine, theirs and the original field by field, so that no changes are lost (CONS-33). */
export function Comparison({ conflict, mine, names, onTake, onClose }: Props): ReactNode {
  const { was, wasItems, mineItems, stored, since, intent } = conflict;
  const theirs = savedValues(stored);
  const changes = changesSince(useChangeHistory(stored.reference), since);
  const fields = fieldDifferences({ was, mine, theirs }, names);
  const items = itemDifferences({ was: wasItems, mine: mineItems, theirs: stored.lineItems });
  const differences = [
    ...fields.map((one) => ({ ...one, author: findFieldAuthor(one.key, changes) })),
    ...items.map((one) => {
      const find = (list: EditConflict['wasItems']) => list.find(({ id }) => id === one.key);
      return { ...one, author: findItemAuthor(find(wasItems), find(stored.lineItems), changes) };
    }),
  ];
  const savers = listAuthors(changes.filter(({ action }) => action === 'Saved')) ?? 'Someone else';
  const savedAt = formatDateTime(stored.lastModifiedAtDateTimeUtc);
  return (
    <ComparisonDialog
      text={
        differences.length === 0
          ? 'The saved version matches yours, so there is nothing to choose.'
          : `${savers} saved this consignment at ${savedAt}. Choose which version of each to keep. Nothing is replaced until you save.`
      }
      differences={differences}
      takeLabel={intent === null ? 'Continue with this' : 'Save this'}
      onTake={(chosen) =>
        onTake(
          merge(mine, theirs, chosen),
          new Set(items.filter(({ key }) => chosen[key] === 'mine').map(({ key }) => key)),
        )
      }
      onClose={onClose}
    />
  );
}
