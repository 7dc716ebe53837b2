import { findScan, findSscc } from '@consign/domain/gs1';
import { openFinder } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';

import classes from './Camera.module.css';
import { createBarcodeReader, type BarcodeReader } from './barcode-reader.js';

const stateTexts: Readonly<Record<CameraState, string>> = {
  starting: 'Starting the camera…',
  scanning: 'Point the camera at a barcode of the label.',
  blocked:
    'The camera is blocked. Allow it for this site in the browser’s settings, or choose a picture of the label.',
  missing: 'No camera was found. Choose a picture of the label.',
  failed:
    'The camera couldn’t be used. Close other apps that use it and try again, or choose a picture of the label.',
};

/** Scans a label with the camera, or in a picture, and opens its consignment (NAV-23). */
export function CameraDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Dialog opened title="Scan a label" size="lg" onClose={onClose}>
      <Camera />
    </Dialog>
  );
}

/** Mounted with the dialog's content, so that the video element exists when the camera starts. */
function Camera(): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(1);
  /** A barcode that isn't ours. */
  const [other, setOther] = useState<string | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  const take = useCallback((found: readonly string[]): boolean => {
    // A label has both barcodes: the piece's number finds its consignment too, and a load check needs it.
    const own =
      found.find((text) => findSscc(text) !== null) ?? found.find((text) => findScan(text) !== null);
    if (own !== undefined) openFinder('scan', own);
    else setOther(found[0] ?? null);
    return found.length > 0;
  }, []);
  const state = useCamera(video, attempt, take);
  const readPicture = async (file: File): Promise<void> => {
    setPicture('Reading the picture…');
    const isRead = await readFile(file, take).catch(() => false);
    setPicture(
      isRead
        ? null
        : 'No barcode was found in this picture. Choose a sharper one, taken closer to the barcode.',
    );
  };
  return (
    <>
      <div className={classes.frame} data-state={state}>
        {/* A picture of the camera has no sound, and nothing to caption. */}
        <video ref={video} className={classes.video} muted playsInline aria-label="Picture of the camera" />
      </div>
      <div className={classes.text} aria-live="polite">
        <p>{picture ?? stateTexts[state]}</p>
        {other !== null && (
          <p>
            This barcode isn’t from one of our labels: <bdi>{other}</bdi>
          </p>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture of a label"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) void readPicture(file);
        }}
      />
      <DialogActions>
        {state === 'failed' && (
          <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        )}
        {other !== null && (
          <Button variant="default" onClick={() => openFinder('search', other)}>
            Search for it
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={() => picker.current?.click()}
        >
          Choose a picture
        </Button>
      </DialogActions>
    </>
  );
}

async function readFile(file: File, take: (texts: readonly string[]) => boolean): Promise<boolean> {
  const bitmap = await createImageBitmap(file);
  const reader = await createBarcodeReader();
  try {
    return take(await reader.read(bitmap));
  } finally {
    reader.close();
    bitmap.close();
  }
}

/** Whether the camera works, or why not. */
type CameraState = 'starting' | 'scanning' | 'blocked' | 'missing' | 'failed';

const READ_INTERVAL_MS = 100;
const wanted = { video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } } };

/**
 * Shows the camera in the element and reads barcodes until it unmounts.
 *
 * @param attempt another number starts the camera again.
 */
function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  attempt: number,
  onTexts: (texts: readonly string[]) => void,
): CameraState {
  const [state, setState] = useState<{ readonly attempt: number; readonly value: CameraState }>({
    attempt,
    value: 'starting',
  });
  useEffect(() => {
    const stop = new AbortController();
    const show = (value: CameraState): void => {
      if (!stop.signal.aborted) setState({ attempt, value });
    };
    run(video.current, stop.signal, { onTexts, onScanning: () => show('scanning') }).catch((error: unknown) =>
      show(findState(error)),
    );
    return () => stop.abort();
  }, [video, attempt, onTexts]);
  return state.attempt === attempt ? state.value : 'starting';
}

interface Listeners {
  readonly onTexts: (texts: readonly string[]) => void;
  readonly onScanning: () => void;
}

async function run(video: HTMLVideoElement | null, signal: AbortSignal, listeners: Listeners): Promise<void> {
  if (video === null) return;
  // Missing where the page isn't served over https.
  if (navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  const close = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', close);
  if (signal.aborted) {
    close();
    return;
  }
  video.srcObject = stream;
  await video.play();
  const reader = await createBarcodeReader();
  signal.addEventListener('abort', reader.close);
  if (!signal.aborted) {
    listeners.onScanning();
    await readFrames(video, reader, signal, listeners.onTexts);
  }
}

/** Reads one frame after another; rejects with the first failure. */
function readFrames(
  video: HTMLVideoElement,
  reader: BarcodeReader,
  signal: AbortSignal,
  onTexts: (texts: readonly string[]) => void,
): Promise<void> {
  return new Promise((_resolve, reject) => {
    const read = async (): Promise<void> => {
      const texts = await reader.read(video);
      if (signal.aborted) return;
      if (texts.length > 0) onTexts(texts);
      // Keeps the page responsive between frames.
      setTimeout(next, READ_INTERVAL_MS);
    };
    const next = (): void => {
      if (!signal.aborted) read().catch(reject);
    };
    next();
  });
}

function findState(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}
