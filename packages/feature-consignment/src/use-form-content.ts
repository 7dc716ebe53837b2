import type { PendingItem } from '@consign/consignment-parts';
import type { Problem } from '@consign/domain/rules';
import type { Binding } from '@consign/consignment-parts';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';

import { fieldErrors, type FieldPath } from './field-problems.js';
import type { FormValues } from './form-values.js';

type Form = UseFormReturnType<FormValues>;

export interface FormContent {
  readonly form: Form;
  /** The fields or the freight item form hold something that is not saved. */
  readonly isDirty: boolean;
  /** What the freight item form holds, neither added nor cancelled. */
  readonly pendingItem: PendingItem | null;
  readonly setPendingItem: (pendingItem: PendingItem | null) => void;
  /** The package type that a new freight item begins with (CONS-72). */
  readonly usualPackaging: string | null;
  readonly setUsualPackaging: (code: string) => void;
  /** Changes the items that wait for the first save. */
  readonly changeItems: (change: (items: FormValues['lineItems']) => FormValues['lineItems']) => void;
  readonly replace: (values: FormValues, pendingItem: PendingItem | null) => void;
  /** Increased by `replace`: a key for parts of the form with state of their own. */
  readonly contentKey: number;
}

/** What is entered in the form: its fields and the freight item form. */
export function useFormContent(initialValues: FormValues): FormContent {
  const form = useForm<FormValues>({ mode: 'controlled', initialValues });
  const [pendingItem, setPendingItem] = useState<PendingItem | null>(null);
  const [usualPackaging, setUsualPackaging] = useState<string | null>(null);
  const [contentKey, setContentKey] = useState(0);
  return {
    form,
    isDirty: form.isDirty() || pendingItem !== null,
    pendingItem,
    setPendingItem: (item) => {
      setPendingItem(item);
      if (item === null) form.clearFieldError('lineItems');
    },
    usualPackaging,
    setUsualPackaging,
    changeItems: (change) => {
      form.setFieldValue('lineItems', change);
      form.clearFieldError('lineItems');
    },
    replace: (values, item) => {
      form.setValues(values);
      form.clearErrors();
      setPendingItem(item);
      setContentKey((key) => key + 1);
    },
    contentKey,
  };
}

/** Binds the fields of the form: a change clears the problem of its field, leaving a field checks it. */
export function bindFields(
  form: Form,
  check: (values: FormValues) => readonly Problem[],
): Binding<FormValues> {
  return {
    values: form.values,
    errors: form.errors as Binding<FormValues>['errors'],
    change: (name, value, paths = [name]) => {
      form.setFieldValue(name, value as never);
      for (const path of paths) form.clearFieldError(path);
    },
    leave: (name) => {
      const found = fieldErrors(check(form.getValues()))[name as FieldPath];
      if (found === undefined) form.clearFieldError(name);
      else form.setFieldError(name, found);
    },
  };
}
