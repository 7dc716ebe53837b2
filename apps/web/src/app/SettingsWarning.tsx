import { sessionQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import classes from './SettingsWarning.module.css';

/** Says which settings of the organisation cannot be read, so that their defaults apply (PLAT-07). */
export function SettingsWarning(): ReactNode {
  const { data } = useQuery({ ...sessionQueries(useClient()).organisation(), enabled: false });
  const problems = data?.settingsProblems ?? [];
  if (problems.length === 0) return null;
  return (
    <section className={classes.warning} aria-label="Settings that can't be read">
      <p>
        Some settings of your organisation can&apos;t be read, so their defaults apply. Ask your freight
        provider to correct them:
      </p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
    </section>
  );
}
