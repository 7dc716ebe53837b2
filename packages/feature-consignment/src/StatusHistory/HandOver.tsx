import type { Consignment } from '@consign/api-client/consignment';
import { formatDeliveredPieces, formatPlace } from '@consign/domain/status';
import type { ReactNode } from 'react';

import classes from './StatusHistory.module.css';

type Proof = NonNullable<Consignment['proofOfDelivery']>;

/** Who signed for how many pieces, where, and what the driver noted (PODX-03). */
export function HandOver({ proof }: { readonly proof: Proof }): ReactNode {
  const { signatory, piecesDelivered, piecesSent, note, place } = proof;
  const pieces = piecesDelivered === null ? null : formatDeliveredPieces(piecesDelivered, piecesSent);
  return (
    <div className={classes.handOver}>
      {(signatory !== null || pieces !== null) && (
        <p className={classes.fact}>
          {signatory !== null && (
            <>
              Signed by <bdi>{signatory}</bdi>
            </>
          )}
          {signatory !== null && pieces !== null && ', '}
          {pieces}
        </p>
      )}
      {note !== null && (
        <p className={classes.fact}>
          Note: <bdi>{note}</bdi>
        </p>
      )}
      {place !== null && <p className={classes.fact}>{`At ${formatPlace(place)}`}</p>}
    </div>
  );
}
