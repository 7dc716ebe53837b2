import { openHere } from '@consign/ui';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { InvoicesScreenProps } from '../invoices-screen-props.js';

type Props = Pick<InvoicesScreenProps, 'onQueryChange' | 'toHref'>;

/** Leads from an invoice back to the list. */
export function AllInvoices({ onQueryChange, toHref }: Props): ReactNode {
  return (
    <Button
      variant="subtle"
      component="a"
      href={toHref({})}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      onClick={(event) => openHere(event, () => onQueryChange({}, { replace: false }))}
    >
      All invoices
    </Button>
  );
}
