import { saveFile } from '@consign/consignment-parts/bulk-downloads';

/** Saves a CSV in the browser's downloads. */
export function saveCsv(name: string, text: string): void {
  saveFile({ name, content: new Blob([text], { type: 'text/csv;charset=utf-8' }) });
}
