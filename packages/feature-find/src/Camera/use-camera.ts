import { useEffect, useState, type RefObject } from 'react';

import { createBarcodeReader, type BarcodeReader } from './barcode-reader.js';

/** Whether the camera works, or why not. */
export type CameraState = 'starting' | 'scanning' | 'blocked' | 'missing' | 'failed';

const READ_INTERVAL_MS = 100;
const wanted = { video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } } };

/**
 * Shows the camera in the element and reads barcodes until it unmounts.
 *
 * @param attempt another number starts the camera again.
 */
export function useCamera(
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
