import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** A frame of the camera, or a picture. */
export type BarcodeSource = HTMLVideoElement | ImageBitmap;

export interface BarcodeReader {
  /** The texts of the barcodes. Call again only after it resolves. */
  readonly read: (source: BarcodeSource) => Promise<readonly string[]>;
  readonly close: () => void;
}

interface NativeDetector {
  detect(source: BarcodeSource): Promise<readonly { readonly rawValue: string }[]>;
}

interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const format = 'code_128';
/** Enough for a label that fills a quarter of the picture. */
const maxPixelsPerSide = 2_048;

/** The browser's own barcode detector, or ours in a worker. */
export async function createBarcodeReader(): Promise<BarcodeReader> {
  const Detector: NativeDetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector === undefined || !formats.includes(format)) return createWorkerReader();
  const detector = new Detector({ formats: [format] });
  return {
    read: async (source) => (await detector.detect(source)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

async function createWorkerReader(): Promise<BarcodeReader> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error('The barcode reader could not be loaded');
  const worker = new Worker(new URL('barcode-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: BarcodeRequest, transfer: Transferable[]) => worker.postMessage(message, transfer);
  const wasm = await response.arrayBuffer();
  send({ type: 'prepare', wasm }, [wasm]);
  const canvas = document.createElement('canvas');
  return {
    read: (source) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('The picture could not be read'));
        worker.addEventListener('error', fail, { once: true });
        worker.addEventListener(
          'message',
          ({ data }: MessageEvent<BarcodeReply>) => {
            worker.removeEventListener('error', fail);
            if (data.texts === null) fail();
            else resolve(data.texts);
          },
          { once: true },
        );
        const image = draw(source, canvas);
        send({ type: 'read', image }, [image.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}

function draw(source: BarcodeSource, canvas: HTMLCanvasElement): ImageData {
  const isVideo = source instanceof HTMLVideoElement;
  const width = isVideo ? source.videoWidth : source.width;
  const height = isVideo ? source.videoHeight : source.height;
  const scale = Math.min(1, maxPixelsPerSide / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The picture could not be drawn');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Messages to the worker: first the WebAssembly, then pictures one after another. */
export type BarcodeRequest =
  | { readonly type: 'prepare'; readonly wasm: ArrayBuffer }
  | { readonly type: 'read'; readonly image: ImageData };

/** The texts of a picture; null if it couldn't be read at all. */
export interface BarcodeReply {
  readonly texts: readonly string[] | null;
}
