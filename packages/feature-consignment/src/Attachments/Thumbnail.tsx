import { IconFileText } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly uri: string | null;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The thumbnail of a file, or an icon where it has none or the URL doesn't answer. */
export function Thumbnail({ uri, width, height }: Props): ReactNode {
  // Thumbnail URLs expire after minutes: retry when there is a new one.
  const [broken, setBroken] = useState<string | null>(null);
  return uri === null || uri === broken ? (
    <IconFileText size={Math.min(48, height / 2)} stroke={1} aria-hidden />
  ) : (
    <img src={uri} alt="" width={width} height={height} loading="lazy" onError={() => setBroken(uri)} />
  );
}
