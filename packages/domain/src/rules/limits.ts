/** Longest texts and lists, in characters and rows (CONS-46, CONS-54, FRGT-02). */
export const limits = {
  /** What the rule allows (CONS-46). */
  salesReference: 250,
  /** Where typing stops, on a screen alone (CONS-46). */
  salesReferenceTyped: 50,
  participantReference: 256,
  notes: 5000,
  /** Names and parts of an address. */
  name: 256,
  email: 256,
  phone: 50,
  postcode: 10,
  dangerousGoodsClass: 20,
  exportCertificate: 256,
  descriptionMin: 3,
  description: 5000,
  freightItems: 200,
  hireageRows: 50,
} as const;
