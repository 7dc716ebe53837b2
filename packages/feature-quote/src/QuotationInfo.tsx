import { InformationDialog } from '@consign/ui/dialogs';
import type { ReactNode } from 'react';

/** Charges that quotes and estimates leave out (QUOT-05, CONS-10). */
export function QuotationInfo({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <InformationDialog opened title="Delivery quotation info" onClose={onClose}>
      <p>Quotes exclude GST. The total including GST is shown below the subtotal.</p>
      <p>
        Estimates, which a consignment gets once it's ready, exclude GST and FAF, the fuel adjustment factor.
      </p>
      <p>You can create a consignment from a quote for 24 hours.</p>
    </InformationDialog>
  );
}
