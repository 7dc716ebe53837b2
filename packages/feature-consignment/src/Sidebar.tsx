import type { Consignment } from '@consign/api-client/consignment';
import { Card } from '@consign/ui';
import type { ReactNode } from 'react';

import { AuditTrail } from './AuditTrail/index.js';
import type { ConsignmentLink } from './screen-props.js';
import { LinkedConsignments } from './LinkedConsignments/index.js';
import { StatusHistory } from './StatusHistory/index.js';

interface Props {
  readonly consignment: Consignment;
  readonly link: ConsignmentLink;
}

/** The read-only sidebar of a saved consignment: status history, change history, linked consignments. */
export function Sidebar({ consignment, link }: Props): ReactNode {
  const { reference, statusHistory } = consignment;
  return (
    <>
      <Card title="Status history">
        <StatusHistory history={statusHistory} />
        <AuditTrail reference={reference} />
      </Card>
      <LinkedConsignments reference={reference} href={link.href} onOpen={link.open} />
    </>
  );
}
