const FONT_TIMEOUT_MS = 100;

/**
 * Waits until most texts can be drawn in their own font, so that they don't change shape once they are shown (PLAT-31). Not
 * for long: a late font is better than no text.
 */
export async function waitForFont(fonts: Pick<FontFaceSet, 'load'> | undefined): Promise<void> {
  const loaded = fonts?.load('1rem "Inter Variable"').catch(() => undefined);
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, FONT_TIMEOUT_MS);
  });
  await Promise.race([loaded, late]);
}
