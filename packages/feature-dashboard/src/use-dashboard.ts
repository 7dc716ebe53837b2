import type { ReportScope } from '@consign/queries';
import { useLocalStore, useServiceTypes, useSession } from '@consign/session';
import { useState } from 'react';

import type { DashboardScreenProps } from './dashboard-screen-props.js';
import {
  parseDashboardState,
  toDays,
  writeDashboardState,
  type DashboardChoice,
  type DashboardState,
} from './dashboard-state.js';
import { readChoice, writeChoice } from './remembered-choice.js';

interface Options extends Pick<DashboardScreenProps, 'query' | 'onChange'> {
  readonly siteIds: readonly string[];
  readonly now: () => Date;
}

export interface DashboardControl {
  readonly state: DashboardState;
  /** Something in the link is not known: the defaults are used for it. */
  readonly isPartly: boolean;
  readonly filter: ReportScope;
  /** Chooses a period or service types, and remembers them (DASH-04). */
  readonly choose: (choice: Partial<DashboardChoice>) => void;
  /** Changes the rest of the URL. */
  readonly show: (
    shown: Partial<Pick<DashboardState, 'exceptions' | 'drill'>>,
    options?: { readonly replace: boolean },
  ) => void;
}

/** The state of the dashboard: the URL, then the user's last choice. */
export function useDashboard({ query, onChange, siteIds, now }: Options): DashboardControl {
  const storage = useLocalStore();
  const { sub } = useSession().user;
  const known = new Set(useServiceTypes().map(({ code }) => code));
  const [remembered, setRemembered] = useState(() => readChoice(storage, sub));
  const { state: parsed, isPartly } = parseDashboardState(query, remembered);
  const serviceTypes = parsed.serviceTypes.filter((code) => known.has(code));
  const state = { ...parsed, serviceTypes };
  return {
    state,
    isPartly: isPartly || (query['serviceTypes'] !== undefined && serviceTypes.length === 0),
    filter: { siteIds, days: toDays(state.period, now()), serviceTypeCodes: serviceTypes },
    choose: (choice) => {
      const next = { ...state, ...choice };
      writeChoice(storage, sub, next);
      setRemembered({ period: next.period, serviceTypes: next.serviceTypes });
      onChange({ query: writeDashboardState(next), replace: false });
    },
    show: (shown, { replace } = { replace: false }) =>
      onChange({ query: writeDashboardState({ ...state, ...shown }), replace }),
  };
}
