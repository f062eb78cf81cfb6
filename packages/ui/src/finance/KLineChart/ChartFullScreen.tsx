import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { leaveEscapeToField } from '../../primitives/Dialog/leaveEscapeToField.ts'
import { useFocusReturn } from '../../primitives/Dialog/useFocusReturn.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import * as styles from './ChartFullScreen.css.ts'

export interface ChartFullScreenProps {
  /** Its accessible name. */
  label: string
  /** What is charted. */
  name: string
  /** The price with its change, beside the name. */
  price: ReactNode
  /** A `ChartToolbar`. */
  toolbar: ReactNode
  /** A chart that fills its parent. */
  children: ReactNode
  /** Escape removes a crosshair first. */
  crosshairShown: () => boolean
  /** Called to close it: by its button or Escape. */
  onClose: () => void
}

/** A chart over the whole screen, with its price and its periods. Focus stays in it until it closes. */
export function ChartFullScreen(props: ChartFullScreenProps) {
  const { label, name, price, toolbar, children, crosshairShown, onClose } = props
  const t = useUiMessages()
  const focusReturn = useFocusReturn(true)
  return (
    <Radix.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Content
          {...focusReturn}
          className={styles.screen}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            leaveEscapeToField(event)
            if (crosshairShown()) event.preventDefault()
          }}
        >
          <div className={styles.layout}>
            <Radix.Title asChild>
              <VisuallyHidden as="h2">{label}</VisuallyHidden>
            </Radix.Title>
            <div className={styles.head}>
              <Text weight="strong" lines={2}>
                {name}
              </Text>
              <span className={styles.price}>{price}</span>
            </div>
            <div className={styles.close}>
              <IconButton label={t('close')} icon={<Icon icon={X} />} onClick={onClose} />
            </div>
            <div className={styles.plot}>{children}</div>
            <div className={styles.toolbar}>{toolbar}</div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
