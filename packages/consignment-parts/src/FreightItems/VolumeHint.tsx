import {
  findVolumeMismatch,
  formatVolume,
  pieceVolume,
  type Measures,
  type VolumeMismatch,
} from '@consign/domain/freight';
import { layout, typography } from '@consign/ui';
import { Button } from '@mantine/core';
import { useId, type ReactNode, type Ref } from 'react';

interface Props {
  readonly measures: Measures;
  /** Adding the item waits for the answer. */
  readonly isAsking: boolean;
  /** The button that takes the volume of the line. */
  readonly takeRef: Ref<HTMLButtonElement>;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Says that the volume differs from sides × count, and offers the calculated one (FRGT-15). */
export function VolumeHint({ measures, isAsking, takeRef, onTake, onKeep }: Props): ReactNode {
  const textId = useId();
  const mismatch = findVolumeMismatch(measures);
  return (
    <span className={`${layout.row} ${typography.note}`} role="note">
      {mismatch !== null && (
        <>
          <span id={textId}>{toText(measures, mismatch)}</span>
          <Button
            ref={takeRef}
            size="compact-sm"
            variant={isAsking ? 'filled' : 'light'}
            aria-describedby={textId}
            onClick={onTake}
          >
            {mismatch.pieces === null
              ? `Use ${formatVolume(mismatch.expected)}`
              : `× ${measures.count ?? ''}`}
          </Button>
        </>
      )}
      {mismatch !== null && isAsking && (
        <Button size="compact-sm" variant="default" onClick={onKeep}>
          Keep {measures.volume === null ? '' : formatVolume(measures.volume)}
        </Button>
      )}
    </span>
  );
}

function toText(measures: Measures, { pieces }: VolumeMismatch): string {
  const count = measures.count ?? '';
  if (pieces === null) return `Volume differs from ${count} × ${formatVolume(pieceVolume(measures))}.`;
  return pieces === 1
    ? `Volume is for 1 piece. Multiply by ${count}?`
    : `Volume is for ${pieces} pieces. Change it to ${count}?`;
}
