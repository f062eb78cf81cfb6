import { CircleAlert } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import type { UiTranslate } from '../../locales/en.ts'
import type { HoldingKind } from '../holdingKind.ts'
import { type ShownStatus, statusTone } from './statuses.ts'

export interface StatusTagProps {
  /** Its text and its tone follow from it. */
  status: ShownStatus
  /** How the position is held: what is owned is `Sold`, what is on margin `Closed`. @defaultValue one name for all */
  holding?: HoldingKind | undefined
}

/** A status by its name, that of a closing by how the position was held. */
function statusText(t: UiTranslate, status: ShownStatus, holding: HoldingKind | undefined): string {
  if (holding !== undefined && status === 'closed') return t(`finance.holding.${holding}.closed`)
  if (holding !== undefined && status === 'preparingToClose') return t(`finance.holding.${holding}.closing`)
  return t(`finance.statuses.${status}`)
}

/** The state of an order, a position, an application or a request. Violet while something is still to happen. */
export function StatusTag({ status, holding }: StatusTagProps) {
  const t = useUiMessages()
  const tone = statusTone(status)
  return (
    <Tag tone={tone} data-status={status}>
      {tone === 'error' ? <Icon icon={CircleAlert} size="small" /> : null}
      <span>{statusText(t, status, holding)}</span>
    </Tag>
  )
}
