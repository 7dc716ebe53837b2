/** The document types of the API (DOCS-05). */
export const documentTypes = ['CONNOTE', 'FRTLABEL', 'DGDOC', 'PODDOC'] as const;

export type DocumentType = (typeof documentTypes)[number];

export const documentNames: Readonly<Record<DocumentType, string>> = {
  CONNOTE: 'Consignment note',
  FRTLABEL: 'Freight label',
  DGDOC: 'Dangerous goods declaration',
  PODDOC: 'Proof of delivery',
};
