import type { RunOnWire } from '@onelot/api-client'
import { Inline, Tag } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'

/** How far a run has got; violet while something is still to happen. */
export function ProgressTag({ progress }: Pick<RunOnWire, 'progress'>) {
  const { t } = useTranslation('smartOrders')
  const isOver = progress === 'ended' || progress === 'cancelled'
  return (
    <Inline as="span">
      <Tag tone={isOver ? 'neutral' : 'accent'}>{t(`progress.${progress}`)}</Tag>
    </Inline>
  )
}
