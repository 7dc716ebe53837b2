import type { PackagingType } from '@consign/api-client/consignment';
import {
  FreightItemsSection,
  LeaveDialog,
  localFreight,
  ParticipantSection,
  startValues,
  systemClock,
  useOpeningSite,
  useOpenItem,
  useBinding,
  useFormSlice,
  useUnloadWarning,
} from '@consign/consignment-parts';
import { findSameSiteWarning, incompleteQuote, type ParticipantRole } from '@consign/domain/rules';
import { organisationSettingsFor } from '@consign/domain/settings';
import { referenceQueries } from '@consign/queries';
import { useClient, useOrganisation, useServiceTypes, useSettings, useSites } from '@consign/session';
import {
  CardSkeleton,
  ErrorSummary,
  FailedQuery,
  MainAndSide,
  Page,
  toastSuccess,
  useScreenActions,
  useScreenHotkeys,
} from '@consign/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { Comparison } from './Comparison/Comparison.js';
import { ExtrasCard } from './ExtrasCard.js';
import { QuotationCard } from './QuotationCard.js';
import { newQuoteValues, sentExtras, toFullBody, type QuoteValues } from './request-bodies.js';
import classes from './Quote.module.css';
import { QuoteDetails } from './QuoteDetails.js';
import type { QuoteScreenProps } from './screen-props.js';
import { useCreate, type UseCreate } from './use-create.js';
import { useQuoteForm, type QuoteForm } from './use-quote-form.js';
import { useAsk } from './use-quote.js';

interface Props extends Omit<QuoteScreenProps, 'now'> {
  readonly initialValues: QuoteValues;
  readonly packagingTypes: readonly PackagingType[];
  readonly now: () => Date;
}

/** The quote form with its quotation and the comparison of services and days. */
export function QuoteFormView(props: Props): ReactNode {
  const { packagingTypes, leaving, now, onDirtyChange } = props;
  const [initialValues] = useState(props.initialValues);
  const settings = useSettings();
  const serviceTypes = useServiceTypes();
  const form = useQuoteForm(initialValues, now);
  const { get, dispatch, offered } = form;
  const { items, serviceTypeCode, hasPendingItem, isChanged } = useFormSlice(form, (state) => ({
    items: state.values.lineItems,
    serviceTypeCode: state.values.serviceType,
    hasPendingItem: state.pendingItem !== null,
    isChanged: JSON.stringify(state.values) !== JSON.stringify(initialValues),
  }));
  useOpeningSite(initialValues.senderSite, props.startKey === undefined);
  const ask = useAsk(form, now);
  const creation = useCreate({
    onCreated: (reference) => {
      toastSuccess('The Consignment has been saved at status Draft');
      // Before navigating, so that nothing blocks it.
      onDirtyChange(false);
      props.onCreated(reference);
    },
    onRefused: form.showRefusal,
  });
  const isLocked = creation.isLocked || creation.isCreating;
  const getQuote = (): void => {
    const found = form.check();
    form.show(found);
    if (found.length === 0) ask();
  };
  const openItem = useOpenItem<'quote'>({
    pendingItem: get().pendingItem,
    isRunning: false,
    run: (task) => void task(),
    onSaved: getQuote,
    // The item form says why.
    onRefused: () => form.show([]),
  });
  const submit = (): void => {
    if (hasPendingItem) openItem.saveFirst('quote');
    else getQuote();
  };
  useScreenHotkeys([['mod+Enter', submit]]);
  useScreenActions([{ label: 'Get quote', keys: ['Ctrl+Enter'], run: submit }]);
  useUnloadWarning(hasPendingItem || isChanged, onDirtyChange);

  // For a check with the lookups of values that were taken over.
  const latest = useRef(getQuote);
  useEffect(() => {
    latest.current = getQuote;
  });
  const freight = localFreight({
    items,
    onChange: (change) => form.change({ lineItems: change(get().values.lineItems) }),
    packagingTypes,
    messages: { added: null, changed: null, deleted: 'The freight item has been deleted' },
  });
  const serviceType = serviceTypes.find(({ code }) => code === serviceTypeCode);
  return (
    <Page width="form" locked={isLocked}>
      <Problems form={form} creation={creation} onQuote={submit} />
      <MainAndSide
        side={
          <QuotationCard
            form={form}
            now={now}
            isCreating={creation.isCreating}
            onQuote={submit}
            onCreate={(quote) => {
              const { values } = get();
              creation.create({
                body: toFullBody(values, offered, quote),
                extras: sentExtras(values, offered),
              });
            }}
          />
        }
      >
        <div className={classes.participants}>
          <Participant side="sender" form={form} readOnly={isLocked} />
          <Participant side="receiver" form={form} readOnly={isLocked} />
        </div>
        <FreightItemsSection
          items={freight.items}
          packagingTypes={packagingTypes}
          settings={settings}
          cubicFactor={serviceType?.cubicFactor ?? null}
          readOnly={isLocked}
          deletable
          error={form.fields.errors['lineItems']}
          onSave={freight.save}
          onDelete={async (item) => {
            await freight.remove(item);
          }}
          pendingItem={get().pendingItem}
          onPendingItemChange={(pendingItem) => dispatch({ pendingItem })}
          handle={openItem.handle}
        />
        <QuoteDetails form={form} readOnly={isLocked} now={now} />
        <ExtrasCard form={form} readOnly={isLocked} />
      </MainAndSide>
      <Comparison
        form={form}
        serviceTypes={serviceTypes}
        now={now}
        onRefused={form.show}
        onTake={(taken) => {
          flushSync(() => form.change(taken));
          latest.current();
        }}
      />
      <LeaveDialog leaving={leaving}>You'll lose this quote and everything you entered.</LeaveDialog>
    </Page>
  );
}

