import { useRequestKeys } from '@consign/consignment-parts';
import { formatCount, isolate } from '@consign/domain';
import { formatDateTime } from '@consign/domain/dates';
import { checkSignatory, findSscc } from '@consign/domain/gs1';
import { formatDeliveredPieces } from '@consign/domain/status';
import { loadCheckMutations, type LoadCheck, type LoadPieces } from '@consign/queries';
import { useClient, useUserName } from '@consign/session';
import { Card, fieldId, focusField, layout, openFinder, TextField, typography } from '@consign/ui';
import { Button, Checkbox, Progress } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCamera } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { keptScans, useLoadScans, type NamedPiece } from './use-load-scans.js';
import classes from './LoadCheck.module.css';
import { LoadLists, missingId } from './LoadLists.js';

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
  const [countsEarlier, setCountsEarlier] = useState(true);
  const { scans, all, result, answer, add, clear } = useLoadScans({ pieces, countsEarlier, kept });
  const signatures = listSignatures(consignments);
  const signedPieces = pieces.filter(({ isLoaded }) => isLoaded).length;
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
        {signedPieces > 0 && (
          <Checkbox
            label={`Count what was signed as loaded: ${formatCount(signedPieces, 'piece')}`}
            description={describeSignatures(signatures)}
            checked={countsEarlier}
            onChange={({ currentTarget }) => setCountsEarlier(currentTarget.checked)}
          />
        )}
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
        onCheckOff={(sscc) => {
          // The pressed button goes with its piece.
          document.getElementById(missing.length > 1 ? missingId : cardId)?.focus({ preventScroll: true });
          add(sscc);
        }}
      />
      <SignLoad
        consignmentIds={consignments.map(({ id }) => id)}
        earlierCheckIds={signatures.map(({ checkId }) => checkId)}
        scanned={all}
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

type Signature = NonNullable<LoadPieces['consignments'][number]['signed']>;

/** The latest checks of the consignments, each once. */
function listSignatures(consignments: LoadPieces['consignments']): readonly Signature[] {
  const byCheck = new Map(consignments.map(({ signed }) => [signed?.checkId, signed]));
  return [...byCheck.values()].filter((signed) => signed !== null);
}

const MAX_SIGNATURES = 3;

/** The latest signatures, and how many more there are. */
function describeSignatures(signatures: readonly Signature[]): string {
  const latest = signatures.toSorted((one, other) =>
    other.signedAtDateTimeUtc.localeCompare(one.signedAtDateTimeUtc),
  );
  const named = latest
    .slice(0, MAX_SIGNATURES)
    .map((each) => `${isolate(each.signedBy)}, ${formatDateTime(each.signedAtDateTimeUtc)}`);
  const more = latest.length - named.length;
  return `Signed by ${named.join('; ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}

interface SignLoadProps {
  readonly consignmentIds: readonly string[];
  /** The checks that the screen knows of: another one is refused (LOAD-21). */
  readonly earlierCheckIds: readonly string[];
  readonly scanned: readonly string[];
  /** How many pieces are missing. */
  readonly missing: number;
  readonly onSigned: (check: LoadCheck) => void;
}

/** Signs the load with a name; the time is the server's (LOAD-03). */
function SignLoad({ consignmentIds, earlierCheckIds, scanned, missing, onSigned }: SignLoadProps): ReactNode {
  const [name, setName] = useState(useUserName());
  const [error, setError] = useState<string>();
  const keys = useRequestKeys();
  const sign = useMutation(loadCheckMutations(useClient()).create());
  const submit = async (): Promise<void> => {
    const body = {
      consignmentIds: [...consignmentIds],
      earlierCheckIds: [...earlierCheckIds],
      scanned: [...scanned],
      signedBy: name.trim(),
    };
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
