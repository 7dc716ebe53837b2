/** The documents of a consignment as the calls spell them (DOCS-05). */
export const documentTypes = ['CONNOTE', 'FRTLABEL', 'PODDOC'] as const;

export type DocumentType = (typeof documentTypes)[number];

export const documentNames: Readonly<Record<DocumentType, string>> = {
  CONNOTE: 'Consignment note',
  FRTLABEL: 'Freight label',
  PODDOC: 'Proof of delivery',
};
