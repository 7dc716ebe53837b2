import type { LineItem } from '@consign/api-client/consignment';
import { checkConsignment, type FormContext, type Problem, type SaveStage } from '@consign/domain/rules';

import { toBody } from './request-bodies.js';
import type { FormValues } from './form-values.js';

interface Checked {
  readonly inputs: readonly unknown[];
  readonly problems: readonly Problem[];
}

type Check = (values: FormValues, items: readonly LineItem[], context: FormContext) => readonly Problem[];

/**
 * `checkConsignment` for a form, which asks with every render and at every action: its rules run once per stage for the
 * same values, items and facts.
 */
export function rememberChecks(): Check {
  const last = new Map<SaveStage, Checked>();
  return (values, items, context) => {
    const { facts = {}, siteContacts = {}, ...others } = context;
    const inputs = [values, items, ...[others, facts, siteContacts].flatMap((each) => Object.values(each))];
    const before = last.get(context.stage);
    if (before !== undefined && inputs.every((input, index) => Object.is(input, before.inputs[index])))
      return before.problems;
    const problems = checkConsignment(toBody(values, items), context);
    last.set(context.stage, { inputs, problems });
    return problems;
  };
}
