import type { ReactNode } from 'react';

import { DocumentTitle } from './DocumentTitle.js';
import classes from './ErrorPage.module.css';
import { mainId } from './RouteAnnouncer.js';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The tenant's name, or the product's where the tenant is not known. */
  readonly site: string;
  /** Ways on from here. */
  readonly children?: ReactNode;
}

/** A page with one thing to say, without the top bar. */
export function ErrorPage({ title, text, site, children }: Props): ReactNode {
  return (
    <main id={mainId} tabIndex={-1} className={classes.page}>
      <DocumentTitle title={title} site={site} />
      <div className={classes.card}>
        <p className={classes.site}>{site}</p>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        {children !== undefined && <div className={classes.actions}>{children}</div>}
      </div>
    </main>
  );
}
