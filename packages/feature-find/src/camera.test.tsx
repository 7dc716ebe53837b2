import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import './Camera/CameraDialog.js';
import { prepareReader, readBarcodes } from './Camera/read-barcodes.js';
import { buildFound } from './testing/found.js';
import label from './testing/label.png?inline';
import { search, showFinder } from './testing/show.js';

const ginc = '(401)9521234TAS0000001';
/** What the camera sees, frame after frame; the last one stays. */
let frames: string[][];
let stopped: number;

beforeEach(() => {
  frames = [[]];
  stopped = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['code_128']);
      detect = () => {
        const texts = (frames.length > 1 ? frames.shift() : frames[0]) ?? [];
        return Promise.resolve(texts.map((rawValue) => ({ rawValue })));
      };
    },
  );
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1, height: 1, close: () => undefined }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  giveCamera(openCamera);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openCamera(): Promise<unknown> {
  const track = { stop: () => void (stopped += 1) };
  return Promise.resolve(Object.assign(new MediaStream(), { getTracks: () => [track] }));
}

function giveCamera(getUserMedia: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

describe('the camera', () => {
  it('[NAV-23] opens the consignment of our first barcode, and stops', async () => {
    frames = [[], ['9415767'], ['4019521234TAS0000001']];
    const { opened, session } = showFinder({ view: 'camera', answers: { [search]: buildFound(1) } });
    expect(await screen.findByText('Point the camera at a barcode of the label.')).toBeVisible();
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000001']));
    expect(session.server.bodies(search).at(-1)).toMatchObject({ searchTerm: '4019521234TAS0000001' });
    expect(stopped).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[NAV-23] takes the piece where it sees both barcodes of a label', async () => {
    frames = [[ginc, '(00)095212340000000013']];
    const { opened, session } = showFinder({ view: 'camera', answers: { [search]: buildFound(1) } });
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000001']));
    expect(session.server.bodies(search).at(-1)).toMatchObject({ searchTerm: '(00)095212340000000013' });
  });

  it('[NAV-23] names a barcode that is not ours, and searches for it on request', async () => {
    frames = [['9415767023113']];
    showFinder({ view: 'camera', answers: { [search]: buildFound(0) } });
    expect(await screen.findByText('9415767023113')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search for it' }));
    expect(await screen.findByRole('combobox', { name: 'Search everywhere' })).toHaveValue('9415767023113');
    expect(stopped).toBe(1);
  });

  it.each([
    ['NotAllowedError', /^The camera is blocked\. Allow it/],
    ['NotFoundError', /^No camera was found\./],
  ])('[NAV-23] says what to do after %s', async (name, text) => {
    giveCamera(() => Promise.reject(new DOMException('', name)));
    showFinder({ view: 'camera' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
  });

  it('[NAV-23] tries again when another application had the camera', async () => {
    giveCamera(() => Promise.reject(new DOMException('', 'NotReadableError')));
    showFinder({ view: 'camera' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    giveCamera(openCamera);
    await userEvent.click(again);
    expect(await screen.findByText('Point the camera at a barcode of the label.')).toBeVisible();
  });

  it('[NAV-23] reads a picture instead, and says when it has no barcode', async () => {
    giveCamera(() => Promise.reject(new DOMException('', 'NotFoundError')));
    const { opened } = showFinder({ view: 'camera', answers: { [search]: buildFound(1) } });
    const picker = await screen.findByLabelText('Picture of a label');
    await userEvent.upload(picker, new File(['…'], 'blurred.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^No barcode was found in this picture\./)).toBeVisible();
    frames = [[ginc]];
    await userEvent.upload(picker, new File(['…'], 'label.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(opened).toEqual(['consignment TAS0000001']));
  });
});

it('[NAV-23] [DOCS-09] readBarcodes reads both barcodes of a printed label', async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareReader(new Uint8Array(await readFile(path)).buffer);
  const picture = await loadImage(label);
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, picture.width, picture.height);
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
  const texts = await readBarcodes(image);
  expect(texts.toSorted()).toEqual(['(00)095212340000000013', '(401)9521234TAS0000001']);
});
