/** The cards of the dashboard, in order. */
export const reportNames = [
  'stagedToDelivered',
  'difot',
  'created',
  'exceptions',
  'costs',
  'delivered',
] as const;

export type ReportName = (typeof reportNames)[number];

/** What each figure means and how it is worked out, as its information dialog says it (DASH-07, DASH-23). */
export const reportDefinitions: Readonly<Record<ReportName, readonly string[]>> = {
  stagedToDelivered: [
    'The average time from staging to delivery, of the consignments delivered in the period.',
    'Only time on days when both regions work counts: weekends, public holidays and closures are left out. A day is 24 hours.',
    'A consignment that the provider collected without a pickup request counts from the collection; one that went straight to Delivered has no time to measure and is left out.',
    'The trend compares with the period before. Without deliveries in it there is no trend.',
  ],
  difot: [
    'Delivered in full, on time: a consignment is on time when it was delivered on or before its due day, and a miss when it was delivered later or pieces were missing.',
    'The due day is the delivery day confirmed before the delivery, else the requested one, else the earliest delivery day of the service. Without any of these a consignment is left out.',
    'A consignment counts on the day of its delivery. One that was due before today and is not delivered is a miss, and counts on the day it was due.',
    'A miss says by how many working days of the receiver it is late, and how many pieces were delivered. Where the provider did not count the pieces, the day alone decides.',
  ],
  created: ['The consignments created in the period, by the status they have now.'],
  exceptions: [
    'The consignments with an exception raised in the period, by kind of exception. A consignment counts once for each kind.',
    'It is unresolved while one of its exceptions of that kind is. Collection means that the consignment is Draft, Ready or Staged now; Delivery means any later status.',
  ],
  costs: [
    'The confirmed prices of the consignments staged in the period, by the day they were staged, excluding GST.',
    'A consignment without a confirmed price is not part of it yet.',
  ],
  delivered: ['The consignments delivered in the period, by the day of delivery.'],
};
