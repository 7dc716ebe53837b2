/** Maximum lengths of texts, in characters, and of lists, in rows (CONS-46, CONS-54, FRGT-02). */
export const limits = {
  /** Enforced by the rule (CONS-46). */
  salesReference: 250,
  /** Where the screen stops typing; pasted text may be longer (CONS-46). */
  salesReferenceTyped: 50,
  participantReference: 256,
  notes: 5000,
  /** Names and address parts. */
  name: 256,
  email: 256,
  phone: 50,
  postcode: 10,
  properShippingName: 1000,
  exportCertificate: 256,
  descriptionMin: 3,
  description: 5000,
  freightItems: 200,
  hireageRows: 50,
} as const;
