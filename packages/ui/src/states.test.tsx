import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import {
  ActionBar,
  Card,
  CardSkeleton,
  EmptyState,
  FailedState,
  FieldRow,
  Logo,
  MainAndSide,
  Page,
  PageTitle,
  TableSkeleton,
  Tag,
} from './index.js';
import { renderInTheme } from './testing/index.js';

describe('screen states', () => {
  it('skeletons announce what is loading, EmptyState shows what is missing, why, and the next step', () => {
    renderInTheme(
      <>
        <TableSkeleton label="Loading consignments" rows={3} columns={4} />
        <CardSkeleton label="Loading the consignment" cards={[2, 3]} />
        <EmptyState title="No consignments" action={<button type="button">New Consignment</button>}>
          None were created in the last 7 days.
        </EmptyState>
      </>,
    );
    const [table, cards] = screen.getAllByRole('status');
    expect(table).toHaveTextContent('Loading consignments');
    expect(cards).toHaveTextContent('Loading the consignment');
    expect(screen.getByText('No consignments')).toBeVisible();
    expect(screen.getByText('None were created in the last 7 days.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Consignment' })).toBeVisible();
  });

  it('FailedState is announced and can be retried', async () => {
    const onRetry = vi.fn<() => void>();
    renderInTheme(
      <FailedState title="Search error, please try again later" onRetry={onRetry}>
        Your filter is kept.
      </FailedState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Search error, please try again later');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('a page has one h1 and its cards an h2 each', () => {
    renderInTheme(
      <Page width="form">
        <PageTitle>Consignment</PageTitle>
        <ActionBar actions={<button type="button">Save</button>}>
          <Logo mark={null} name="Tasman Freight" />
          <Tag name="Fragile" colour="#d9480f" />
        </ActionBar>
        <MainAndSide side={<Card title="Notes">None</Card>}>
          <Card title="Details" aside={<span>2 items</span>}>
            <FieldRow shares={[2, 1]}>
              <span>one</span>
              <span>two</span>
            </FieldRow>
          </Card>
        </MainAndSide>
      </Page>,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Details' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});
