import type { Consignment } from '@consign/api-client/consignment';
import { Card } from '@consign/ui';
import type { ReactNode } from 'react';

import { AuditTrail } from './AuditTrail/AuditTrail.js';
import { ProofFiles } from './StatusHistory/ProofFiles.js';
import { StatusHistory } from './StatusHistory/StatusHistory.js';

interface Props {
  readonly consignment: Consignment;
}

/** The statuses and the changes of a saved consignment. */
export function HistoryCard({ consignment }: Props): ReactNode {
  const { reference, statusHistory, proofOfDelivery } = consignment;
  return (
    <Card title="Status history">
      <StatusHistory
        history={statusHistory}
        proof={proofOfDelivery}
        files={<ProofFiles reference={reference} />}
      />
      <AuditTrail reference={reference} />
    </Card>
  );
}
