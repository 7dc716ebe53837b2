import type { TenantSettings } from '@consign/domain/settings';
import { Logo } from '@consign/ui';
import type { ReactNode } from 'react';

import { DocumentTitle } from './DocumentTitle.js';
import classes from './ErrorPage.module.css';
import { mainId } from './RouteAnnouncer.js';

interface Props {
  readonly title: string;
  readonly text: string;
  /** Null where it is not known whose page this is: the product's own name stands for it. */
  readonly tenant: Pick<TenantSettings, 'tenantCode' | 'tenantName'> | null;
  /** Ways on from here. */
  readonly children?: ReactNode;
}

/** A page with one thing to say, without the top bar. */
export function ErrorPage({ title, text, tenant, children }: Props): ReactNode {
  const site = tenant?.tenantName ?? 'Consign';
  return (
    <main id={mainId} tabIndex={-1} className={classes.page}>
      <DocumentTitle title={title} tenantName={site} />
      <div className={classes.card}>
        <div className={classes.bar}>
          <Logo tenantCode={tenant?.tenantCode ?? null} name={site} />
        </div>
        <div className={classes.content}>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.text}>{text}</p>
          {children !== undefined && <div className={classes.actions}>{children}</div>}
        </div>
      </div>
    </main>
  );
}
