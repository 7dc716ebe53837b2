const FONT_TIMEOUT_MS = 100;

/**
 * Waits for the main font, so that text doesn't change shape after it is shown (PLAT-31). Not for long: a late font is
 * better than no text.
 */
export async function waitForFont(fonts: Pick<FontFaceSet, 'load'> | undefined): Promise<void> {
  const loaded = fonts?.load('1rem "Inter Variable"').catch(() => undefined);
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, FONT_TIMEOUT_MS);
  });
  await Promise.race([loaded, late]);
}
