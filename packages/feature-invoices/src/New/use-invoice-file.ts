import type { Account } from '@consign/api-client/consignment';
import { type InvoiceColumnNames, type InvoiceField, toColumnNames } from '@consign/domain/invoices';
import { invoiceQueries, type InvoiceSettings } from '@consign/queries';
import { useClient } from '@consign/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { createInvoiceReader, type InvoiceReader } from '../worker/invoice-reader.js';
import type { InvoicePreview, InvoiceWorker, ReadAnswer } from '../worker/protocol.js';

/** An invoice that was read. */
export interface InvoiceFile {
  readonly name: string;
  readonly preview: InvoicePreview;
  /** Whether the user changed what a column holds. */
  readonly isCorrected: boolean;
}

export interface InvoiceFileState {
  readonly file: InvoiceFile | null;
  readonly isReading: boolean;
  /** Why the last file was not read. */
  readonly failure: string | null;
  readonly read: (content: Blob | string, name: string, accountId: string | null) => void;
  /** Another account may call its columns otherwise. */
  readonly changeAccount: (accountId: string) => void;
  readonly chooseColumns: (columns: readonly (InvoiceField | null)[]) => void;
  readonly lines: InvoiceReader['lines'];
  /** The columns to remember for the account: its own, and the file's. */
  readonly listColumns: (settings: InvoiceSettings, file: InvoiceFile) => InvoiceSettings['columns'];
  readonly close: () => void;
}

const settingsFailed = 'What your account calls its columns could not be loaded. Choose the file again';

interface Options {
  readonly accounts: readonly Account[];
  readonly makeWorker: (() => InvoiceWorker) | undefined;
  /** The account that the file names, if it is one of the user's. */
  readonly onAccount: (accountId: string) => void;
}

/** Reads the invoice that the user chose, in a worker (INVC-02, INVC-14). */
export function useInvoiceFile({ accounts, makeWorker, onAccount }: Options): InvoiceFileState {
  const client = useClient();
  const cache = useQueryClient();
  const reader = useRef<InvoiceReader | null>(null);
  const [file, setFile] = useState<InvoiceFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  // An answer counts until something else was asked.
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current += 1;
      reader.current?.dispose();
      reader.current = null;
    },
    [],
  );

  const getReader = (): InvoiceReader => (reader.current ??= createInvoiceReader(makeWorker));
  const remembered = async (accountId: string | null): Promise<InvoiceColumnNames> => {
    if (accountId === null) return {};
    const { columns } = await cache.fetchQuery(invoiceQueries(client).settings(accountId));
    return Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));
  };
  const show = async (
    name: string,
    read: () => Promise<ReadAnswer>,
    more: Partial<InvoiceFile> = {},
  ): Promise<InvoicePreview | null> => {
    asked.current += 1;
    const current = asked.current;
    setReading(true);
    const answer = await read().catch((): ReadAnswer => ({ ok: false, message: settingsFailed }));
    if (current !== asked.current) return null;
    setReading(false);
    setFailure(answer.ok ? null : answer.message);
    if (!answer.ok) return null;
    setFile({ name, isCorrected: false, preview: answer.preview, ...more });
    return answer.preview;
  };
  const recognise = (name: string, accountId: string) =>
    show(name, async () => getReader().recognise(await remembered(accountId)));

  return {
    file,
    isReading,
    failure,
    read: (content, name, accountId) => {
      const opening = show(name, async () => getReader().read(content, await remembered(accountId)));
      void opening.then((preview) => {
        const named = preview === null ? undefined : findAccount(accounts, preview.account);
        if (named === undefined || named.id === accountId) return undefined;
        onAccount(named.id);
        return recognise(name, named.id);
      });
    },
    changeAccount: (accountId) => {
      if (file !== null && !file.isCorrected) void recognise(file.name, accountId);
    },
    chooseColumns: (columns) => {
      if (file === null) return;
      void show(file.name, () => getReader().choose(columns), { isCorrected: true });
    },
    lines: (after, count) => getReader().lines(after, count),
    listColumns: (settings, { preview }) => {
      const names = {
        ...Object.fromEntries(settings.columns.map(({ heading, field }) => [heading, field])),
        ...toColumnNames(preview.header, preview.columns),
      };
      // The newest names are the last, and the number of names is limited.
      return Object.entries(names)
        .slice(-maxColumns)
        .map(([heading, field]) => ({ heading, field }));
    },
    close: () => {
      asked.current += 1;
      setFile(null);
      setFailure(null);
      setReading(false);
    },
  };
}

const maxColumns = 100;

function findAccount(accounts: readonly Account[], code: string): Account | undefined {
  const wanted = code.trim().toUpperCase();
  return wanted === '' ? undefined : accounts.find((each) => each.code.toUpperCase() === wanted);
}
