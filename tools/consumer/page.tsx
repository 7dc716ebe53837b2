// Another team's page, made of the kit.
import '@consign/ui/styles.css';

import { buildBrand, type Brand } from '@consign/domain/branding';
import type { StatusCode } from '@consign/domain/status';
import { ConsignProvider, DisabledReasonButton, StatusChip } from '@consign/ui';
import { DataTable, type DataColumn } from '@consign/ui/data-table';
import { defaultTheme } from '@consign/ui/tokens';
import { createRoot } from 'react-dom/client';

interface Row {
  readonly reference: string;
  readonly status: StatusCode;
}

const rows: readonly Row[] = [
  { reference: 'TAS0001234', status: 'FINAL' },
  { reference: 'TAS0001235', status: 'TRANSIT' },
];
const columns: readonly DataColumn<Row>[] = [
  { id: 'reference', header: 'Consignment', width: 160, isLink: true, cell: (row) => row.reference },
  { id: 'status', header: 'Status', width: 120, cell: (row) => <StatusChip code={row.status} /> },
];
const built = buildBrand({ colour: '#047781', topBarColour: '#013d43', logoPath: null });
const brand: Brand = built.ok ? built.value : defaultTheme;

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no place for its content');
createRoot(place).render(
  <ConsignProvider brand={brand}>
    <h1>{Object.keys(brand).length > 0 ? 'Consignments' : 'No brand'}</h1>
    <DisabledReasonButton reason="Save the consignment first">Mark As Ready</DisabledReasonButton>
    <DataTable
      label="Consignments"
      columns={columns}
      rows={rows}
      rowId={(row) => row.reference}
      total={rows.length}
      firstRow={1}
      sort={null}
      onSort={() => undefined}
      link={{ href: (row) => `#${row.reference}`, open: () => undefined }}
      renderCard={(row) => row.reference}
    />
  </ConsignProvider>,
);
