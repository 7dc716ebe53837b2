import { formatCount } from '@consign/domain';
import { formatDateTime } from '@consign/domain/dates';
import { importCalls, importQueries, type ImportSessionSummary } from '@consign/queries';
import { useClient } from '@consign/session';
import { Card, FailedQuery, layout, toastError, typography } from '@consign/ui';
import { ConfirmDialog } from '@consign/ui/dialogs';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

interface Props {
  readonly onContinue: (id: string) => void;
  readonly busy: boolean;
}

/** The user's imports that are not complete (IMPT-19). */
export function KeptImports({ onContinue, busy }: Props): ReactNode {
  const client = useClient();
  const cache = useQueryClient();
  const sessions = useQuery(importQueries(client).sessions());
  const [deleting, setDeleting] = useState<ImportSessionSummary | null>(null);
  const remove = (id: string): void => {
    setDeleting(null);
    importCalls(client)
      .remove(id)
      .catch((error: unknown) => toastError(error instanceof Error ? error.message : String(error)))
      .finally(() => void cache.invalidateQueries({ queryKey: importQueries(client).sessions().queryKey }));
  };
  if (sessions.isError) {
    return (
      <Card title="Imports to continue">
        <FailedQuery title="Your imports could not be loaded" query={sessions} />
      </Card>
    );
  }
  if (sessions.data === undefined || sessions.data.length === 0) return null;
  return (
    <Card title="Imports to continue">
      <ul className={layout.rows}>
        {sessions.data.map((session) => {
          const { id, fileName, consignmentCount, savedAtDateTimeUtc, expiresAtDateTimeUtc } = session;
          return (
            <li key={id}>
              <div className={layout.entry}>
                <strong>{fileName}</strong>
                <span className={typography.note}>
                  {formatCount(consignmentCount, 'consignment')}, saved {formatDateTime(savedAtDateTimeUtc)},
                  kept until {formatDateTime(expiresAtDateTimeUtc)}
                </span>
              </div>
              <div className={layout.buttons}>
                <Button disabled={busy} onClick={() => onContinue(id)} aria-label={`Continue ${fileName}`}>
                  Continue
                </Button>
                <Button
                  variant="default"
                  onClick={() => setDeleting(session)}
                  aria-label={`Delete ${fileName}`}
                >
                  Delete
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        opened={deleting !== null}
        title="Delete this import?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        destructive
        onConfirm={() => deleting !== null && remove(deleting.id)}
        onCancel={() => setDeleting(null)}
      >
        <bdi>{deleting?.fileName}</bdi> is deleted from the list. Consignments that it has created stay.
      </ConfirmDialog>
    </Card>
  );
}
