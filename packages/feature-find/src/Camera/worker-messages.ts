/** Messages to the worker: first the WebAssembly, then pictures one after another. */
export type BarcodeRequest =
  | { readonly type: 'prepare'; readonly wasm: ArrayBuffer }
  | { readonly type: 'read'; readonly image: ImageData };

/** The texts of a picture; null if it couldn't be read at all. */
export interface BarcodeReply {
  readonly texts: readonly string[] | null;
}
