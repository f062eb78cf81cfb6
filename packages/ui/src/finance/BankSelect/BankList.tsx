import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMedia } from '../../primitives/useMedia.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { media } from '../../tokens/media.ts'
import { BankMark } from './BankMark.tsx'
import * as styles from './BankSelect.css.ts'
import { type Bank, bankLists } from './banks.ts'

export interface BankListProps {
  label: string
  banks: readonly Bank[]
  recent: readonly string[]
  value: string | undefined
  onPick: (bank: Bank) => void
}

/** The search keeps the focus; arrow keys move through what it finds. */
export function BankList({ label, banks, recent, value, onPick }: BankListProps) {
  const t = useUiMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [moved, setMoved] = useState<string>()
  const lists = useMemo(() => bankLists(banks), [banks])
  const groups = lists({ query, recent })
  const shown = [...groups.recent, ...groups.others]
  const isSearched = query.trim() !== ''
  const active = shown.find(({ code }) => code === moved) ?? (isSearched ? shown[0] : undefined)
  const optionId = (bank: Bank) => `${id}-${bank.code}`
  const takesFocus = useMedia(media.hover)
  // On a phone the keyboard would cover the banks chosen before. The sheet first takes the focus, and keeps where it was.
  useEffect(() => {
    if (!takesFocus) return
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [takesFocus])

  const move = (step: 1 | -1) => {
    const from = active === undefined ? (step === 1 ? -1 : 0) : shown.indexOf(active)
    const next = shown.at((from + step) % shown.length)
    if (next === undefined) return
    setMoved(next.code)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && active !== undefined) onPick(active)
    else return
    event.preventDefault()
  }
  const group = (name: string, members: readonly Bank[]) =>
    members.length === 0 ? null : (
      <div role="group" aria-label={name} className={styles.group}>
        <Text aria-hidden size="small" weight="strong" tone="secondary">
          <span className={styles.groupName}>{name}</span>
        </Text>
        {members.map((bank) => (
          <button
            key={bank.code}
            type="button"
            role="option"
            id={optionId(bank)}
            aria-selected={bank.code === value}
            data-active={bank === active}
            tabIndex={-1}
            className={styles.option}
            onClick={() => onPick(bank)}
          >
            <BankMark name={bank.name} mark={bank.mark} />
            <span className={styles.name}>{bank.name}</span>
            {bank.code === value ? (
              <span className={styles.check}>
                <Icon icon={Check} size="small" />
              </span>
            ) : null}
          </button>
        ))}
      </div>
    )
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={t('entry.bank.search')}
          value={query}
          inputRef={input}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          onKeyDown={onKeyDown}
          onChange={(change) => {
            setQuery(change.value)
            setMoved(undefined)
          }}
          onSearch={() => undefined}
        />
      </div>
      <VisuallyHidden role="status">
        {isSearched ? t('entry.bank.found', { count: shown.length }) : ''}
      </VisuallyHidden>
      <div className={styles.list}>
        {shown.length === 0 ? (
          <EmptyState title={t('entry.bank.none')} description={t('entry.bank.noneHint')} />
        ) : null}
        <div role="listbox" id={`${id}-list`} aria-label={label}>
          {group(t('entry.bank.recent'), groups.recent)}
          {group(
            isSearched ? t('entry.bank.found', { count: shown.length }) : t('entry.bank.all'),
            groups.others,
          )}
        </div>
      </div>
    </>
  )
}
