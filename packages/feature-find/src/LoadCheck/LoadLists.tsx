import { formatCount } from '@consign/domain';
import type { LoadResult } from '@consign/domain/gs1';
import { Card, layout, openFinder, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './LoadCheck.module.css';
import type { NamedPiece } from './use-load-scans.js';

interface Props {
  readonly result: LoadResult<NamedPiece>;
  /** The consignments whose labels should be printed again (LOAD-09). */
  readonly outdated: readonly Pick<NamedPiece, 'reference' | 'receiver'>[];
  readonly consignmentHref: (reference: string) => string;
}

/** Further pieces are only counted: a dock has no time to read them. */
const MAX_ROWS = 100;

/** The pieces that are missing, not on the manifest or scanned twice (LOAD-02), and labels to print again. */
export function LoadLists({ result, outdated, consignmentHref }: Props): ReactNode {
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
      <PieceList title="Missing" pieces={missing} consignmentHref={consignmentHref} />
      <PieceList title="Scanned more than once" pieces={repeated} consignmentHref={consignmentHref} />
    </>
  );
}

interface ListProps extends Pick<Props, 'consignmentHref'> {
  readonly title: string;
  readonly pieces: readonly NamedPiece[];
}

/** Pieces below their consignments. */
function PieceList({ title, pieces, consignmentHref }: ListProps): ReactNode {
  if (pieces.length === 0) return null;
  const more = pieces.length - MAX_ROWS;
  const groups = groupPieces(pieces.slice(0, MAX_ROWS));
  return (
    <Card title={`${title} (${formatCount(pieces.length)})`}>
      <ul className={layout.column} aria-label={title}>
        {groups.map(([reference, own]) => (
          <li key={reference}>
            <Named
              reference={reference}
              receiver={own[0]?.receiver ?? ''}
              consignmentHref={consignmentHref}
            />
            <ul className={classes.pieces} aria-label={reference}>
              {own.map(({ sscc, description }) => (
                <li key={sscc}>{description}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={typography.note}>and {formatCount(more)} more</p>}
    </Card>
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

/** The pieces of each consignment, in the order of the pieces. */
function groupPieces(pieces: readonly NamedPiece[]): readonly (readonly [string, readonly NamedPiece[]])[] {
  const references = [...new Set(pieces.map(({ reference }) => reference))];
  return references.map((each) => [each, pieces.filter(({ reference }) => reference === each)]);
}
