import type { Consignment, ConsignmentDeliveryExtra } from '@consign/api-client/consignment';
import { formatCount } from '@consign/domain';
import {
  instructionCodes,
  instructions,
  listInstructions,
  type InstructionCode,
} from '@consign/domain/extras';
import { layout, typography } from '@consign/ui';
import { MoveBetween } from '@consign/ui/move-between';
import { Box, Button, Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';

import classes from './Extras.module.css';
import type { Extras } from './use-extras.js';

interface Props {
  readonly extras: Extras;
  readonly consignment: Consignment;
  readonly readOnlyReason: string | null;
}

/** XTRA-05 */
const LIST_HEIGHT_PX = 300;

const panels = instructionCodes.map((code) => ({
  id: code,
  title: instructions[code].name,
  hint: instructions[code].meaning,
}));

/** The switches, the three panels, each at most 300 px high (XTRA-05), and the result of the last choice. */
export function ExtrasPanels({ extras, consignment, readOnlyReason }: Props): ReactNode {
  const { choose, isUnsaved, reason } = extras;
  const readOnly = readOnlyReason !== null;
  const offered = new Set(consignment.availableDeliveryExtras.map(({ deliveryExtraId }) => deliveryExtraId));
  const isWithdrawn = ({ deliveryExtraId }: ConsignmentDeliveryExtra) => !offered.has(deliveryExtraId);
  /** A withdrawn extra can be switched off only. */
  const isStuck = (extra: ConsignmentDeliveryExtra) =>
    isWithdrawn(extra) && extra.instruction.instructionCode === 'EXCLUDED';
  const switches = extras.extras.filter(({ isPerConsignment }) => isPerConsignment);
  const moved = extras.extras.filter(({ isPerConsignment }) => !isPerConsignment);
  if (extras.extras.length === 0) {
    return <p className={typography.dimmed}>There are no extras for {consignment.serviceType.name}</p>;
  }
  const details = (extra: ConsignmentDeliveryExtra) => (
    <Details extra={extra} isUnsaved={isUnsaved(extra.deliveryExtraId)} isWithdrawn={isWithdrawn(extra)} />
  );
  return (
    <div className={layout.column}>
      {readOnly && <p className={typography.dimmed}>{readOnlyReason}</p>}
      {switches.length > 0 && (
        <fieldset className={layout.column}>
          <legend className={typography.label}>For the whole consignment</legend>
          {switches.map((extra) => (
            <ExtraSwitch
              key={extra.deliveryExtraId}
              extra={extra}
              readOnly={readOnly || isStuck(extra)}
              onChange={(code) => choose(extra.deliveryExtraId, code)}
            >
              {details(extra)}
            </ExtraSwitch>
          ))}
        </fieldset>
      )}
      {moved.length > 0 && (
        <section
          // A scrolling panel without a focusable child.
          {...(readOnly ? { tabIndex: 0 } : {})}
          className={classes.list}
          style={{ maxHeight: LIST_HEIGHT_PX }}
          aria-label="Delivery extras"
        >
          <MoveBetween
            label="Instructions for the driver"
            panels={panels}
            readOnly={readOnly}
            items={moved.map((extra) => ({
              id: extra.deliveryExtraId,
              name: extra.deliveryExtraName,
              panel: extra.instruction.instructionCode,
              allowed: listInstructions({ ...extra, isWithdrawn: isWithdrawn(extra) }),
              details: details(extra),
            }))}
            onMove={(id, code) => choose(id, code as InstructionCode)}
          />
        </section>
      )}
      <output className={typography.dimmed}>{extras.state === 'saving' && 'Saving …'}</output>
      {reason !== null && (
        <div className={layout.notice} data-row data-tone="error" role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <p className={layout.grows}>
            The extras were not saved: {reason}. Your choice is kept here until you try again or undo it.
          </p>
          <Button size="compact-sm" variant="default" onClick={extras.retry}>
            Retry
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={extras.undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly extra: ConsignmentDeliveryExtra;
  readonly readOnly: boolean;
  readonly onChange: (code: InstructionCode) => void;
  readonly children: ReactNode;
}

function ExtraSwitch({ extra, readOnly, onChange, children }: SwitchProps): ReactNode {
  const id = useId();
  const isOn = extra.instruction.instructionCode === 'INCLUDED';
  return (
    <div>
      <Checkbox
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={readOnly}
        label={extra.deliveryExtraName}
        aria-describedby={id}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? 'INCLUDED' : 'EXCLUDED')}
      />
      <Box id={id} pl={32} className={typography.hint}>
        {children}
      </Box>
    </div>
  );
}

interface DetailsProps {
  readonly extra: ConsignmentDeliveryExtra;
  readonly isUnsaved: boolean;
  readonly isWithdrawn: boolean;
}

/** The quantities asked for and completed, and the description of an extra. */
function Details({ extra, isUnsaved, isWithdrawn }: DetailsProps): ReactNode {
  const { deliveryExtraDescription, isPerConsignment, quantityRequested } = extra;
  const { instructionCode, quantityCompleted } = extra.instruction;
  const isAsked = !isPerConsignment && instructionCode === 'INCLUDED';
  const facts = [
    ...(deliveryExtraDescription === null ? [] : [deliveryExtraDescription]),
    ...(isAsked || quantityRequested > 1 ? [`Requested ${formatCount(quantityRequested)}`] : []),
    ...(quantityCompleted === null ? [] : [`Completed ${formatCount(quantityCompleted)}`]),
    ...(isWithdrawn ? ['No longer offered'] : []),
  ];
  return (
    <>
      {facts.join(' · ')}
      {isUnsaved && (
        <div>
          <strong className={typography.error}>Not saved</strong>
        </div>
      )}
    </>
  );
}
