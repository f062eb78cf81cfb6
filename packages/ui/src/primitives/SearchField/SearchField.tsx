import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { Rest } from '../rest.ts'
import { SearchHistory } from './SearchHistory.tsx'
import * as styles from './SearchField.css.ts'

type OwnProps = 'value' | 'onChange' | 'type' | 'aria-label' | 'ref' | 'size'

export interface SearchFieldProps extends Rest<'input', OwnProps> {
  /** What is searched: `Stock code or name`. Read out; the placeholder shows it too. */
  label: string
  /** What has been typed. */
  value: string
  /** Each change as it is typed, and the text of a recent search that was picked. */
  onChange: (change: { value: string }) => void
  /** Enter, the keyboard's search key, or a recent search: the trimmed text, never blank. */
  onSearch: (search: { text: string }) => void
  /** Adds a Cancel button: the reader leaves the search. */
  onCancel?: (() => void) | undefined
  /** Recent searches, newest first; they show while nothing is typed. `remembered` and `forgotten` keep the list. */
  history?: readonly string[]
  /** Adds a way to remove one recent search. */
  onForget?: (search: { text: string }) => void
  /** Adds a way to clear them all. */
  onForgetAll?: () => void
  /** The field itself, for an owner that moves the focus to it. */
  inputRef?: RefObject<HTMLInputElement | null>
}

/** A search with what was searched before. Escape empties it, and leaves it when it is empty; only then does it close the sheet around it. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onSearch,
    onCancel,
    history = [],
    onForget,
    onForgetAll,
    inputRef,
    ...rest
  } = props
  const t = useUiMessages()
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  const clear = () => {
    onChange({ value: '' })
    input.current?.focus()
  }
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted !== '') onSearch({ text: wanted })
  }
  const usesEscape = value !== '' || onCancel !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    if (!usesEscape) return
    event.preventDefault()
    if (value === '') onCancel?.()
    else clear()
  }
  return (
    <search className={styles.root}>
      <form
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault()
          search(value)
        }}
      >
        <div className={styles.box} data-disabled={rest.disabled === true}>
          <Icon icon={Search} size="small" />
          <input
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={label}
            {...rest}
            ref={input}
            type="search"
            aria-label={label}
            className={styles.input}
            value={value}
            data-uses-escape={usesEscape}
            onKeyDown={onKeyDown}
            onChange={(event) => onChange({ value: event.target.value })}
          />
          {value === '' || rest.disabled === true ? null : (
            <IconButton
              label={t('entry.search.clear')}
              icon={<Icon icon={X} size="small" />}
              onClick={clear}
            />
          )}
        </div>
        {onCancel === undefined ? null : (
          <span className={styles.atMargin}>
            <Button variant="quiet" size="small" onClick={onCancel}>
              {t('entry.cancel')}
            </Button>
          </span>
        )}
      </form>
      <SearchHistory
        texts={value === '' ? history : []}
        onPick={(text) => {
          onChange({ value: text })
          search(text)
        }}
        onForget={onForget}
        onForgetAll={onForgetAll}
        onEmpty={() => input.current?.focus()}
      />
    </search>
  )
}
