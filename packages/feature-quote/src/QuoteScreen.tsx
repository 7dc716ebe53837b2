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
  useUnloadWarning,
  type Binding,
  type ShownParticipant,
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
import { useCreate } from './use-create.js';
import { useQuoteForm } from './use-quote-form.js';
import { useQuote } from './use-quote.js';

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
  const { binding, offered, isDirty, pendingItem } = form;
  const { values, errors } = binding;
  useOpeningSite(values.senderSite, props.startKey === undefined);
  const { quotation, ask } = useQuote(form, now);
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
  const { summary, refused } = form.problems;
  // Without an answer the user can mend nothing: the reason stays as long as the form is locked.
  const isRefused = form.problems.isRefused || creation.isLocked;

  const getQuote = (): void => {
    const found = form.check();
    form.show(found);
    if (found.length === 0) ask();
  };
  const openItem = useOpenItem({
    pendingItem,
    isRunning: false,
    run: (task) => void task(),
    onSaved: (proceed: () => void) => proceed(),
    // The item form says why.
    onRefused: () => form.show([]),
  });
  // The effect that proceeds runs with the form as it is by then.
  const latest = useRef(getQuote);
  useEffect(() => {
    latest.current = getQuote;
  });
  const submit = (): void => {
    if (pendingItem === null) getQuote();
    else openItem.saveFirst(() => latest.current());
  };
  useScreenHotkeys([['mod+Enter', submit]]);
  useScreenActions([{ label: 'Get quote', keys: ['Ctrl+Enter'], run: submit }]);
  useUnloadWarning(isDirty, onDirtyChange);

  const freight = localFreight({
    items: values.lineItems,
    onChange: form.changeItems,
    packagingTypes,
    messages: { added: null, changed: null, deleted: 'The freight item has been deleted' },
  });
  const serviceType = serviceTypes.find(({ code }) => code === values.serviceType);
  return (
    <Page width="form" locked={isLocked}>
      {isRefused && creation.failure !== null && (
        <ErrorSummary
          title={creation.failure.title}
          problems={[...creation.failure.problems, ...refused]}
          takesFocus={refused.length === 0}
          action={
            creation.isQuoteStale && (
              <Button variant="default" size="compact-sm" onClick={submit}>
                Get a new quote
              </Button>
            )
          }
        />
      )}
      {summary.length > 0 && <ErrorSummary title={incompleteQuote} problems={summary} />}
      <MainAndSide
        side={
          <QuotationCard
            quotation={quotation}
            items={values.lineItems}
            isCreating={creation.isCreating}
            onQuote={submit}
            onCreate={() =>
              creation.create({
                body: toFullBody(values, offered, quotation.state === 'quoted' ? quotation.reference : null),
                extras: sentExtras(values, offered),
              })
            }
          />
        }
      >
        <Participants binding={binding} shown={form.lookups.shown} readOnly={isLocked} />
        <FreightItemsSection
          items={freight.items}
          packagingTypes={packagingTypes}
          settings={settings}
          cubicFactor={serviceType?.cubicFactor ?? null}
          readOnly={isLocked}
          deletable
          error={errors['lineItems']}
          onSave={freight.save}
          onDelete={async (item) => {
            await freight.remove(item);
          }}
          pendingItem={pendingItem}
          onPendingItemChange={form.setPendingItem}
          handle={openItem.handle}
        />
        <QuoteDetails
          binding={binding}
          dates={form.lookups.dates}
          serviceTypes={serviceTypes}
          readOnly={isLocked}
          now={now}
        />
        <ExtrasCard binding={binding} lookup={form.lookups.extras} readOnly={isLocked} />
      </MainAndSide>
      <Comparison
        form={form}
        serviceTypes={serviceTypes}
        now={now}
        onRefused={form.show}
        onTake={(taken) => {
          flushSync(() => form.takeOver(taken));
          latest.current();
        }}
      />
      <LeaveDialog leaving={leaving}>You'll lose this quote and everything you entered.</LeaveDialog>
    </Page>
  );
}

interface ParticipantsProps {
  readonly binding: Binding<QuoteValues>;
  readonly shown: Readonly<Record<ParticipantRole, ShownParticipant>>;
  readonly readOnly: boolean;
}

const roles = ['sender', 'receiver'] as const satisfies readonly ParticipantRole[];

/** Sender and receiver side by side: the places (QUOT-02), and the contact that the service type requires (QUOT-20). */
function Participants({ binding, shown, readOnly }: ParticipantsProps): ReactNode {
  const { values, errors, change, leave } = binding;
  const { id, settings } = useOrganisation();
  const { allowCustomParticipants } = useSettings();
  const sameSite = findSameSiteWarning(values.senderSite?.siteId, values.receiverSite?.siteId);
  return (
    <div className={classes.participants}>
      {roles.map((role) => (
        <ParticipantSection
          key={role}
          side={role}
          organisationId={id}
          site={values[`${role}Site`]}
          onSite={(site) => change(`${role}Site`, site, [`${role}Site`, `${role}Participant`])}
          onLeaveSite={() => leave(`${role}Site`)}
          siteError={errors[`${role}Site`]}
          siteWarning={role === 'receiver' ? sameSite : null}
          entry={values[`${role}Entry`]}
          onEntry={(entry, paths) => change(`${role}Entry`, entry, [...paths, `${role}Site`])}
          errors={errors}
          onLeavePath={leave}
          allowsCustom={allowCustomParticipants}
          neededContact={organisationSettingsFor(settings, values.serviceType).contactDetailsRequired}
          shown={shown[role]}
          readOnly={readOnly}
        />
      ))}
    </div>
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
