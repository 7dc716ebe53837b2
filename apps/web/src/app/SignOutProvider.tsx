import { useSession } from '@consign/session';
import { lazyComponent } from '@consign/ui';
import { useRouter } from '@tanstack/react-router';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

const ConfirmDialog = lazyComponent(async () => (await import('@consign/ui/dialogs')).ConfirmDialog);

const SignOutContext = createContext<() => void>(() => undefined);

/** Signs out; asks first if that would discard unsaved changes (AUTH-09, CONS-07). */
export function useSignOut(): () => void {
  return useContext(SignOutContext);
}

export function SignOutProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const { signOut } = useSession();
  const { unsaved } = useRouter().options.context;
  const [isAsking, setAsking] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const requestSignOut = useCallback(() => {
    if (!unsaved.isDirty()) return void signOut();
    setLoaded(true);
    setAsking(true);
  }, [signOut, unsaved]);
  return (
    <SignOutContext value={requestSignOut}>
      {children}
      {isLoaded && (
        <ConfirmDialog
          opened={isAsking}
          title="Unsaved changes"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          destructive
          onConfirm={() => void signOut()}
          onCancel={() => setAsking(false)}
        >
          You'll lose your changes since the last save.
        </ConfirmDialog>
      )}
    </SignOutContext>
  );
}
