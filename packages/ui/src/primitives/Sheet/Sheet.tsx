import * as Radix from '@radix-ui/react-dialog'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { scrim } from '../Dialog/Dialog.css.ts'
import { leaveEscapeToField } from '../Dialog/leaveEscapeToField.ts'
import { useFocusReturn } from '../Dialog/useFocusReturn.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { useDrag } from '../useDrag.ts'
import { closesOnRelease, draggedTo } from './dragToClose.ts'
import * as styles from './Sheet.css.ts'

export interface SheetProps {
  /** Whether it shows, on the same layers as dialogs (from z-index 2000). */
  open: boolean
  /** Called to close it: by Escape, the scrim, the close button or a drag down. The owner decides. */
  onClose: () => void
  /** What it is about; read out when it opens. `half` shows two lines of it. */
  title: string
  /** One line under the title, read out with it: text, or a live price. */
  description?: ReactNode
  /** Scrolls inside where it is higher than there is room. */
  children: ReactNode
  /** The one primary action, with its cost beside it; stays visible above the keyboard. */
  footer?: ReactNode
  /**
   * `content` rises as high as what is in it and dims the page; `half` stays under 64 % of the page, scrolls inside, and leaves
   * the rest clear and usable: a ticket under its chart; `most` is as high as `content` and as clear as `half`: the same ticket with its
   * number keys. @defaultValue 'content'
   */
  coverage?: (typeof styles.sheetCoverages)[number]
}

/** Rises from the bottom over what it is about, which stays visible. Focus stays in it until it closes. */
export function Sheet({ open, onClose, coverage = 'content', ...content }: SheetProps) {
  const focusReturn = useFocusReturn(open)
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay className={coverage === 'content' ? scrim : styles.clearScrim} />
        <SheetContent {...content} coverage={coverage} focusReturn={focusReturn} onClose={onClose} />
      </Radix.Portal>
    </Radix.Root>
  )
}

type SheetContentProps = Omit<SheetProps, 'open' | 'coverage'> &
  Required<Pick<SheetProps, 'coverage'>> & { focusReturn: ReturnType<typeof useFocusReturn> }

function SheetContent(props: SheetContentProps) {
  const { title, description, children, footer, coverage, focusReturn, onClose } = props
  const t = useUiMessages()
  const sheet = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<number>()
  useDrag(head, {
    axis: 'y',
    onDrag: ({ movement }) => {
      setDrag(draggedTo(movement))
    },
    onRelease: ({ movement, speed, canceled }) => {
      setDrag(undefined)
      const height = sheet.current?.offsetHeight ?? 0
      if (!canceled && closesOnRelease({ movement, speed, height })) onClose()
    },
  })
  const lengths = {
    [styles.dragVar]: `${String(drag ?? 0)}px`,
  }
  return (
    <Radix.Content
      {...focusReturn}
      ref={sheet}
      onEscapeKeyDown={leaveEscapeToField}
      className={styles.sheets[coverage]}
      style={assignInlineVars(lengths)}
      data-dragging={drag !== undefined}
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
    >
      <div ref={head} className={styles.head}>
        <div aria-hidden className={styles.grip} />
        <div className={styles.heading}>
          <div className={styles.words}>
            <Radix.Title asChild>
              <Text as="h2" size="lead" weight="bold" {...(coverage === 'content' ? {} : { lines: 2 })}>
                {title}
              </Text>
            </Radix.Title>
            {description === undefined ? null : (
              <Radix.Description asChild>
                <Text as="p" size="small" tone="secondary">
                  {description}
                </Text>
              </Radix.Description>
            )}
          </div>
          <IconButton label={t('close')} icon={<Icon icon={X} />} onClick={onClose} />
        </div>
      </div>
      <div role="group" aria-label={title} tabIndex={0} className={styles.body}>
        {children}
      </div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </Radix.Content>
  )
}
