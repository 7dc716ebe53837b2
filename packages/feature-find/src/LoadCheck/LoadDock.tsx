import { useRequestKeys } from '@consign/consignment-parts';
import { formatCount } from '@consign/domain';
import { checkSignatory, findSscc } from '@consign/domain/gs1';
import { formatDeliveredPieces } from '@consign/domain/status';
import { loadCheckMutations, type LoadCheck, type LoadPieces } from '@consign/queries';
import { useClient, useUserName } from '@consign/session';
import { Card, fieldId, focusField, layout, openFinder, TextField, typography } from '@consign/ui';
import { Button, Progress } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { keptScans, useLoadScans, type NamedPiece } from './use-load-scans.js';
import classes from './LoadCheck.module.css';
import { LoadLists } from './LoadLists.js';

/** The first card of the screen. */
export const cardId = 'load-check';

interface Props {
  /** Names the load among those of this sign-in. */
  readonly load: string;
  readonly consignments: LoadPieces['consignments'];
  /** References of the link that have nothing to load (LOAD-20). */
  readonly leftOut: readonly string[];
  readonly consignmentHref: (reference: string) => string;
  readonly onSigned: (check: LoadCheck) => void;
}

/** The scans of a load, what they leave open, and the signature. */
export function LoadDock({ load, consignments, leftOut, consignmentHref, onSigned }: Props): ReactNode {
  const client = useClient();
  const pieces = useMemo(() => listPieces(consignments), [consignments]);
  const [kept] = useState(() => keptScans(client, load));
  const { scans, result, answer, add, clear } = useLoadScans({ pieces, kept });
  const [typed, setTyped] = useState('');
  useWindowEvent('beforeunload', (event) => {
    if (scans.length > 0) event.preventDefault();
  });
  const { loaded, missing } = result;
  return (
    <>
      <output className={`${layout.notice} ${classes.answer}`} data-tone={answer?.tone} aria-live="assertive">
        {answer?.text ?? 'Scan a label with the scanner or the camera, or type its number.'}
      </output>
      <Card id={cardId} title="Scan the pieces on the dock" stacked>
        <div className={layout.column}>
          <p className={classes.count}>{formatDeliveredPieces(loaded.length, pieces.length)} loaded</p>
          <Progress value={(loaded.length / Math.max(1, pieces.length)) * 100} aria-label="Pieces loaded" />
        </div>
        {leftOut.length > 0 && (
          <p className={typography.note}>
            Without {leftOut.join(', ')}: a draft, cancelled, or not of your sites
          </p>
        )}
        <div className={layout.buttons}>
          <Button
            variant="default"
            leftSection={<IconCamera size={16} aria-hidden />}
            onClick={() => openFinder('camera')}
          >
            Scan with the camera
          </Button>
        </div>
        <form
          className={classes.entry}
          onSubmit={(event) => {
            event.preventDefault();
            // Grouped as the label prints it.
            const number = typed.replaceAll(/\s/gu, '');
            if (number !== '') add(number);
            // Any other number stays to be corrected; a scanner that types here replaces it.
            if (findSscc(number) === null) event.currentTarget.querySelector('input')?.select();
            else setTyped('');
          }}
        >
          <TextField label="Number of the piece" type="tel" value={typed} onChange={setTyped} />
          <Button type="submit" variant="default">
            Add
          </Button>
        </form>
      </Card>
      <LoadLists
        result={result}
        outdated={consignments.filter(({ labelsOutdated }) => labelsOutdated)}
        consignmentHref={consignmentHref}
      />
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
  return consignments.flatMap(({ reference, receiver, labelsOutdated, pieces }) =>
    pieces.map((piece) => ({ ...piece, reference, receiver, labelsOutdated })),
  );
}

interface SignLoadProps {
  readonly consignmentIds: readonly string[];
  readonly scans: readonly string[];
  /** How many pieces are missing. */
  readonly missing: number;
  readonly onSigned: (check: LoadCheck) => void;
}

/** Signs the load with a name; the time is the server's (LOAD-03). */
function SignLoad({ consignmentIds, scans, missing, onSigned }: SignLoadProps): ReactNode {
  const [name, setName] = useState(useUserName());
  const [error, setError] = useState<string>();
  const keys = useRequestKeys();
  const sign = useMutation(loadCheckMutations(useClient()).create());
  const submit = async (): Promise<void> => {
    const body = { consignmentIds: [...consignmentIds], scanned: [...scans], signedBy: name.trim() };
    const problem = checkSignatory(body.signedBy)[0]?.message;
    setError(problem);
    if (problem !== undefined) {
      focusField('signedBy');
      return;
    }
    const check = await sign.mutateAsync({ body, idempotencyKey: keys.get(body) }).catch(() => null);
    if (check !== null) onSigned(check);
  };
  return (
    <Card title="Sign the manifest">
      <form
        className={classes.entry}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          id={fieldId('signedBy')}
          label="Your name"
          value={name}
          onChange={setName}
          error={error}
          readOnly={sign.isPending}
        />
        <Button type="submit" loading={sign.isPending}>
          {missing === 0 ? 'Sign the manifest' : `Sign with ${formatCount(missing)} missing`}
        </Button>
      </form>
      {sign.isError && (
        <p className={typography.error} role="alert">
          {sign.error.message}. Your scans are still here: sign again.
        </p>
      )}
    </Card>
  );
}
