import { type ClosingExecutionOnWire, type PositionOnWire, needsNoValues } from '@onelot/api-client'
import { useTranslation } from '../../base/i18n/translation.tsx'

export type Cause = ClosingExecutionOnWire['cause'] | Extract<PositionOnWire, { endedAt: unknown }>['cause']

/** Who or what ended an order or a position. An order that was rejected says why, where the reason needs no figures of its own. */
export function useCauseText(): (cause: Cause) => string {
  const { t } = useTranslation('causes')
  const { t: texts } = useTranslation('refusals')
  return (cause) => {
    switch (cause) {
      case 'member':
      case 'takeProfit':
      case 'stopLoss':
      case 'stopOut':
      case 'delisted':
      case 'sessionEnd':
      case 'timeLimit':
      case 'restriction':
      case 'positionClosed':
      case 'groupFilled':
      case 'split':
      case 'calledOff':
      case 'dayTradeEnd':
      case 'mentor':
      case 'copyEnded':
        return t(cause)
      default:
        return needsNoValues(cause) ? texts(`refusals.${cause}`) : t('refused')
    }
  }
}
