import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { fieldId, focusField } from '../Field/field.js';
import { layout } from '../layout/layout.js';
import { typography } from '../typography/typography.js';

export interface SummaryProblem {
  /** The problem's path, as `fieldId` takes it; empty for the whole form. */
  readonly path: string;
  readonly message: string;
  /** The field's label, shown before the message. */
  readonly label?: string | undefined;
}

interface Props {
  /** What failed, for example 'The consignment was not saved'. */
  readonly title: string;
  readonly problems: readonly SummaryProblem[];
  /** Focuses the summary when it appears; use it when no field can be focused. */
  readonly takesFocus?: boolean | undefined;
  readonly action?: ReactNode;
}

/** Lists the problems of a form, each linked to its field. */
export function ErrorSummary({ title, problems, takesFocus = false, action }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  // Only once, or a field would lose the focus while the user corrects it.
  const [focusOnMount] = useState(takesFocus);
  useEffect(() => {
    if (focusOnMount) root.current?.focus();
  }, [focusOnMount]);
  return (
    <div
      ref={root}
      className={clsx(layout.notice, layout.withIcon)}
      data-tone="error"
      role="alert"
      tabIndex={-1}
    >
      <IconAlertCircle size={20} aria-hidden />
      <div className={layout.grows}>
        {/* A message can have several lines (joined validation issues). */}
        <p className={clsx(typography.strong, typography.preLine)}>{title}</p>
        {problems.length > 0 && (
          <ul className={layout.bullets}>
            {problems.map(({ path, message, label }) => {
              const text = label === undefined ? message : `${label}: ${message}`;
              return (
                <li key={`${path} ${message}`}>
                  {path === '' ? (
                    text
                  ) : (
                    <a
                      href={`#${fieldId(path)}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(path);
                      }}
                    >
                      {text}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {action}
    </div>
  );
}
