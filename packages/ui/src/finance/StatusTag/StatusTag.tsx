import { CircleAlert } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { useUiMessages } from '../../theme/ThemeContext.ts'
import { type ShownStatus, statusTone } from './statuses.ts'

export interface StatusTagProps {
  /** Its text and its tone follow from it. */
  status: ShownStatus
}

/** The state of an order, a position, an application or a request. Violet while something is still to happen. */
export function StatusTag({ status }: StatusTagProps) {
  const t = useUiMessages()
  const tone = statusTone(status)
  return (
    <Tag tone={tone} data-status={status}>
      {tone === 'error' ? <Icon icon={CircleAlert} size="small" /> : null}
      {t(`finance.statuses.${status}`)}
    </Tag>
  )
}
