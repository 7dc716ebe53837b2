import {
  useDownloadStart,
  usePlanBulk,
  type DownloadAction,
  type ShownPlan,
} from '@consign/consignment-parts/bulk-downloads';
import { toSelectedConsignment } from '@consign/consignment-parts/selection';
import { useState } from 'react';

import type { AllRows, Purpose } from './use-rows.js';

export type Download = DownloadAction;

/** A download that does not apply to every consignment. */
interface Question {
  readonly action: Download;
  readonly kind: 'why';
  readonly plan: ShownPlan;
}

export interface Downloads {
  /** Call it on the click itself: browsers block tabs opened later. */
  readonly download: (action: Download) => void;
  readonly question: Question | null;
  /** Downloads of the consignments that it applies to. */
  readonly proceed: () => void;
  readonly close: () => void;
}

const purposes: Readonly<Record<Download, Purpose>> = {
  labels: 'Labels',
  notes: 'Notes',
  exportCsv: 'CSV file',
};

/** Downloads of everything behind a figure (DASH-19), with the runner of the list. */
export function useDownloads({ withRows }: AllRows): Downloads {
  const { openTab, start } = useDownloadStart();
  const plan = usePlanBulk();
  const [question, setQuestion] = useState<Question | null>(null);

  const download = (action: Download) => {
    const tab = openTab(action);
    withRows(purposes[action], (rows) => {
      const items = (rows ?? []).flatMap((row) => toSelectedConsignment(row) ?? []);
      const planned = plan(action, items);
      if (planned.shown && planned.decision.allowed) {
        start(action, listItems(planned), tab);
        return;
      }
      tab?.close();
      if (planned.shown && items.length > 0) setQuestion({ action, kind: 'why', plan: planned });
    });
  };

  return {
    download,
    question,
    proceed: () => {
      if (question !== null) start(question.action, listItems(question.plan));
      setQuestion(null);
    },
    close: () => setQuestion(null),
  };
}

const listItems = ({ applicable }: ShownPlan) => applicable.map(({ item }) => item);
