import * as Radix from '@radix-ui/react-dialog'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { X } from 'lucide-react'
import { type ReactNode, type Ref, use, useRef, useState } from 'react'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { scrim } from '../Dialog/Dialog.css.ts'
import { ShownLayer, useOpenInHost } from '../Dialog/LayerHost.ts'
import { leaveEscapeToField } from '../Dialog/leaveEscapeToField.ts'
import { useFocusReturn } from '../Dialog/useFocusReturn.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { useDrag } from '../useDrag.ts'
import { useWayBack } from '../useWayBack.ts'
import { closesOnRelease, draggedTo } from './dragToClose.ts'
import * as styles from './Sheet.css.ts'
import { SheetPanel } from './SheetPanel.ts'

export interface SheetProps {
  /** Whether it shows, on the same layers as dialogs (from z-index 2000). */
  open: boolean
  /** Called to close it: by Escape, the device's way back, the scrim, the close button or a drag down. The owner decides. */
  onClose: () => void
  /** What it is about; read out when it opens. `half` shows two lines of it. */
  title: string
  /** One line under the title, read out with it: text, or a live price. */
  description?: ReactNode
  /** Scrolls inside where it is higher than there is room. */
  children: ReactNode
  /** The one primary action, with its cost beside it; stays visible above the keyboard. */
  footer?: ReactNode
  /** Number keys for what is typed into; they stay at the very foot where head, field and action do not fit above them and are scrolled. */
  keys?: ReactNode
  /**
   * `content` rises as high as what is in it and dims the page; `half` stays under 64 % of the page, scrolls inside, and leaves
   * the rest clear and usable: a ticket under its chart; `most` is as high as `content` and as clear as `half`: the same ticket with its
   * number keys. @defaultValue 'content'
   */
  coverage?: (typeof styles.sheetCoverages)[number]
}

/**
 * Rises from the bottom over what it is about, which stays visible. Focus stays in it until it closes. Within a `SheetPanel` it is a panel beside
 * the page instead, which stays in use.
 */
export function Sheet({ open: isAsked, onClose, coverage = 'content', ...content }: SheetProps) {
  const open = useOpenInHost(isAsked)
  const focusReturn = useFocusReturn(open)
  const panel = use(SheetPanel)
  const isPanel = panel !== null
  useWayBack(open && !isPanel, onClose)
  return (
    <Radix.Root
      open={open}
      modal={!isPanel}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal container={panel}>
        {isPanel ? null : <Radix.Overlay className={coverage === 'content' ? scrim : styles.clearScrim} />}
        <SheetContent
          {...content}
          place={isPanel ? 'panel' : coverage}
          focusReturn={focusReturn}
          onClose={onClose}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What scrolls into view in a sheet scrolls clear of its number keys, as high as they are by then. @returns what ends that */
function keepFieldAbove(keys: HTMLElement | null): (() => void) | undefined {
  if (keys === null) return undefined
  const observer = new ResizeObserver(() => {
    if (keys.parentElement) keys.parentElement.style.scrollPaddingBottom = `${String(keys.offsetHeight)}px`
  })
  observer.observe(keys)
  return () => {
    observer.disconnect()
  }
}

interface SheetContentProps extends Omit<SheetProps, 'open' | 'coverage'> {
  /** From the portal, which waits for its animation before it takes the sheet away. */
  ref?: Ref<HTMLDivElement> | undefined
  place: keyof typeof styles.sheets
  focusReturn: ReturnType<typeof useFocusReturn>
}

function SheetContent(props: SheetContentProps) {
  const { ref, title, description, children, footer, keys, place, focusReturn, onClose } = props
  const t = useUiMessages()
  const head = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<number>()
  const isPanel = place === 'panel'
  useDrag(head, {
    axis: 'y',
    onDrag: ({ movement }) => {
      if (!isPanel) setDrag(draggedTo(movement))
    },
    onRelease: ({ movement, speed, canceled }) => {
      setDrag(undefined)
      const height = head.current?.parentElement?.offsetHeight ?? 0
      if (!isPanel && !canceled && closesOnRelease({ movement, speed, height })) onClose()
    },
  })
  const lengths = {
    [styles.dragVar]: `${String(drag ?? 0)}px`,
  }
  return (
    <Radix.Content
      {...focusReturn}
      ref={ref}
      className={styles.sheets[place]}
      style={assignInlineVars(lengths)}
      data-dragging={drag !== undefined}
      data-typed={keys !== undefined}
      onInteractOutside={(event) => {
        if (isPanel) event.preventDefault()
      }}
      onEscapeKeyDown={(event) => {
        leaveEscapeToField(event)
        if (isPanel && head.current?.parentElement?.contains(document.activeElement) !== true)
          event.preventDefault()
      }}
      {...(description === undefined ? { 'aria-describedby': undefined } : {})}
    >
      <ShownLayer />
      <div ref={head} className={styles.head}>
        {isPanel ? null : <div aria-hidden className={styles.grip} />}
        <div className={styles.heading}>
          <div className={styles.words}>
            <Radix.Title asChild>
              <Text as="h2" size="lead" weight="bold" lines={place === 'content' ? undefined : 2}>
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
        <SheetPanel value={null}>{children}</SheetPanel>
      </div>
      {footer === undefined ? null : (
        <div className={styles.footer}>
          <SheetPanel value={null}>{footer}</SheetPanel>
        </div>
      )}
      {keys === undefined ? null : (
        <div ref={keepFieldAbove} className={styles.keys}>
          {keys}
        </div>
      )}
    </Radix.Content>
  )
}
