/** A document type that the user assigns to an attachment. */
export interface FileType {
  readonly code: string;
  readonly name: string;
}

/** The document types, sorted by name (FILE-07). */
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
