import { copyText } from '@consign/consignment-parts';
import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { type QueriedLine, writeQueriesCsv, writeQueriesText } from '@consign/domain/invoices';
import { findCents } from '@consign/domain/pricing';
import type { Invoice, InvoiceLineAnswer } from '@consign/queries';
import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { toDescribed } from '../describe-invoice.js';
import classes from '../Invoices.module.css';

interface Props {
  readonly invoice: Invoice;
  readonly lines: readonly InvoiceLineAnswer[] | null;
}

/** The queried lines as a file and as the text of a mail to the provider (INVC-12). */
export function QueriesButtons({ invoice, lines }: Props): ReactNode {
  const queried = (lines ?? []).filter(({ decision }) => decision === 'Queried');
  const listQueried = (): QueriedLine[] =>
    queried.flatMap((line) => {
      const described = toDescribed(line);
      if (described === null) return [];
      const { reference, customerReference, amount, reason } = line;
      const number = { line: line.line, reference, customerReference };
      return [{ ...described, ...number, amount: findCents(amount) ?? 0, reason: reason ?? '' }];
    });
  if (queried.length === 0) return null;
  return (
    <div className={classes.queries}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() =>
          saveFile({
            name: `Queries ${invoice.number.replaceAll(/[^\p{L}\p{N} _-]/gu, '-')}.csv`,
            content: new Blob([writeQueriesCsv(invoice, listQueried())], { type: 'text/csv;charset=utf-8' }),
          })
        }
      >
        Download queries
      </Button>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copyText(writeQueriesText(invoice, listQueried()), 'Queries')}
      >
        Copy as text
      </Button>
    </div>
  );
}
