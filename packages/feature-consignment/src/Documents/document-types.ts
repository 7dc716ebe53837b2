/** The document types of the API (DOCS-05). */
export const documentTypes = ['CONNOTE', 'FRTLABEL', 'PODDOC'] as const;

export type DocumentType = (typeof documentTypes)[number];

export const documentNames: Readonly<Record<DocumentType, string>> = {
  CONNOTE: 'Consignment note',
  FRTLABEL: 'Freight label',
  PODDOC: 'Proof of delivery',
};
