import { findVolumeMismatch, type Measures } from '@consign/domain/freight';
import { focusField } from '@consign/ui';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

export interface VolumeQuestion {
  /** The item waits for the answer. */
  readonly isOpen: boolean;
  readonly takeRef: RefObject<HTMLButtonElement | null>;
  /** Asks about the volume of another number of pieces, once for the same measures (FRGT-15). False if there is no need. */
  readonly ask: (measures: Measures) => boolean;
  /** Takes these measures; answers the question if it is open. */
  readonly take: (measures: Measures) => void;
  /** Keeps the volume. */
  readonly keep: () => void;
  readonly close: () => void;
}

interface Options {
  /** Measures that need no question; null if there are none yet. */
  readonly settled: Measures | null;
  readonly onTake: (measures: Measures) => void;
  /** The question was answered. */
  readonly onAnswer: () => Promise<boolean>;
}

function toKey({ count, length, width, height, volume }: Measures): string {
  return [count, length, width, height, volume].join(' ');
}

/** Asks whether a volume counts the whole line, before the item is added. */
export function useVolumeQuestion({ settled, onTake, onAnswer }: Options): VolumeQuestion {
  const [asked, setAsked] = useState<Measures | null>(null);
  const answered = useRef(settled === null ? null : toKey(settled));
  const takeRef = useRef<HTMLButtonElement>(null);
  const isOpen = asked !== null;
  return {
    isOpen,
    takeRef,
    ask: (measures) => {
      const pieces = findVolumeMismatch(measures)?.pieces ?? null;
      if (pieces === null || toKey(measures) === answered.current) return false;
      setAsked(measures);
      takeRef.current?.focus();
      return true;
    },
    take: (measures) => {
      flushSync(() => onTake(measures));
      // The button that was pressed is gone.
      if (isOpen) void onAnswer();
      else focusField('item/volume');
    },
    keep: () => {
      if (asked === null) return;
      answered.current = toKey(asked);
      setAsked(null);
      void onAnswer();
    },
    close: () => setAsked(null),
  };
}
