export { Card } from './Card/Card.js';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.js';
export { ConsignProvider } from './ConsignProvider/ConsignProvider.js';
export { DateField, type DateFieldProps } from './DateField/DateField.js';
export { DisabledReasonButton } from './DisabledReasonButton/DisabledReasonButton.js';
export { EmptyState } from './EmptyState/EmptyState.js';
export { ErrorSummary, type SummaryProblem } from './ErrorSummary/ErrorSummary.js';
export { FailedQuery, FailedState, joinQueries } from './FailedState/FailedState.js';
export { fieldId, type FieldProps, focusField } from './Field/field.js';
export { useHoverTooltip } from './HoverTooltip/use-hover-tooltip.js';
export { layout } from './layout/layout.js';
export { lazyComponent } from './LazyComponent/lazy-component.js';
export { Logo } from './Logo/Logo.js';
export { MoneyField } from './MoneyField/MoneyField.js';
export { below640, below768, useMedia } from './media/use-media.js';
export { useMenuFocus } from './menu-focus/use-menu-focus.js';
export { MultiSelectField } from './MultiSelectField/MultiSelectField.js';
export { NumberField } from './NumberField/NumberField.js';
export { openHere } from './open-here/open-here.js';
export { ActionBar, FieldRow, MainAndSide, Page, PageTitle } from './Page/Page.js';
export { reloadPage } from './reload-page/reload-page.js';
export { areLetterKeysOn, switchLetterKeys, useLetterKeys } from './screen-actions/letter-keys.js';
export {
  closeFinder,
  openFinder,
  useFinderView,
  type FinderView,
  useFinderKeys,
  useScans,
  useScreenHotkeys,
} from './screen-actions/use-finder-keys.js';
export { listScreenActions, useScreenActions, type ScreenAction } from './screen-actions/screen-actions.js';
export { SelectField, type SelectOption } from './SelectField/SelectField.js';
export { CardSkeleton, TableSkeleton } from './Skeletons/Skeletons.js';
export { StatusButton } from './StatusChip/StatusButton.js';
export { StatusChip } from './StatusChip/StatusChip.js';
export { SuggestField, type Suggestion } from './SuggestField/SuggestField.js';
export { Tag } from './Tag/Tag.js';
export { TextField, type TextFieldProps } from './TextField/TextField.js';
export { StatusTimeline } from './StatusTimeline/StatusTimeline.js';
export { toastContent, toastNextSteps } from './toast/lasting-toast.js';
export { toastError, toastInfo, toastSuccess, toastWarning } from './toast/toast.js';
export { typography } from './typography/typography.js';
