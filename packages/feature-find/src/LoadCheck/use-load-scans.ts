import { labelsOutdatedMessage } from '@consign/consignment-parts';
import type { Client } from '@consign/api-client/internal';
import { checkLoad, findScan, findSscc, type LoadPiece, type LoadResult } from '@consign/domain/gs1';
import { toastError, toastSuccess, toastWarning, useFinderView, useScans } from '@consign/ui';
import { useRef, useState } from 'react';

/** A piece with what the screen says of it. */
export interface NamedPiece extends LoadPiece {
  readonly receiver: string;
  readonly lineItemId: string;
  /** Which piece of its freight item, from 1. */
  readonly number: number;
  readonly description: string;
  readonly labelsOutdated: boolean;
  /** By the latest check of its consignment (LOAD-21). */
  readonly isLoaded: boolean;
}

/** What a scan found (LOAD-02). */
export interface ScanAnswer {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
}

interface Options {
  readonly pieces: readonly NamedPiece[];
  /** Whether the pieces that an earlier check has as loaded count as scanned. */
  readonly countsEarlier: boolean;
  readonly kept: ReturnType<typeof keptScans>;
}

/** A label that stays before the camera, also beside another one, or a trigger that bounces, is one scan. */
const SAME_SCAN_MS = 2_000;

const toasts = { success: toastSuccess, warning: toastWarning, error: toastError } as const;

export interface LoadScans {
  readonly scans: readonly string[];
  /** The scans, and before them the pieces of an earlier check. */
  readonly all: readonly string[];
  readonly result: LoadResult<NamedPiece>;
  /** Null before the first scan. */
  readonly answer: ScanAnswer | null;
  readonly add: (text: string) => void;
  readonly clear: () => void;
}

/** The scans of a load check, from scanner, camera or keyboard. */
export function useLoadScans({ pieces, countsEarlier, kept }: Options): LoadScans {
  const [scans, setScans] = useState(kept.get);
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const isCamera = useFinderView()?.type === 'camera';
  const readAt = useRef(new Map<string, number>());
  const keep = (next: readonly string[]): void => {
    kept.set(next);
    setScans(next);
  };
  const add = (text: string): void => {
    const found = answerScan(text, pieces, scans);
    setAnswer(found);
    // The camera covers the screen.
    if (isCamera) toasts[found.tone](found.text);
    const sscc = findSscc(text);
    if (sscc !== null) keep([...scans, sscc]);
  };
  useScans((text) => {
    const at = performance.now();
    const isSame = at - (readAt.current.get(text) ?? -Infinity) < SAME_SCAN_MS;
    readAt.current.set(text, at);
    if (!isSame) add(text);
  });
  const scanned = new Set(scans);
  const earlier = pieces.filter(({ sscc, isLoaded }) => countsEarlier && isLoaded && !scanned.has(sscc));
  const all = [...earlier.map(({ sscc }) => sscc), ...scans];
  return {
    scans,
    all,
    result: checkLoad(pieces, all),
    answer,
    add,
    clear: () => {
      keep([]);
      setAnswer(null);
    },
  };
}

function answerScan(text: string, pieces: readonly NamedPiece[], scans: readonly string[]): ScanAnswer {
  const sscc = findSscc(text);
  if (sscc === null) {
    const isOurs = findScan(text) !== null;
    return {
      tone: 'warning',
      text: isOurs
        ? 'This is the number of a consignment. Scan the barcode of the piece, (00).'
        : "This isn't the number of a piece. Scan the barcode with (00) on the label.",
    };
  }
  const piece = pieces.find((each) => each.sscc === sscc);
  if (piece === undefined) return { tone: 'error', text: `Not on the manifest: ${sscc}` };
  const name = `${piece.reference}, ${piece.description}`;
  if (scans.includes(sscc)) return { tone: 'warning', text: `Scanned before: ${name}` };
  return piece.labelsOutdated
    ? { tone: 'warning', text: `Loaded: ${name}. ${labelsOutdatedMessage}` }
    : { tone: 'success', text: `Loaded: ${name}` };
}

const sessions = new WeakMap<Client, Map<string, readonly string[]>>();

/** The scans of a load check while the user is on another screen: in memory, and only for this sign-in (LOAD-05). */
export function keptScans(client: Client, load: string) {
  const kept = sessions.get(client) ?? new Map<string, readonly string[]>();
  sessions.set(client, kept);
  return {
    get: (): readonly string[] => kept.get(load) ?? [],
    set: (scans: readonly string[]): void => void kept.set(load, scans),
  };
}
