import type { ReactNode } from 'react';

import type { SearchControl } from '../use-search-state.js';
import { ManageViewsDialog } from './ManageViewsDialog.js';
import { SaveViewDialog } from './SaveViewDialog.js';

interface Props {
  readonly tool: ViewTool;
  readonly control: SearchControl;
  readonly onClose: () => void;
}

export function ViewDialog({ tool, control, onClose }: Props): ReactNode {
  return tool === 'save' ? (
    <SaveViewDialog state={control.state} onClose={onClose} />
  ) : (
    <ManageViewsDialog onClose={onClose} />
  );
}

export type ViewTool = 'save' | 'manage';
