import { loadCheckMutations, type LoadCheck } from '@consign/queries';
import { useClient, useUserName } from '@consign/session';
import { Card, TextField } from '@consign/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import classes from './LoadCheck.module.css';

interface Props {
  readonly consignmentIds: readonly string[];
  readonly scans: readonly string[];
  /** How many pieces are missing. */
  readonly missing: number;
  readonly onSigned: (check: LoadCheck) => void;
}

/** Signs the load with a name; the time is the server's (LOAD-03). */
export function SignLoad({ consignmentIds, scans, missing, onSigned }: Props): ReactNode {
  const [name, setName] = useState(useUserName());
  const [error, setError] = useState<string>();
  // One for each content, so that repeating a lost call signs once.
  const [key, setKey] = useState<{ readonly content: string; readonly value: string } | null>(null);
  const sign = useMutation({ ...loadCheckMutations(useClient()).create(), meta: { failure: 'screen' } });
  const submit = async (): Promise<void> => {
    const body = { consignmentIds: [...consignmentIds], scanned: [...scans], signedBy: name.trim() };
    if (body.signedBy === '') {
      setError('Enter your name');
      return;
    }
    setError(undefined);
    const content = JSON.stringify(body);
    const idempotencyKey = key?.content === content ? key.value : crypto.randomUUID();
    setKey({ content, value: idempotencyKey });
    const check = await sign.mutateAsync({ body, idempotencyKey }).catch(() => null);
    if (check !== null) onSigned(check);
  };
  return (
    <Card title="Sign the manifest">
      <form
        className={classes.entry}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Your name"
          value={name}
          onChange={setName}
          error={error}
          readOnly={sign.isPending}
        />
        <Button type="submit" loading={sign.isPending}>
          {missing === 0 ? 'Sign the manifest' : `Sign with ${missing} missing`}
        </Button>
      </form>
      {sign.isError && (
        <p className={classes.failed} role="alert">
          {sign.error.message} Your scans are still here: sign again.
        </p>
      )}
    </Card>
  );
}
