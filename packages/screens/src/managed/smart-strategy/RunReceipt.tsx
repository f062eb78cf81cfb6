import type { RunOnWire } from '@onelot/api-client'
import { Button, NoticeBar, Stack, formatMoney, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useMoment } from '../../base/i18n/useMoment.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useNavigation } from '../../base/ports/ports.ts'
import { ReceiptSheet } from '../../parts/receipt/ReceiptSheet.tsx'
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
  const navigation = useNavigation()
  const title = t('done.title')
  return (
    <ReceiptSheet
      open
      onClose={onClose}
      title={title}
      label={title}
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
      footer={
        <Stack gap="x3">
          <Button block onClick={() => navigation.go({ to: 'smartOrders', run: run.id })}>
            {t('done.see')}
          </Button>
          <Button block variant="secondary" onClick={onClose}>
            {t('done.close')}
          </Button>
        </Stack>
      }
    >
      <NoticeBar tone="accent">{t('done.note', { at: moment(run.startsAt) })}</NoticeBar>
    </ReceiptSheet>
  )
}
