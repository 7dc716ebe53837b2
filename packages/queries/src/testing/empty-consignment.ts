/** The lists and objects that a consignment always has (ERR-14), all of them empty. */
export const emptyConsignment: object = {
  chargeSite: {},
  statusHistory: [],
  serviceType: {},
  account: {},
  senderParticipant: {},
  receiverParticipant: {},
  lineItems: [],
  totals: {},
  hireage: [],
  consignmentFlags: [],
  availableDeliveryExtras: [],
  deliveryExtras: [],
};
