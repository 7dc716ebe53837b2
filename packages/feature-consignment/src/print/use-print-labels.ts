import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { documentMutations, readFile } from '@consign/queries';
import { useAnalytics, useClient, usePreferences } from '@consign/session';
import { toastError, toastNextSteps } from '@consign/ui';
import { useMutation } from '@tanstack/react-query';

import type { PrintFile } from './print-pdf.js';

/** Prints the labels of a consignment through the browser's print dialog (DOCS-19), or saves them as ZPL (DOCS-20). */
export function usePrintLabels(printFile: PrintFile): (reference: string) => Promise<void> {
  const create = useMutation(documentMutations(useClient()).create());
  const { labelFormat } = usePreferences();
  const track = useAnalytics();
  return async (reference) => {
    try {
      const { items, results } = await create.mutateAsync({
        documentTypes: ['FRTLABEL'],
        references: [reference],
        ...(labelFormat === 'ZPL' ? { labelFormat } : {}),
      });
      const uri = items[0]?.uri;
      if (uri === undefined) {
        toastError(results[0]?.messages[0]?.userMessage ?? failed);
        return;
      }
      track({ name: 'document downloaded', documentType: 'FRTLABEL' });
      const content = await readFile(uri);
      if (labelFormat === 'ZPL') {
        saveFile({ name: `Labels ${reference}.zpl`, content });
        return;
      }
      if (await printFile(content)) return;
      const open = { label: 'Open labels', onClick: () => void window.open(uri, '_blank', 'noopener') };
      toastNextSteps({ message: 'The labels are ready', detail: cannotPrint, actions: [open] });
    } catch {
      toastError(failed);
    }
  };
}

const failed = 'Failed to generate freight label';
const cannotPrint = 'This browser opens PDFs in another program: print them from there.';
