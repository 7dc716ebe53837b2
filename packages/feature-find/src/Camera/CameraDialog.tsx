import { findScan } from '@consign/domain/gs1';
import { openFinder } from '@consign/ui';
import { Dialog, DialogActions } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { createBarcodeReader } from './barcode-reader.js';
import classes from './Camera.module.css';
import { useCamera, type CameraState } from './use-camera.js';

const texts: Readonly<Record<CameraState, string>> = {
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
    const own = found.find((text) => findScan(text) !== null);
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
        <p>{picture ?? texts[state]}</p>
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
