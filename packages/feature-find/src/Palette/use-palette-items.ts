import type { ConsignmentListItem, ConsignmentPage } from '@consign/api-client/consignment';
import { fold, formatCount } from '@consign/domain';
import { findScan } from '@consign/domain/gs1';
import { currentStatus, type StatusCode } from '@consign/domain/status';
import { referenceQueries } from '@consign/queries';
import { useClient, useOrganisation, useSites } from '@consign/session';
import { listScreenActions, type ScreenAction } from '@consign/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { FinderLinks } from '../finder-props.js';
import { isKeyOn } from '../Keys/index.js';
import { useConsignmentFinder } from '../Scan/use-consignment-finder.js';

const MIN_TERM_LENGTH = 3;
const TYPING_PAUSE_MS = 150;
const maxConsignments = 8;
const maxReceivers = 4;

interface PaletteItems {
  readonly items: readonly PaletteItem[];
  /** The search for this text hasn't been answered; the consignments match an earlier text. */
  readonly isSearching: boolean;
  /** The last search's answer; undefined before the first. */
  readonly page: ConsignmentPage | undefined;
  /** Searches again after a failure; null without one. */
  readonly retry: (() => void) | null;
}

/** The palette's entries for a text. */
export function usePaletteItems(text: string, links: FinderLinks): PaletteItems {
  // As they were when the palette opened.
  const [actions] = useState(listScreenActions);
  const [recent] = useState(links.recent);
  const term = text.trim();
  const [settled] = useDebouncedValue(term, TYPING_PAUSE_MS);
  const { available } = useSites();
  const isTerm = (value: string): boolean =>
    links.consignments !== null && available.length > 0 && value.length >= MIN_TERM_LENGTH;
  const isAsked = isTerm(term) && isTerm(settled);
  const found = useQuery({ ...useConsignmentFinder().matching(settled), enabled: isAsked });
  const { id } = useOrganisation();
  const receivers = useQuery({
    ...referenceQueries(useClient()).siteLookup(id, settled),
    enabled: isAsked && findScan(settled) === null,
  });
  const fits = ({ label }: { readonly label: string }): boolean => matchesText(label, term);
  return {
    items: groupItems([
      ...toActionItems(actions).filter(fits),
      ...(isAsked ? toConsignmentItems(found.data, term, links) : []),
      ...(term === '' ? toRecentItems(recent, links) : []),
      ...(isAsked ? toReceiverItems(receivers.data?.map(({ name }) => name) ?? [], links) : []),
      ...toScreenItems(links).filter(fits),
    ]).flatMap(([, own]) => own),
    isSearching: isTerm(term) && (settled !== term || found.isPlaceholderData || found.isLoading),
    page: isAsked ? found.data : undefined,
    retry: isAsked && found.isError ? () => void found.refetch() : null,
  };
}

function toActionItems(actions: readonly ScreenAction[]): readonly PaletteItem[] {
  return actions.flatMap(({ run, label, keys, reason, isGeneral = false }): PaletteItem[] => {
    if (run === undefined) return [];
    const group = isGeneral ? 'On every screen' : 'On this screen';
    return [{ id: `action ${label}`, group, label, keys: keys?.filter(isKeyOn), reason, run }];
  });
}

function toConsignmentItems(
  page: ConsignmentPage | undefined,
  term: string,
  { consignments }: FinderLinks,
): readonly PaletteItem[] {
  if (page === undefined || consignments === null) return [];
  const { results, rowCount } = page;
  const items = results.slice(0, maxConsignments).map(({ reference, ...row }): PaletteItem => ({
    id: `consignment ${reference}`,
    group: 'Consignments',
    label: reference,
    hint: describeReceiver(row),
    status: currentStatus(row.statusHistory)?.code,
    href: consignments.href(reference),
    run: () => consignments.open(reference),
  }));
  if (rowCount <= maxConsignments) return items;
  const all: PaletteItem = {
    id: 'consignments in the list',
    group: 'Consignments',
    label: `Show all ${formatCount(rowCount)} in the list`,
    href: consignments.searchHref(term),
    run: () => consignments.search(term),
  };
  return [...items, all];
}

function describeReceiver({ receiverParticipant }: Pick<ConsignmentListItem, 'receiverParticipant'>): string {
  const { fullName, address } = receiverParticipant;
  return [fullName, address.city].filter((part) => part !== null && part !== '').join(', ');
}

function toRecentItems(recent: readonly string[], { consignments }: FinderLinks): readonly PaletteItem[] {
  if (consignments === null) return [];
  return recent.map((reference) => ({
    id: `recent ${reference}`,
    group: 'Recent consignments',
    label: reference,
    href: consignments.href(reference),
    run: () => consignments.open(reference),
  }));
}

function toReceiverItems(names: readonly string[], { consignments }: FinderLinks): readonly PaletteItem[] {
  if (consignments === null) return [];
  return [...new Set(names)].slice(0, maxReceivers).map((name) => ({
    id: `receiver ${name}`,
    group: 'Receivers',
    label: name,
    hint: 'Show its consignments',
    href: consignments.searchHref(name),
    run: () => consignments.search(name),
  }));
}

function toScreenItems({ screens }: FinderLinks): readonly PaletteItem[] {
  return screens.map(({ label, href, reason, open }) => ({
    id: `screen ${label}`,
    group: 'Go to',
    label,
    reason,
    href,
    run: open,
  }));
}

/** One entry of the palette. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Beside the label; entered by users. */
  readonly hint?: string | undefined;
  readonly status?: StatusCode | undefined;
  readonly keys?: readonly string[] | undefined;
  /** Why it can't be chosen now; null if it can. */
  readonly reason?: string | null | undefined;
  /** Opens in a new tab with Ctrl. */
  readonly href?: string | undefined;
  readonly run: () => void;
}

/** In the order in which they are shown. */
const paletteGroups = [
  'On this screen',
  'Consignments',
  'Recent consignments',
  'Receivers',
  'Go to',
  'On every screen',
] as const;

type PaletteGroup = (typeof paletteGroups)[number];

/** Whether every word of the text is in the label, whatever the case and the macrons. */
function matchesText(label: string, text: string): boolean {
  const folded = fold(label);
  return fold(text)
    .trim()
    .split(/\s+/u)
    .every((word) => folded.includes(word));
}

/** The items by group, each group in its own order; groups without items are left out. */
export function groupItems(
  items: readonly PaletteItem[],
): readonly (readonly [PaletteGroup, readonly PaletteItem[]])[] {
  return paletteGroups.flatMap((name) => {
    const own = items.filter(({ group }) => group === name);
    return own.length === 0 ? [] : [[name, own] as const];
  });
}
