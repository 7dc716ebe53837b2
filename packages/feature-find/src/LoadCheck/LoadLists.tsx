import { formatCount } from '@consign/domain';
import type { LoadResult } from '@consign/domain/gs1';
import { Card, layout, openFinder, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import classes from './LoadCheck.module.css';
import type { NamedPiece } from './use-load-scans.js';

interface Props {
  readonly result: LoadResult<NamedPiece>;
  /** The consignments whose labels should be printed again (LOAD-09). */
  readonly outdated: readonly Pick<NamedPiece, 'reference' | 'receiver'>[];
  readonly consignmentHref: (reference: string) => string;
  /** Takes a piece without its label as loaded. */
  readonly onCheckOff: (sscc: string) => void;
}

/** The card of missing pieces. */
export const missingId = 'load-missing';

/** Further rows are only counted: a dock has no time to read them. */
const MAX_ROWS = 100;

/** The pieces that are missing, not on the manifest or scanned twice (LOAD-02), and labels to print again. */
export function LoadLists({ result, outdated, consignmentHref, onCheckOff }: Props): ReactNode {
  const { missing, repeated, unknown } = result;
  return (
    <>
      {unknown.length > 0 && (
        <Card title={`Not on the manifest (${formatCount(unknown.length)})`}>
          <ul className={layout.column} aria-label="Not on the manifest">
            {unknown.map((sscc) => (
              <li key={sscc} className={layout.row}>
                <bdi>{sscc}</bdi>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Find ${sscc}`}
                  onClick={() => openFinder('search', `(00)${sscc}`)}
                >
                  Find
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {outdated.length > 0 && (
        <Card title={`Labels to print again (${formatCount(outdated.length)})`}>
          <p className={typography.note}>They were printed before the last change of their consignment.</p>
          <ul className={layout.column} aria-label="Labels to print again">
            {outdated.map((each) => (
              <li key={each.reference}>
                <Named {...each} consignmentHref={consignmentHref} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <PieceList
        id={missingId}
        title="Missing"
        pieces={missing}
        consignmentHref={consignmentHref}
        onCheckOff={onCheckOff}
      />
      <PieceList title="Scanned more than once" pieces={repeated} consignmentHref={consignmentHref} />
    </>
  );
}

interface ListProps extends Pick<Props, 'consignmentHref'> {
  readonly id?: string;
  readonly title: string;
  readonly pieces: readonly NamedPiece[];
  readonly onCheckOff?: Props['onCheckOff'] | undefined;
}

/** Pieces below their consignments. */
function PieceList({ id, title, pieces, consignmentHref, onCheckOff }: ListProps): ReactNode {
  // By freight item: a piece that is checked off parts its line in two.
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (pieces.length === 0) return null;
  const runs = listRuns(pieces);
  const shown = runs.slice(0, MAX_ROWS);
  const more = runs.slice(MAX_ROWS).reduce((sum, run) => sum + run.length, 0);
  return (
    <Card id={id} title={`${title} (${formatCount(pieces.length)})`}>
      <ul className={layout.column} aria-label={title}>
        {groupRuns(shown).map(([reference, own]) => (
          <li key={reference}>
            <Named
              reference={reference}
              receiver={own[0]?.[0].receiver ?? ''}
              consignmentHref={consignmentHref}
            />
            <ul className={classes.pieces} aria-label={reference}>
              {own.map((run) => {
                const [{ sscc, lineItemId }] = run;
                return (
                  <li key={sscc}>
                    <RunOfPieces
                      run={run}
                      isOpen={opened.includes(lineItemId)}
                      onToggle={(isOpen) =>
                        setOpened((ids) => {
                          const others = ids.filter((each) => each !== lineItemId);
                          return isOpen ? [...others, lineItemId] : others;
                        })
                      }
                      onCheckOff={onCheckOff}
                    />
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={typography.note}>and {formatCount(more)} more</p>}
    </Card>
  );
}

/** Pieces of one freight item that follow each other. */
type Run = readonly [NamedPiece, ...NamedPiece[]];

interface RunProps extends Pick<ListProps, 'onCheckOff'> {
  readonly run: Run;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One piece, or several in a line that opens. */
function RunOfPieces({ run, isOpen, onToggle, onCheckOff }: RunProps): ReactNode {
  const [first, ...others] = run;
  const last = others.at(-1);
  if (last === undefined) return <Piece piece={first} onCheckOff={onCheckOff} />;
  const description = first.description.replace(
    ` ${first.number} of `,
    ` ${first.number} to ${last.number} of `,
  );
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{description}</summary>
      {isOpen && (
        <ul className={classes.pieces} aria-label={description}>
          {run.slice(0, MAX_ROWS).map((piece) => (
            <li key={piece.sscc}>
              <Piece piece={piece} onCheckOff={onCheckOff} />
            </li>
          ))}
          {run.length > MAX_ROWS && (
            <li className={typography.note}>and {formatCount(run.length - MAX_ROWS)} more</li>
          )}
        </ul>
      )}
    </details>
  );
}

interface PieceProps extends Pick<ListProps, 'onCheckOff'> {
  readonly piece: NamedPiece;
}

/** A piece with its number; one with a torn label is checked off by hand. */
function Piece({ piece: { sscc, description }, onCheckOff }: PieceProps): ReactNode {
  return (
    <div className={classes.piece}>
      <span>
        {description} <bdi className={typography.note}>{sscc}</bdi>
      </span>
      {onCheckOff !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Check off ${description}`}
          onClick={() => onCheckOff(sscc)}
        >
          Check off
        </Button>
      )}
    </div>
  );
}

type NamedProps = Pick<Props, 'consignmentHref'> & Pick<NamedPiece, 'reference' | 'receiver'>;

/** A consignment; it opens in a new tab, because the check goes on in this one. */
function Named({ reference, receiver, consignmentHref }: NamedProps): ReactNode {
  return (
    <>
      <a href={consignmentHref(reference)} target="_blank" rel="noopener">
        {reference}
      </a>{' '}
      <span className={typography.note}>{receiver}</span>
    </>
  );
}

function listRuns(pieces: readonly NamedPiece[]): readonly Run[] {
  const runs: [NamedPiece, ...NamedPiece[]][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.lineItemId === piece.lineItemId && last.number + 1 === piece.number) run?.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/** The runs of each consignment, in the order of the pieces. */
function groupRuns(runs: readonly Run[]): readonly (readonly [string, readonly Run[]])[] {
  const references = [...new Set(runs.map(([first]) => first.reference))];
  return references.map((each) => [each, runs.filter(([{ reference }]) => reference === each)]);
}
