import type { ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ActionSheet.css.ts'

export interface SheetAction<Key extends string> {
  /** The argument of `onSelect`. */
  readonly key: Key
  /** What is done: `Set a price alert`. */
  readonly label: string
  /** A second line: what it costs, or why it is off. */
  readonly description?: string
  /** Before the text, which says the same. */
  readonly icon?: ReactNode
  /** Disabled: it keeps its position and its focus, so that `description` can say why. */
  readonly disabled?: boolean
  /** Waiting for an answer: it keeps its position and ignores presses. */
  readonly loading?: boolean
}

export interface ActionSheetProps<Key extends string> {
  /** Whether it shows. */
  open: boolean
  /** Called to close it: by Cancel, Escape, the scrim, the close button or a drag down. The owner decides. */
  onClose: () => void
  /** What the actions are done to. */
  title: string
  /** One line under the title, read out with it. */
  description?: string
  /** In their order, one in a row. */
  actions: readonly SheetAction<Key>[]
  /** An action was pressed. The owner closes the sheet, or keeps it open while the action is `loading`. */
  onSelect: (selection: { key: Key }) => void
}

/** What may be done about one thing, one in a row. What cannot be undone is asked again in a Dialog. */
export function ActionSheet<Key extends string>(props: ActionSheetProps<Key>) {
  const { open, onClose, title, description, actions, onSelect } = props
  const t = useUiMessages()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('entry.cancel')}
        </Button>
      }
    >
      <ul role="list" className={styles.list}>
        {actions.map(({ key, ...action }) => (
          <li key={key}>
            <ActionRow {...action} onPress={() => onSelect({ key })} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

interface ActionRowProps extends Omit<SheetAction<string>, 'key'> {
  readonly onPress: () => void
}

/** A disabled action keeps its position in the tab order, so that a reader can learn why it is off. */
function ActionRow({ label, description, icon, disabled = false, loading = false, onPress }: ActionRowProps) {
  const t = useUiMessages()
  const idle = disabled || loading
  return (
    <button
      type="button"
      aria-disabled={idle ? true : undefined}
      aria-busy={loading ? true : undefined}
      data-state={disabled ? 'disabled' : loading ? 'loading' : 'ready'}
      className={styles.action}
      onClick={idle ? undefined : onPress}
    >
      {icon}
      <span className={styles.words}>
        <Text tone="inherit" lines={2}>
          {label}
        </Text>
        {description === undefined ? null : (
          <Text size="small" tone={disabled ? 'inherit' : 'secondary'} lines={2}>
            {description}
          </Text>
        )}
      </span>
      {loading ? (
        <>
          <VisuallyHidden>,</VisuallyHidden>
          <Text size="small" tone="secondary">
            {t('loading')}
          </Text>
        </>
      ) : null}
    </button>
  )
}
