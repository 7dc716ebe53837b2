export { Card } from './Card/index.js';
export { ConfirmDialog } from './ConfirmDialog/index.js';
export { ConsignProvider } from './ConsignProvider/index.js';
export { DateField, type DateFieldProps } from './DateField/index.js';
export { DisabledReasonButton } from './DisabledReasonButton/index.js';
export { EmptyState } from './EmptyState/index.js';
export { ErrorSummary, type SummaryProblem } from './ErrorSummary/index.js';
export { FailedState } from './FailedState/index.js';
export { fieldId, focusField, type FieldProps } from './Field/index.js';
export { lazyComponent, type LazyComponent } from './LazyComponent/index.js';
export { Logo } from './Logo/index.js';
export { findCents, formatMoney, MoneyField, toDollars, type MoneyFieldProps } from './MoneyField/index.js';
export { useMenuFocus } from './menu-focus/index.js';
export {
  MultiSelectField,
  type MultiSelectFieldProps,
  type MultiSelectOption,
} from './MultiSelectField/index.js';
export { NumberField, type NumberFieldProps } from './NumberField/index.js';
export { ActionBar, FieldRow, MainAndSide, Page, PageTitle } from './Page/index.js';
export { Placeholder } from './Placeholder/index.js';
export { reloadPage } from './reload-page/index.js';
export {
  areLetterKeysOn,
  closeFinder,
  listScreenActions,
  openFinder,
  switchLetterKeys,
  useFinderKeys,
  useFinderView,
  useLetterKeys,
  useScreenActions,
  useScreenHotkeys,
  type FinderView,
  type ScreenAction,
} from './screen-actions/index.js';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/index.js';
export { CardSkeleton, TableSkeleton } from './Skeletons/index.js';
export { StatusChip } from './StatusChip/index.js';
export { SuggestField, type SuggestFieldProps, type Suggestion } from './SuggestField/index.js';
export { Tag } from './Tag/index.js';
export { TextField, type TextFieldProps } from './TextField/index.js';
export { StatusTimeline, type StatusTimelineEntry } from './StatusTimeline/index.js';
export {
  toastContent,
  toastError,
  toastInfo,
  toastNextSteps,
  toastSuccess,
  toastWarning,
  type ToastAction,
} from './toast/index.js';
