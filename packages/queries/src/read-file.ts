/** Reads a file by its signed URL (DOCS-11), which needs no token. */
export async function readFile(uri: string): Promise<Blob> {
  const response = await fetch(uri);
  if (!response.ok) throw new Error(`The file answered ${response.status}`);
  return response.blob();
}
