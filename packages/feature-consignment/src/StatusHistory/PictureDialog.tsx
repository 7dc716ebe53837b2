import { isolate } from '@consign/domain';
import { Dialog } from '@consign/ui/dialogs';
import { useState, type ReactNode } from 'react';

import classes from './ProofFiles.module.css';

interface Props {
  readonly name: string;
  readonly uri: string;
  /** Called once, when the URL doesn't answer: it may have expired. */
  readonly onBroken: () => void;
  readonly onClose: () => void;
}

/** A picture as large as the window allows. */
export function PictureDialog({ name, uri, onBroken, onClose }: Props): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Dialog opened title={name} size="wide" onClose={onClose}>
      {uri === broken ? (
        <p role="alert">{isolate(name)} could not be opened</p>
      ) : (
        <img
          className={classes.picture}
          src={uri}
          alt={name}
          onError={() => {
            setBroken(uri);
            if (broken === null) onBroken();
          }}
        />
      )}
    </Dialog>
  );
}
