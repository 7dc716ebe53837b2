import { saveFile } from '@consign/consignment-parts/bulk-downloads';
import { toFileParts } from '@consign/domain/import-csv';

/** Saves a CSV in the browser's downloads, with unreadable bytes unchanged (IMPT-30). */
export function saveCsv(name: string, text: string): void {
  saveFile({ name, content: new Blob(toFileParts(text), { type: 'text/csv;charset=utf-8' }) });
}
