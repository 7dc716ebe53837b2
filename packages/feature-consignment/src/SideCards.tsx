import type { Consignment } from '@consign/api-client/consignment';
import type { Binding } from '@consign/consignment-parts';
import { lazyComponent } from '@consign/ui';
import type { ReactNode } from 'react';

import { AdditionalSection } from './AdditionalSection/index.js';
import { PriceSummary } from './Price/index.js';
import type { ConsignmentLink } from './screen-props.js';
import type { FormValues } from './form-values.js';
import type { Schedule } from './schedule.js';
import type { SectionAccess } from './use-editability.js';

const Sidebar = lazyComponent(async () => (await import('./Sidebar.js')).Sidebar);

interface Props {
  readonly consignment: Consignment | null;
  readonly binding: Binding<FormValues>;
  readonly sections: SectionAccess;
  readonly schedule: Schedule;
  readonly link: ConsignmentLink;
  readonly children?: ReactNode;
}

/** The cards of the side column: additional details, and what is only there to read once it is saved. */
export function SideCards({ consignment, binding, sections, schedule, link, children }: Props): ReactNode {
  return (
    <>
      <AdditionalSection
        binding={binding}
        readOnly={!sections.canEdit('notes')}
        hireage={sections.findOptional('hireage', (consignment?.hireage.length ?? 0) > 0)}
        exporting={sections.findOptional('export', (consignment?.consignmentFlags.length ?? 0) > 0)}
        trackingUrl={consignment?.trackingUrl}
        schedule={schedule}
      >
        {consignment !== null && <PriceSummary consignment={consignment} />}
      </AdditionalSection>
      {children}
      {consignment !== null && <Sidebar consignment={consignment} link={link} />}
    </>
  );
}
