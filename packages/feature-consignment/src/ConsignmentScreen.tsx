import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useState, type ReactNode } from 'react';

import { schedule as systemSchedule } from './schedule.js';
import { FormSkeleton } from './FormSkeleton.js';
import { NewConsignment } from './NewConsignment.js';
import { printPdf } from './print/print-pdf.js';
import { SavedConsignment } from './SavedConsignment.js';
import type { ConsignmentScreenProps } from './screen-props.js';

function systemClock(): Date {
  return new Date();
}

/** One consignment: create, open, change and save it. */
export function ConsignmentScreen({
  reference,
  now = systemClock,
  schedule = systemSchedule,
  printFile = printPdf,
  ...rest
}: ConsignmentScreenProps): ReactNode {
  const isSmallNow =
    useMediaQuery('(max-width: 39.99em)', undefined, { getInitialValueInEffect: false }) ?? false;
  // Decided once: narrowing the window must not discard the input.
  const [isSmall] = useState(isSmallNow);
  const props = { ...rest, now, schedule, printFile, isSmall };
  return (
    <Suspense fallback={<FormSkeleton />}>
      {reference === null ? (
        <NewConsignment {...props} />
      ) : (
        <SavedConsignment {...props} reference={reference} />
      )}
    </Suspense>
  );
}
