import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SearchField.css.ts'

export interface SearchHistoryProps {
  texts: readonly string[]
  onPick: (text: string) => void
  onForget: ((search: { text: string }) => void) | undefined
  onForgetAll: (() => void) | undefined
  /** Called when the last one is removed: the focus needs another element. */
  onEmpty: () => void
}

/** Recent searches, each to search again or to remove. Delete and Backspace remove the one that has the focus. */
export function SearchHistory({ texts, onPick, onForget, onForgetAll, onEmpty }: SearchHistoryProps) {
  const t = useUiMessages()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const forget = (text: string) => {
    if (!onForget) return
    const place = texts.indexOf(text)
    const neighbour = texts[place + 1] ?? texts[place - 1]
    if (neighbour === undefined) onEmpty()
    else list.current?.querySelector<HTMLElement>(`[data-text="${CSS.escape(neighbour)}"]`)?.focus()
    setSaid(t('entry.search.removed', { text }))
    onForget({ text })
  }
  const onKeyDown = (event: KeyboardEvent, text: string) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    forget(text)
  }
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {texts.length === 0 ? null : (
        <section aria-labelledby={id}>
          <div className={styles.historyHead}>
            <Text as="h2" id={id} size="small" weight="strong" tone="secondary">
              {t('entry.search.history')}
            </Text>
            {onForgetAll ? (
              <span className={styles.atMargin}>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    onEmpty()
                    setSaid(t('entry.search.cleared'))
                    onForgetAll()
                  }}
                >
                  {t('entry.search.clearHistory')}
                </Button>
              </span>
            ) : null}
          </div>
          <ul role="list" ref={list} className={styles.terms}>
            {texts.map((text) => (
              <li key={text} className={styles.term}>
                <button
                  type="button"
                  data-text={text}
                  className={styles.pick}
                  onKeyDown={(event) => onKeyDown(event, text)}
                  onClick={() => onPick(text)}
                >
                  {text}
                </button>
                {onForget ? (
                  <IconButton
                    label={t('entry.search.remove', { text })}
                    icon={<Icon icon={X} size="small" />}
                    onClick={() => forget(text)}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
