import { lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

import type { SearchControl } from './use-search-state.js';

const FindReferencesDialog = lazyComponent(
  async () => (await import('./FindReferences/FindReferencesDialog.js')).FindReferencesDialog,
);
const FindByPriceDialog = lazyComponent(
  async () => (await import('./FindByPrice/FindByPriceDialog.js')).FindByPriceDialog,
);
const StatusInfoDialog = lazyComponent(
  async () => (await import('@consign/consignment-parts/status-info')).StatusInfoDialog,
);

const CardOptionsDialog = lazyComponent(
  async () => (await import('./CardOptionsDialog.js')).CardOptionsDialog,
);

export type Tool = 'references' | 'price' | 'statuses' | 'cards';

interface Props {
  readonly tool: Tool | null;
  readonly control: SearchControl;
  readonly onClose: () => void;
}

/** The dialogs of the list, loaded on first use. */
export function Tools({ tool, control, onClose }: Props): ReactNode {
  const { references, state, change, search } = control;
  return (
    <>
      {tool === 'references' && (
        <FindReferencesDialog
          references={references}
          onFind={(found) => change({ ...state, pageNumber: 1 }, { references: found })}
          onClose={onClose}
        />
      )}
      {tool === 'price' && <FindByPriceDialog searched={state} onFind={search} onClose={onClose} />}
      {tool === 'cards' && <CardOptionsDialog control={control} onClose={onClose} />}
      {tool === 'statuses' && <StatusInfoDialog onClose={onClose} />}
    </>
  );
}
