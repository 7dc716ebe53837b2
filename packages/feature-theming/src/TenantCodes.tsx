import type { ReactNode } from 'react';

import classes from './TenantCodes.module.css';
import { defaultThemeName } from './theme-names.js';

interface Props {
  readonly tenantCode: string;
  /** The name of the tenant's theme. */
  readonly theme: string;
}

/** The codes and themes of the tenant and of a tenant without a brand, without paging (PLAT-10). */
export function TenantCodes({ tenantCode, theme }: Props): ReactNode {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Tenant code</th>
          <th scope="col">Theme</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            {tenantCode}
            <span className={classes.own}> (this tenant)</span>
          </th>
          <td>{theme}</td>
        </tr>
        <tr>
          <th scope="row">Any other without a brand</th>
          <td>{defaultThemeName}</td>
        </tr>
      </tbody>
    </table>
  );
}
