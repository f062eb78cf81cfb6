import type { RunOnWire } from '@onelot/api-client'
import { formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useName } from '../../base/i18n/useName.ts'
import { RequestReceipt } from '../../parts/receipt/RequestReceipt.tsx'
import { useStrategyText } from '../../parts/strategies/useStrategyText.ts'

export interface RunReceiptProps {
  run: RunOnWire
  onClose: () => void
}

/** What was begun, and the way to what it does. */
export function RunReceipt({ run, onClose }: RunReceiptProps) {
  const { t } = useTranslation('smartStrategy')
  const { locale } = useTheme()
  const name = useName()
  const moment = useMoment()
  const strategyText = useStrategyText()
  return (
    <RequestReceipt
      title={t('done.title')}
      done={t('done.sentence', {
        amount: formatMoney(locale, run.amount),
        name: name(run.instrument.name),
      })}
      facts={[
        { label: t('run.total'), value: run.amount },
        { label: t('run.strategy'), value: strategyText(run.strategy) },
        { label: t('run.term'), value: t('run.days', { count: run.term }) },
      ]}
      number={run.id}
      note={t('done.note', { at: moment(run.startsAt) })}
      see={{ label: t('done.see'), target: { to: 'smartOrders', run: run.id } }}
      close={t('done.close')}
      onClose={onClose}
    />
  )
}
