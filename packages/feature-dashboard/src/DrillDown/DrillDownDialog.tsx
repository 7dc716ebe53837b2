import { formatCount } from '@consign/domain';
import { useServiceTypes } from '@consign/session';
import { Dialog } from '@consign/ui/dialogs';
import { useEffect, type ReactNode } from 'react';

import { focusCard } from '../card-id.js';
import { writeSegment } from '../segments.js';
import { type DrillDownProps, parseDrillPage, writeDrillPage } from './drill-state.js';
import { DrillDownContent } from './DrillDownContent.js';
import { nameSegment } from './figure.js';
import { useDrillDown } from './use-drill-down.js';

/** The consignments behind a segment (DASH-16). Its page and order are in the URL. */
export function DrillDownDialog(props: DrillDownProps): ReactNode {
  const { card } = props.segment;
  // After the dialog has given the focus back to what opened it.
  useEffect(() => () => queueMicrotask(() => focusCard(card)), [card]);
  // Another segment, by Back or a link, has nothing in common with this one.
  return <Segment key={JSON.stringify(writeSegment(props.segment))} {...props} />;
}

function Segment({ segment, filter, drill, onDrillChange, onClose, ...props }: DrillDownProps): ReactNode {
  const serviceTypes = useServiceTypes();
  const page = parseDrillPage(drill);
  const drillDown = useDrillDown(segment, filter, page);
  const named = nameSegment(
    titled(segment, drillDown),
    (code) => serviceTypes.find((type) => type.code === code)?.name ?? code,
  );
  const { count } = drillDown;
  return (
    <Dialog
      opened
      size="wide"
      title={count === undefined ? named : `${named} · ${formatCount(count, 'consignment')}`}
      onClose={onClose}
    >
      <DrillDownContent
        segment={segment}
        filter={filter}
        page={page}
        drillDown={drillDown}
        // One Back closes the dialog, whatever was looked at in it.
        onPage={(changed) =>
          onDrillChange(
            { ...writeSegment(segment), ...writeDrillPage({ ...page, ...changed }) },
            { replace: true },
          )
        }
        onClose={onClose}
        {...props}
      />
    </Dialog>
  );
}

/** A link has no title of its kind of exception; the rows have one. */
function titled(
  segment: DrillDownProps['segment'],
  { result }: ReturnType<typeof useDrillDown>,
): DrillDownProps['segment'] {
  if (segment.card !== 'exceptions' || segment.title !== '') return segment;
  return { ...segment, title: result.data?.results[0]?.exceptions?.at(-1)?.title ?? '' };
}
