import type { TenantSettings } from '@consign/domain/settings';
import { layout, Logo, typography } from '@consign/ui';
import type { ReactNode } from 'react';

import { DocumentTitle, mainId } from './RouteAnnouncer.js';
import classes from './ErrorPage.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Null if the tenant is unknown; the product's own name is shown instead. */
  readonly tenant: Pick<TenantSettings, 'brand' | 'tenantName'> | null;
  /** Actions, such as links and buttons. */
  readonly children?: ReactNode;
}

/** A full page with a single message, without the top bar. */
export function ErrorPage({ title, text, tenant, children }: Props): ReactNode {
  const tenantName = tenant?.tenantName ?? 'Consign';
  return (
    <main id={mainId} tabIndex={-1} className={classes.page}>
      <DocumentTitle title={title} tenantName={tenantName} />
      <div className={classes.card}>
        <div className={classes.bar}>
          <Logo mark={tenant?.brand?.logoPath ?? null} name={tenantName} />
        </div>
        <div className={classes.content}>
          <h1 className={classes.title}>{title}</h1>
          <p className={typography.dimmed}>{text}</p>
          {children !== undefined && <div className={layout.buttons}>{children}</div>}
        </div>
      </div>
    </main>
  );
}
