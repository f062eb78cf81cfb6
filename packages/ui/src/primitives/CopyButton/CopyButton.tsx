import { Check, CircleAlert, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TOAST_MS } from '../../constants.ts'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CopyButton.css.ts'

export const copyButtonVariants = ['words', 'icon'] as const

export interface CopyButtonProps {
  /** What is copied, exactly. It should be beside the button, so that it can be copied by hand too. */
  text: string
  /** What it does: `Copy account number`. */
  label: string
  /** Shows in place of the label, which is then its name alone: a part of it, `Copy`. @defaultValue the label */
  shown?: string | undefined
  /** `icon` is for a row, its label is read out only. @defaultValue 'words' */
  variant?: (typeof copyButtonVariants)[number]
  /** It is on the clipboard. */
  onCopied?: ((copied: { text: string }) => void) | undefined
}

/** `serial` lets a second copy start its two seconds anew. */
type Outcome = { readonly kind: 'copied' | 'failed'; readonly serial: number } | undefined

/** Copies a number or an address, and shows for two seconds that it did; a failure shows until the next try. */
export function CopyButton({ text, label, shown = label, variant = 'words', onCopied }: CopyButtonProps) {
  const t = useUiMessages()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (outcome?.kind !== 'copied') return
    const timer = setTimeout(() => {
      setOutcome(undefined)
    }, TOAST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [outcome])

  const came = (kind: 'copied' | 'failed') => {
    setOutcome((before) => ({ kind, serial: (before?.serial ?? 0) + 1 }))
  }
  const copy = async () => {
    try {
      // Without a secure context there is no clipboard, and asking for it throws: handled as a refusal.
      await navigator.clipboard.writeText(text)
    } catch {
      came('failed')
      return
    }
    came('copied')
    onCopied?.({ text })
  }
  const press = () => {
    void copy()
  }
  const done = outcome?.kind === 'copied'
  const icon = <Icon icon={done ? Check : Copy} size="small" />
  return (
    <span className={styles.root} data-state={outcome?.kind ?? 'ready'}>
      {variant === 'icon' ? (
        <IconButton label={label} icon={icon} onClick={press} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          icon={icon}
          aria-label={done || shown === label ? undefined : label}
          onClick={press}
        >
          {done ? t('entry.copy.copied') : shown}
        </Button>
      )}
      <span role="status">
        {done ? <VisuallyHidden>{t('entry.copy.copied')}</VisuallyHidden> : null}
        {outcome?.kind === 'failed' ? (
          <span className={styles.failure}>
            <Icon icon={CircleAlert} size="small" />
            <span>{t('entry.copy.failed')}</span>
          </span>
        ) : null}
      </span>
    </span>
  )
}
