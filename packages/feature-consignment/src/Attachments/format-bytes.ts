const step = 1024;

/** A readable size in the megabytes of FILE-02: `9.5 MB`, `812 KB`, `40 bytes`. */
export function formatBytes(bytes: number): string {
  if (bytes < step) return formatCount(bytes, 'byte');
  const kilobytes = bytes / step;
  if (Math.round(kilobytes) < step) return `${Math.round(kilobytes)} KB`;
  return `${Number((kilobytes / step).toFixed(1))} MB`;
}
import { formatCount } from '@consign/domain';
