import type { Consignment } from '@consign/api-client/consignment';
import type { Day } from '@consign/domain/dates';
import { Card } from '@consign/ui';
import type { ReactNode } from 'react';

import { AuditTrail } from './AuditTrail/AuditTrail.js';
import { ClaimNotice } from './StatusHistory/ClaimNotice.js';
import { LoadNotice } from './StatusHistory/LoadNotice.js';
import { ProofFiles } from './StatusHistory/ProofFiles.js';
import { StatusHistory } from './StatusHistory/StatusHistory.js';

interface Props {
  readonly consignment: Consignment;
  readonly today: Day;
}

/** The statuses and the changes of a saved consignment. */
export function HistoryCard({ consignment, today }: Props): ReactNode {
  const { reference, statusHistory, proofOfDelivery, claim } = consignment;
  return (
    <Card title="Status history">
      {claim && <ClaimNotice reference={reference} claim={claim} today={today} />}
      <LoadNotice consignment={consignment} />
      <StatusHistory
        history={statusHistory}
        proof={proofOfDelivery}
        files={<ProofFiles reference={reference} />}
        answering={{ consignment, today }}
      />
      <AuditTrail reference={reference} />
    </Card>
  );
}
