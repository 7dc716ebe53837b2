import type { Consignment } from '@consign/api-client/consignment';
import { today as todayOf } from '@consign/domain/dates';
import { layout, typography } from '@consign/ui';
import { useState, type ReactNode } from 'react';

import { AnswerThread } from '../Answers/index.js';
import classes from './Preview.module.css';

/** The exceptions and notes that need action, each with its answers (ANSW-01). */
export function PreviewAnswers({ consignment }: { readonly consignment: Consignment }): ReactNode {
  const [today] = useState(() => todayOf(new Date()));
  const events = consignment.statusHistory
    .flatMap(({ deliveryEvents }) => deliveryEvents)
    .filter(({ actionRequired, resolvedTimestamp }) => actionRequired && resolvedTimestamp === null);
  if (events.length === 0) return null;
  return (
    <Section title="Needs action">
      <ul className={layout.column}>
        {events.map((event) => (
          <li key={event.id}>
            <bdi>{event.title}</bdi>
            <AnswerThread consignment={consignment} event={event} today={today} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A part of the preview with its heading. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={classes.section}>
      <h3 className={typography.hint}>{title}</h3>
      {children}
    </section>
  );
}
