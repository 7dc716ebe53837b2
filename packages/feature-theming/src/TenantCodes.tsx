import { tenantThemes } from '@consign/ui/tokens';
import type { ReactNode } from 'react';

import classes from './TenantCodes.module.css';
import { themeNames } from './theme-names.js';

/** Every tenant code with its theme, without paging (PLAT-10), and the theme of any other code. */
export function TenantCodes({ current }: { readonly current: string }): ReactNode {
  const rows = [
    ...tenantThemes.map(({ tenantCode, theme }) => ({ code: tenantCode, theme: themeNames[theme.name] })),
    { code: 'Any other', theme: themeNames.consign },
  ];
  const own = rows.find(({ code }) => code === current.toUpperCase()) ?? rows.at(-1);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Tenant code</th>
          <th scope="col">Theme</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              {row.code}
              {row === own && <span className={classes.own}> (this tenant)</span>}
            </th>
            <td>{row.theme}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
