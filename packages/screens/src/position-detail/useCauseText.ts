import type { ClosingExecutionOnWire, PositionOnWire } from '@onelot/api-client'
import { useTranslation } from '../i18n/translation.tsx'
import { usePack } from '../app/ports.ts'

type Cause = ClosingExecutionOnWire['cause'] | Extract<PositionOnWire, { endedAt: unknown }>['cause']

/** Who or what ended an order or a position. An order that was rejected says why, where the reason needs no figures of its own. */
export function useCauseText(): (cause: Cause) => string {
  const { t } = useTranslation('trade')
  const { refusals } = usePack().catalogue
  return (cause) => {
    switch (cause) {
      case 'member':
      case 'stopOut':
      case 'delisted':
      case 'sessionEnd':
      case 'restriction':
      case 'positionClosed':
      case 'groupFilled':
        return t(`detail.causes.${cause}`)
      default: {
        const reason = refusals[cause]
        return reason.includes('{') ? t('detail.causes.refused') : reason
      }
    }
  }
}
