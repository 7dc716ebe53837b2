import type { LoadCheck, LoadPieces } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, openFinder, TextField } from '@consign/ui';
import { Button, Progress } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCamera } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import { keptScans } from './kept-scans.js';
import classes from './LoadCheck.module.css';
import { LoadLists } from './LoadLists.js';
import { SignLoad } from './SignLoad.js';
import { useLoadScans, type NamedPiece } from './use-load-scans.js';

interface Props {
  /** Names the load among those of this sign-in. */
  readonly load: string;
  readonly consignments: LoadPieces['consignments'];
  readonly consignmentHref: (reference: string) => string;
  readonly onSigned: (check: LoadCheck) => void;
}

/** The scans of a load, what they leave open, and the signature. */
export function LoadDock({ load, consignments, consignmentHref, onSigned }: Props): ReactNode {
  const client = useClient();
  const [pieces] = useState(() => listPieces(consignments));
  const [kept] = useState(() => keptScans(client, load));
  const { scans, result, answer, add, clear } = useLoadScans({ pieces, kept });
  const [typed, setTyped] = useState('');
  useWindowEvent('beforeunload', (event) => {
    if (scans.length > 0) event.preventDefault();
  });
  const { loaded, missing } = result;
  return (
    <>
      <Card title="Scan the pieces on the dock">
        <div className={classes.progress}>
          <p className={classes.count}>
            {loaded.length} of {pieces.length} {pieces.length === 1 ? 'piece' : 'pieces'} loaded
          </p>
          <Progress value={(loaded.length / Math.max(1, pieces.length)) * 100} aria-label="Pieces loaded" />
        </div>
        <output className={classes.answer} data-kind={answer?.kind} aria-live="assertive">
          {answer?.text ?? 'Scan a label with the scanner or the camera, or type its number.'}
        </output>
        <Button
          className={classes.camera}
          variant="default"
          leftSection={<IconCamera size={16} aria-hidden />}
          onClick={() => openFinder('camera')}
        >
          Scan with the camera
        </Button>
        <form
          className={classes.entry}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') add(typed);
            setTyped('');
          }}
        >
          <TextField label="Number of the piece" value={typed} onChange={setTyped} />
          <Button type="submit" variant="default">
            Add
          </Button>
        </form>
      </Card>
      <LoadLists result={result} consignmentHref={consignmentHref} />
      <SignLoad
        consignmentIds={consignments.map(({ id }) => id)}
        scans={scans}
        missing={missing.length}
        onSigned={(check) => {
          clear();
          onSigned(check);
        }}
      />
    </>
  );
}

function listPieces(consignments: LoadPieces['consignments']): readonly NamedPiece[] {
  return consignments.flatMap(({ reference, receiver, pieces }) =>
    pieces.map((piece) => ({ ...piece, reference, receiver })),
  );
}
