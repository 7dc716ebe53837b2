/** A kind of file, as the calls carry it. */
export interface FileType {
  readonly code: string;
  readonly name: string;
}

/** What a file can be said to be (FILE-07), by name. */
export const fileTypes: readonly FileType[] = [
  { code: 'CONNOTE', name: 'Consignment note' },
  { code: 'DGDOC', name: 'Dangerous goods declaration' },
  { code: 'FRTLABEL', name: 'Freight label' },
  { code: 'OTHER', name: 'Other' },
  { code: 'PHOTO', name: 'Photo' },
  { code: 'PODDOC', name: 'Proof of delivery' },
];

export function findFileType(code: string): FileType | null {
  return fileTypes.find((type) => type.code === code) ?? null;
}
