import type { LineItem } from '@consign/api-client/consignment';
import type { LineItemWire } from '@consign/domain/rules';
import type { FakeResponses } from '@consign/queries/testing';
import { createTestSession, sessionData, TestSessionProvider } from '@consign/session/testing';
import { enterText, renderInTheme } from '@consign/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

import { FreightItemsSection } from '../FreightItems/FreightItemsSection.js';
import type { PendingItem } from '../FreightItems/pending-item.js';
import type { ItemRefusal } from '../FreightItems/use-item-form.js';

export type Save = (input: LineItemWire, item: LineItem | null) => Promise<ItemRefusal | null>;

export const { packagingTypes } = sessionData();
export const settings = { freightItemDescriptionOptional: false, dangerousGoodsEnabled: true };

/** Shows the freight items and their form. */
export function showFreight(
  overrides: Partial<Parameters<typeof FreightItemsSection>[0]> = {},
  answers: FakeResponses = {},
) {
  const session = createTestSession({ answers: { ...answers } });
  const onSave = vi.fn<Save>().mockResolvedValue(null);
  const onDelete = vi.fn<(item: LineItem) => Promise<void>>().mockResolvedValue(undefined);
  const onPendingItemChange = vi.fn<(pendingItem: PendingItem | null) => void>();
  renderInTheme(
    <TestSessionProvider session={session}>
      <FreightItemsSection
        items={[]}
        packagingTypes={packagingTypes}
        settings={settings}
        cubicFactor={null}
        readOnly={false}
        deletable
        error={undefined}
        onSave={onSave}
        onDelete={onDelete}
        pendingItem={null}
        onPendingItemChange={onPendingItemChange}
        {...overrides}
      />
    </TestSessionProvider>,
  );
  return { onSave, onDelete, onPendingItemChange, ...session };
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

export async function fill(label: string, value: string): Promise<void> {
  enterText(field(label), value);
}

export async function chooseType(type: string): Promise<void> {
  fireEvent.click(screen.getByRole('combobox', { name: 'Package type' }));
  fireEvent.click(screen.getByRole('option', { name: type }));
}
