import type { MouseEvent, ReactNode } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import type { Rest } from '../rest.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Button.css.ts'

export interface ButtonProps extends Rest<'button', 'type'> {
  /** What it does, in words. */
  children: ReactNode
  /** `primary` is ink, one on a screen; `up` and `down` are Buy and Sell. @defaultValue 'primary' */
  variant?: (typeof styles.buttonVariants)[number]
  /** 52 px high, or 44 for `small`. @defaultValue 'normal' */
  size?: (typeof styles.buttonSizes)[number]
  /** As wide as there is room. */
  block?: boolean
  /** Waiting for an answer: it keeps its position, its text and its focus, and ignores further presses. */
  loading?: boolean
  /** Before the text, which says the same. */
  icon?: ReactNode
  /** `submit` sends the form around it. @defaultValue 'button' */
  type?: 'button' | 'submit'
}

/** What is pressed to do something. While it waits for an answer it fills over 10 s, as long as a request may take. */
export function Button(props: ButtonProps) {
  const { children, variant, size, block, loading, icon, type, disabled, onClick, ...rest } = props
  const t = useUiMessages()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled}
      aria-disabled={loading ? true : undefined}
      aria-busy={loading ? true : undefined}
      data-state={disabled ? 'disabled' : loading ? 'loading' : 'ready'}
      className={styles.button({
        variant: variant ?? 'primary',
        size: size ?? 'normal',
        block: block ?? false,
      })}
      onClick={press}
    >
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {loading ? (
        <>
          <VisuallyHidden>{`, ${t('loading')}`}</VisuallyHidden>
          <span aria-hidden className={styles.progress} />
        </>
      ) : null}
    </button>
  )
}
