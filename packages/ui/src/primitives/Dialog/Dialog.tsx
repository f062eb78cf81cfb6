import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Text } from '../Text/Text.tsx'
import { useWayBack } from '../useWayBack.ts'
import * as styles from './Dialog.css.ts'
import { ShownLayer, useOpenInHost } from './LayerHost.ts'
import { leaveEscapeToField } from './leaveEscapeToField.ts'
import { useFocusReturn } from './useFocusReturn.ts'

export interface DialogProps {
  /** Whether it shows, over all but toasts: from z-index 2000. */
  open: boolean
  /** Called to close it: by Escape, by the scrim, by Back. The owner decides. */
  onClose: () => void
  /** The question, or what happened. */
  title: string
  /** What follows from the answer, read out with the title. */
  description?: string | undefined
  /** Must be answered: it is read out at once, and a press beside it does not close it. */
  urgent?: boolean
  /** More than text: the charges, a field. */
  children?: ReactNode
  /** Buttons, the safest first. */
  actions: ReactNode
}

/** A question in the middle of the screen. Focus stays in it, and returns to the element that had it. */
export function Dialog({
  open: isAsked,
  onClose,
  title,
  description,
  urgent = false,
  children,
  actions,
}: DialogProps) {
  const open = useOpenInHost(isAsked)
  const focusReturn = useFocusReturn(open)
  useWayBack(open, onClose)
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          role={urgent ? 'alertdialog' : 'dialog'}
          {...focusReturn}
          className={styles.dialog}
          onEscapeKeyDown={leaveEscapeToField}
          onInteractOutside={(event) => {
            if (urgent) event.preventDefault()
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <ShownLayer />
          <div className={styles.heading}>
            <Radix.Title asChild>
              <Text as="h2" size="lead" weight="bold">
                {title}
              </Text>
            </Radix.Title>
            {description === undefined ? null : (
              <Radix.Description asChild>
                <Text as="p" tone="secondary">
                  {description}
                </Text>
              </Radix.Description>
            )}
          </div>
          {children}
          <div className={styles.actions}>{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
