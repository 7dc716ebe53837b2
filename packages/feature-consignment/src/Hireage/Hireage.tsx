import type { HireUnit } from '@consign/api-client/consignment';
import { findHireageWarning, limits } from '@consign/domain/rules';
import { referenceQueries } from '@consign/queries';
import { useClient } from '@consign/session';
import { DisabledReasonButton, fieldId, focusField, NumberField, SelectField, typography } from '@consign/ui';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

import classes from './Hireage.module.css';
import type { HireageRow } from './hireage-row.js';

interface Props {
  readonly rows: readonly HireageRow[];
  /** `paths`: the changed places, whose problems are cleared. */
  readonly onChange: (rows: readonly HireageRow[], paths: readonly string[]) => void;
  /** By path: `hireage/0/quantity`. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onLeave: (path: string) => void;
  readonly readOnly: boolean;
}

const noUnit = 'none';

function unitKey(unit: Pick<HireUnit, 'providerCode' | 'code'>): string {
  return `${unit.providerCode} ${unit.code}`;
}

/** Hired pallets and crates: rows of unit and quantity (HIRE-01). */
export function Hireage({ rows, onChange, errors, onLeave, readOnly }: Props): ReactNode {
  const { data: units = [], isError } = useQuery(referenceQueries(useClient()).hireUnits());
  const set = (index: number, changed: Partial<HireageRow>): void =>
    onChange(
      rows.map((row, place) => (place === index ? { ...row, ...changed } : row)),
      [`hireage/${index}/hireUnitCode`, `hireage/${index}/quantity`],
    );
  const isFull = rows.length >= limits.hireageRows;
  return (
    <fieldset className={classes.root} id={fieldId('hireage')} tabIndex={-1}>
      <legend className={typography.label}>
        {/* While there is only the button, it says the same. */}
        {rows.length === 0 && !readOnly ? <VisuallyHidden>Hireage</VisuallyHidden> : 'Hireage'}
      </legend>
      {errors['hireage'] !== undefined && (
        <p className={typography.error} role="alert">
          {errors['hireage']}
        </p>
      )}
      {rows.map((row, index) => (
        <div className={classes.row} key={row.id}>
          <SelectField
            id={fieldId(`hireage/${index}/hireUnitCode`)}
            label="Hire unit"
            error={errors[`hireage/${index}/hireUnitCode`]}
            options={optionsFor(units, row)}
            value={selectedUnit(units, row)}
            readOnly={readOnly}
            hint={isError ? 'The hire units could not be loaded' : undefined}
            warning={readOnly ? null : findHireageWarning(row)}
            onChange={(value) => {
              const unit = units.find((one) => unitKey(one) === value);
              set(index, { providerCode: unit?.providerCode ?? null, hireUnitCode: unit?.code ?? null });
            }}
          />
          <NumberField
            id={fieldId(`hireage/${index}/quantity`)}
            label="Quantity"
            value={row.quantity}
            error={errors[`hireage/${index}/quantity`]}
            readOnly={readOnly}
            onChange={(quantity) => set(index, { quantity })}
            onBlur={() => onLeave(`hireage/${index}/quantity`)}
          />
          {!readOnly && (
            <ActionIcon
              mt={28}
              variant="subtle"
              color="gray"
              aria-label={`Remove hireage ${index + 1}`}
              onClick={() => {
                flushSync(() =>
                  onChange(
                    rows.filter((_, place) => place !== index),
                    rows.flatMap((_, place) => [
                      `hireage/${place}/hireUnitCode`,
                      `hireage/${place}/quantity`,
                    ]),
                  ),
                );
                focusField('addHireage');
              }}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      ))}
      {rows.length === 0 && readOnly && <p className={typography.dimmed}>None</p>}
      {!readOnly && (
        <DisabledReasonButton
          id={fieldId('addHireage')}
          variant="default"
          icon={<IconPlus size={16} aria-hidden />}
          reason={isFull ? `At most ${limits.hireageRows} hireage rows are allowed` : null}
          onClick={() => {
            flushSync(() => onChange([...rows, { ...emptyRow, id: crypto.randomUUID() }], []));
            focusField(`hireage/${rows.length}/hireUnitCode`);
          }}
        >
          Add hireage
        </DisabledReasonButton>
      )}
    </fieldset>
  );
}

const emptyRow = { providerCode: null, hireUnitCode: null, quantity: null } as const;

/** The hire units, or 'None' (HIRE-02). A row keeps a unit that is no longer offered. */
function optionsFor(units: readonly HireUnit[], row: HireageRow) {
  const offered = units.map((unit) => ({ value: unitKey(unit), label: unit.name, hint: unit.providerCode }));
  const chosen = selectedUnit(units, row);
  const isOffered = chosen === null || chosen === noUnit || offered.some(({ value }) => value === chosen);
  return [
    ...(units.length === 0 ? [{ value: noUnit, label: 'None' }] : []),
    ...(isOffered ? [] : [{ value: chosen, label: chosen }]),
    ...offered,
  ];
}

function selectedUnit(units: readonly HireUnit[], { providerCode, hireUnitCode }: HireageRow): string | null {
  if (providerCode !== null && hireUnitCode !== null) return unitKey({ providerCode, code: hireUnitCode });
  return units.length === 0 ? noUnit : null;
}