interface ProblemsProps {
  readonly form: QuoteForm;
  readonly creation: UseCreate;
  readonly onQuote: () => void;
}

/** Why no consignment was created, and what a quote lacks. */
function Problems({ form, creation, onQuote }: ProblemsProps): ReactNode {
  const { failure, isLocked, isQuoteStale } = creation;
  const isRefused = useFormSlice(form, ({ problems }) => problems.isRefused);
  const refused = useFormSlice(form, ({ problems }) => problems.refused);
  // Any change may solve a listed problem.
  const { paths } = useFormSlice(form, ({ problems: { listed }, values }) =>
    listed.length === 0 ? { paths: listed } : { paths: listed, values },
  );
  const listed = paths.length === 0 ? [] : form.findProblems().filter(({ path }) => paths.includes(path));
  return (
    <>
      {/* Without an answer the user can mend nothing: the reason stays as long as the form is locked. */}
      {(isRefused || isLocked) && failure !== null && (
        <ErrorSummary
          title={failure.title}
          problems={[...failure.problems, ...refused]}
          takesFocus={refused.length === 0}
          action={
            isQuoteStale && (
              <Button variant="default" size="compact-sm" onClick={onQuote}>
                Get a new quote
              </Button>
            )
          }
        />
      )}
      {listed.length > 0 && <ErrorSummary title={incompleteQuote} problems={listed} />}
    </>
  );
}

interface ParticipantProps {
  readonly side: ParticipantRole;
  readonly form: QuoteForm;
  readonly readOnly: boolean;
}

/** The place of one side (QUOT-02), and the contact that the service type requires (QUOT-20). */
function Participant({ side, form, readOnly }: ParticipantProps): ReactNode {
  const binding = useBinding(form, ['serviceType', 'senderSite', 'receiverSite', `${side}Entry`]);
  const { serviceType, senderSite, receiverSite } = binding.values;
  const { id, settings } = useOrganisation();
  const { allowCustomParticipants } = useSettings();
  return (
    <ParticipantSection
      side={side}
      organisationId={id}
      binding={binding}
      siteWarning={side === 'receiver' ? findSameSiteWarning(senderSite?.siteId, receiverSite?.siteId) : null}
      allowsCustom={allowCustomParticipants}
      neededContact={organisationSettingsFor(settings, serviceType).contactDetailsRequired}
      shown={form.lookups.shown[side]}
      readOnly={readOnly}
    />
  );
}

/** Prices freight that is not a consignment yet, and creates the consignment (QUOT-01). */
export function QuoteScreen(props: QuoteScreenProps): ReactNode {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedScreen {...props} />
    </Suspense>
  );
}

function Loading(): ReactNode {
  return (
    <Page width="form">
      <CardSkeleton label="Loading the quote form" cards={[3, 3, 4, 2]} />
    </Page>
  );
}

function LoadedScreen({ now = systemClock, ...props }: QuoteScreenProps): ReactNode {
  const { id } = useOrganisation();
  const { defaultOrigin } = useSites();
  const serviceTypes = useServiceTypes();
  const client = useClient();
  const packagingTypes = useQuery(referenceQueries(client).packagingTypes(id));
  if (packagingTypes.data !== undefined) {
    return (
      <QuoteFormView
        {...props}
        now={now}
        initialValues={{
          ...newQuoteValues({ defaultOrigin, serviceTypes }),
          ...startValues(client).get(props.startKey ?? ''),
        }}
        packagingTypes={packagingTypes.data}
      />
    );
  }
  if (!packagingTypes.isError) return <Loading />;
  return (
    <Page width="form">
      <FailedQuery title="The quote form could not be loaded" query={packagingTypes} />
    </Page>
  );
}
