export { vars } from './tokens/vars.css.ts'
export { media } from './tokens/media.ts'
export {
  type MarketColours,
  type TextSize,
  type ThemeName,
  type ThemePreference,
  marketColourConventions,
  textScale,
  textSizes,
  themePreferences,
  themes,
} from './tokens/axes.ts'
export { type Colours, type MarketPalette, colours, marketPalette } from './tokens/palette.ts'
export {
  DIALOG_Z_INDEX,
  LIST_TRIGGER_PX,
  LONG_PRESS_MS,
  LONG_PRESS_REPEAT_MS,
  PAGE_LINKS,
  PAGE_MAX_WIDTH_PX,
  PAGE_SIZE,
  PULL_HEAD_PX,
  PULL_SUCCESS_MS,
  REQUEST_MS,
  SWIPE_MS,
  TABS_SCROLL_PAST,
  TOAST_MS,
} from './constants.ts'
export { type ThemeContextValue, useTheme, useUiWords } from './theme/ThemeContext.ts'
export { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider.tsx'
export type { UiWords } from './locales/en.ts'
export { intlLocale } from './locales/locale.ts'
export { currencyMark } from './numbers/currencyMark.ts'
export { groupDigits } from './numbers/groupDigits.ts'
export {
  type NumberRefusal,
  type NumberRules,
  type ParsedNumber,
  numberRefusals,
  parseNumber,
} from './numbers/parseNumber.ts'
export type { Choice } from './primitives/choice.ts'
export type { LinkComponent, LinkProps } from './primitives/link.ts'
export { AmountField, type AmountFieldProps } from './primitives/AmountField/AmountField.tsx'
export { Button, type ButtonProps } from './primitives/Button/Button.tsx'
export { Card, type CardProps } from './primitives/Card/Card.tsx'
export { Checkbox, type CheckboxProps } from './primitives/Checkbox/Checkbox.tsx'
export { ChipGroup, type ChipGroupProps, type ChipOption } from './primitives/ChipGroup/ChipGroup.tsx'
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './primitives/ErrorState/ErrorState.tsx'
export { Field, type FieldControl, type FieldFacts, type FieldProps } from './primitives/Field/Field.tsx'
export { Icon, type IconProps } from './primitives/Icon/Icon.tsx'
export { IconButton, type IconButtonProps } from './primitives/IconButton/IconButton.tsx'
export {
  InfiniteList,
  type InfiniteListProps,
  type InfiniteStatus,
  infiniteStatuses,
} from './primitives/InfiniteList/InfiniteList.tsx'
export { ListRow, type ListRowProps, RowList, type RowListProps } from './primitives/ListRow/ListRow.tsx'
export { NavBar, type NavBarProps } from './primitives/NavBar/NavBar.tsx'
export { NoticeBar, type NoticeBarProps } from './primitives/NoticeBar/NoticeBar.tsx'
export {
  type NumberChange,
  NumberField,
  type NumberFieldProps,
} from './primitives/NumberField/NumberField.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/PasswordField/PasswordField.tsx'
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
  type StepState,
} from './primitives/ProgressSteps/ProgressSteps.tsx'
export { PullToRefresh, type PullToRefreshProps } from './primitives/PullToRefresh/PullToRefresh.tsx'
export { RadioGroup, type RadioGroupProps } from './primitives/RadioGroup/RadioGroup.tsx'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './primitives/SegmentedControl/SegmentedControl.tsx'
export { Select, type SelectProps } from './primitives/Select/Select.tsx'
export { Sheet, type SheetProps } from './primitives/Sheet/Sheet.tsx'
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './primitives/Skeleton/Skeleton.tsx'
export { Inline, type InlineProps, Stack, type StackProps } from './primitives/Stack/Stack.tsx'
export { Switch, type SwitchProps } from './primitives/Switch/Switch.tsx'
export { TabBar, type TabBarEntry, type TabBarProps } from './primitives/TabBar/TabBar.tsx'
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs.tsx'
export { Badge, type BadgeProps, SimulatedTag, Tag, type TagProps } from './primitives/Tag/Tag.tsx'
export { Text, type TextProps } from './primitives/Text/Text.tsx'
export { TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export {
  type ToastMessage,
  type ToastTone,
  type Toaster,
  toastTones,
  useToast,
} from './primitives/Toast/ToastContext.ts'
export { ToastProvider } from './primitives/Toast/ToastProvider.tsx'
export { VirtualList, type VirtualListProps } from './primitives/VirtualList/VirtualList.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './primitives/VisuallyHidden/VisuallyHidden.tsx'
