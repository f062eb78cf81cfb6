import { type ReactNode, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { PIN_LENGTH, PinField } from '../PinField/PinField.tsx'
import { Sheet, type SheetProps } from '../Sheet/Sheet.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

export interface PinSheetProps extends Pick<SheetProps, 'open' | 'onClose' | 'title' | 'description'> {
  /** Names the field: `Withdrawal password`. */
  label: string
  /** What is wrong with the last one, or until when none is taken. It empties the field each time that `busy` ends with one. */
  error?: string | undefined
  /** The last one is being checked: nothing can be typed. */
  busy?: boolean | undefined
  /** None is taken now, and the error says until when. */
  closed?: boolean | undefined
  /** The last digit was typed. */
  onEntered: (pin: { value: string }) => void
  /** How many digits. @defaultValue 6 */
  length?: number | undefined
  /** Under the keys: a link for who has forgotten it. */
  help?: ReactNode
}

/** Asks for a secret of six digits before something is sent, by the app's own keys. A wrong one leaves it open, and empty. */
export function PinSheet(props: PinSheetProps) {
  const { open, onClose, title, description, ...content } = props
  return (
    <Sheet open={open} onClose={onClose} title={title} description={description}>
      <PinEntry {...content} />
    </Sheet>
  )
}

type PinEntryProps = Omit<PinSheetProps, 'open' | 'onClose' | 'title' | 'description'>

/** Mounted with each opening: no digit outlives the sheet. */
function PinEntry(props: PinEntryProps) {
  const { label, error, busy = false, closed = false, onEntered, length = PIN_LENGTH, help } = props
  const t = useUiMessages()
  const [value, setValue] = useState('')
  const isWrong = error !== undefined && !busy
  const [wasWrong, setWasWrong] = useState(isWrong)
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setValue('')
  }
  return (
    <Stack gap="x4">
      <PinField
        label={label}
        error={busy ? undefined : error}
        value={value}
        length={length}
        keyboard="inline"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet asks nothing else
        autoFocus
        disabled={closed}
        onChange={(change) => {
          if (!busy) setValue(change.value)
        }}
        onComplete={(pin) => {
          if (!busy) onEntered(pin)
        }}
      />
      <div role="status">
        {busy ? (
          <Text as="p" size="small" tone="secondary">
            {t('loading')}
          </Text>
        ) : null}
      </div>
      {help}
    </Stack>
  )
}
