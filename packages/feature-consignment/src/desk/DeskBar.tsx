import { deskMutations, deskQueries, findApiError } from '@consign/queries';
import { useClient, usePermissions, useServiceTypes, useSettings } from '@consign/session';
import { fieldId, layout, lazyComponent, toastError, toastInfo, useMenuFocus } from '@consign/ui';
import { Button, Menu } from '@mantine/core';
import { IconAddressBook, IconChevronDown, IconRepeat, IconTemplate } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';

import type { FormValues } from '../form-values.js';
import type { ConsignmentFormState } from '../use-consignment-form.js';
import { repeatValues } from './last-values.js';
import { parseTemplate } from './template-content.js';

const loadDialogs = () => import('./dialogs.js');
const SaveTemplateDialog = lazyComponent(async () => (await loadDialogs()).SaveTemplateDialog);
const TemplatesDialog = lazyComponent(async () => (await loadDialogs()).TemplatesDialog);
const AddressBookDialog = lazyComponent(async () => (await loadDialogs()).AddressBookDialog);

/** What a new consignment can be started from: the last one, a template (CONS-73, CONS-74), the address book. */
export function DeskBar({ form }: { readonly form: ConsignmentFormState }): ReactNode {
  const { accounts, packagingTypes, get, dispatch, isLocked } = form;
  const client = useClient();
  const serviceTypes = useServiceTypes();
  const { allowCustomParticipants: allowsCustom } = useSettings();
  const canCreate = usePermissions().has('Consignment.CREATE');
  const last = useQuery({ ...deskQueries(client).last(), enabled: canCreate });
  const templates = useQuery({ ...deskQueries(client).templates(), enabled: canCreate });
  const open = useMutation(deskMutations(client).openTemplate());
  const [dialog, setDialog] = useState<'save' | 'templates' | 'addresses' | null>(null);
  const { target, openFromMenu } = useMenuFocus();

  const focusFirst = useEffectEvent(() => {
    const field = document.getElementById(
      fieldId(isSenderMissing(get().values) ? 'senderSite' : 'receiverSite'),
    );
    field?.focus({ preventScroll: true });
    // The page stays where it is if the field is in view.
    field?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    focusFirst();
  }, []);

  const fill = (next: FormValues, from: string): void => {
    const { values, pendingItem } = get();
    const since = { was: null, lastModifiedAtDateTimeUtc: null };
    const undo = (): void => dispatch({ type: 'filled', changes: { values, pendingItem, ...since } });
    dispatch({ type: 'filled', changes: { values: next, pendingItem: null, ...since } });
    toastInfo(`Filled from ${from}`, { label: 'Undo', onClick: undo });
  };
  const use = (id: string): void =>
    open.mutate(id, {
      onSuccess: (template) => {
        const found = parseTemplate(template.content, get().values);
        if (found !== null) fill(found.values, `template '${template.name}'`);
        else toastError(`This version can't read template '${template.name}'. Save it again.`);
      },
      onError: (error) =>
        toastError(
          findApiError(error)?.status === 404
            ? 'This template was deleted. The form has not changed.'
            : 'The template could not be opened. The form has not changed. Try again.',
        ),
    });
  const consignment = last.data ?? null;
  if (!canCreate) return null;
  return (
    <section className={layout.row} aria-label="Start from">
      {consignment !== null && (
        <Button
          variant="default"
          size="compact-md"
          disabled={isLocked}
          leftSection={<IconRepeat size={16} aria-hidden />}
          onClick={() =>
            fill(
              repeatValues(get().values, consignment, {
                serviceTypes,
                accounts,
                packagingTypes,
                allowsCustom,
              }),
              consignment.reference,
            )
          }
        >
          Repeat last
        </Button>
      )}
      <Menu position="bottom-start" width={280} transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button
            ref={target}
            variant="default"
            size="compact-md"
            disabled={isLocked}
            leftSection={<IconTemplate size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            Templates
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {templates.isError && (
            <Menu.Item closeMenuOnClick={false} onClick={() => void templates.refetch()}>
              Couldn't load the templates. Retry
            </Menu.Item>
          )}
          {templates.data?.length === 0 && <Menu.Label>No templates yet</Menu.Label>}
          {templates.data?.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => use(id)}>
              <bdi>{name}</bdi>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => openFromMenu(() => setDialog('save'))}>Save as template</Menu.Item>
          {templates.data !== undefined && templates.data.length > 0 && (
            <Menu.Item onClick={() => openFromMenu(() => setDialog('templates'))}>Delete templates</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {allowsCustom && (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconAddressBook size={16} aria-hidden />}
          onClick={() => setDialog('addresses')}
        >
          Address book
        </Button>
      )}
      {dialog === 'save' && (
        <SaveTemplateDialog
          values={get().values}
          templates={templates.data ?? []}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'templates' && <TemplatesDialog onClose={() => setDialog(null)} />}
      {dialog === 'addresses' && <AddressBookDialog onClose={() => setDialog(null)} />}
    </section>
  );
}

function isSenderMissing({ senderSite, senderEntry }: FormValues): boolean {
  return senderSite === null && senderEntry === null;
}
