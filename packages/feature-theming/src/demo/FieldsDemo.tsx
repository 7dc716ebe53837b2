import { maxSearchDays, today } from '@consign/domain/dates';
import {
  DateField,
  DisabledReasonButton,
  FieldRow,
  layout,
  MoneyField,
  MultiSelectField,
  NumberField,
  SelectField,
  TextField,
} from '@consign/ui';
import { DateRangeField, presetChoice } from '@consign/ui/dates';
import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

const sites = [
  { value: 'akl', label: 'Auckland' },
  { value: 'hlz', label: 'Kirikiriroa Hamilton' },
  { value: 'wlg', label: 'Te Whanganui-a-Tara Wellington' },
  { value: 'dud', label: 'Ōtepoti Dunedin' },
];

function summary(chosen: readonly string[]): string {
  if (chosen.length === sites.length) return 'All sites';
  return chosen.length === 0 ? 'None' : `${chosen.length} sites`;
}

// For read-only fields, and a field that always shows its error.
const ignore = () => undefined;

/** One of each field, in each state. */
export function FieldsDemo(): ReactNode {
  const [text, setText] = useState('Kōwhai Auckland');
  const [weight, setWeight] = useState<number | null>(12.5);
  const [site, setSite] = useState<string | null>('dud');
  const [chosen, setChosen] = useState<readonly string[]>(['akl', 'wlg']);
  const [now] = useState(() => new Date());
  const [range, setRange] = useState(() => presetChoice('LAST_7_DAYS', now));
  const [price, setPrice] = useState('1234.50');
  const [day, setDay] = useState<string>(() => today(now));
  return (
    <>
      <FieldRow shares={[1, 1]}>
        <TextField
          label="Contact name"
          hint="Who answers the door"
          optional
          value={text}
          onChange={setText}
        />
        <NumberField label="Weight" unit="kg" decimals={2} value={weight} onChange={setWeight} />
        <MoneyField label="Declared value" value={price} onChange={setPrice} />
        <SelectField label="Site" options={sites} value={site} onChange={setSite} />
        <MultiSelectField
          label="Sites"
          placeholder="Select sites"
          allLabel="All sites"
          noneLabel="None"
          options={sites}
          values={chosen}
          onChange={setChosen}
          summary={summary(chosen)}
        />
        <DateField label="Requested delivery date" today={today(now)} value={day} onChange={setDay} />
        <TextField label="Postcode" value="61" onChange={ignore} error="A postcode has four digits" />
        <TextField label="Reference" value="TAS0001234" onChange={ignore} readOnly />
        <TextField label="Run" value="South 2" onChange={ignore} disabled />
      </FieldRow>
      <DateRangeField
        label="Creation date"
        value={range}
        onChange={setRange}
        now={now}
        maxDays={maxSearchDays}
      />
      <TextField label="Delivery instructions" optional lines={3} value="" onChange={ignore} />
    </>
  );
}

export function ButtonsDemo(): ReactNode {
  return (
    <div className={layout.row}>
      <Button>Save</Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />}>Add item</Button>
      <Button variant="default">Cancel</Button>
      <Button variant="subtle">Show more</Button>
      <Button color="red.9">Discard changes</Button>
      <Button loading>Saving</Button>
      <DisabledReasonButton reason="A consignment without a freight item cannot be dispatched">
        Dispatch
      </DisabledReasonButton>
    </div>
  );
}
