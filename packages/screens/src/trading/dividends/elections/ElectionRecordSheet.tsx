import type { ElectiveRecordOnWire } from '@onelot/api-client'
import { positionId } from '@onelot/domain'
import { Button, FactList, NoticeBar, Sheet, Stack, formatLocalDate, useTheme } from '@onelot/ui'
import { useTranslation } from '../../../base/i18n/translation.tsx'
import { useName } from '../../../base/i18n/useName.ts'
import { useNavigation } from '../../../base/ports/ports.ts'
import { useBoughtFacts, useOwnFacts } from './useElectionFacts.tsx'

export interface ElectionRecordSheetProps {
  open: boolean
  record: ElectiveRecordOnWire
  onClose: () => void
}

/** In what a dividend was paid: the shares with their price and the rest, or why it was cash. */
export function ElectionRecordSheet({ open, record, onClose }: ElectionRecordSheetProps) {
  const { t } = useTranslation('elections')
  const { t: dividends } = useTranslation('dividends')
  const { locale } = useTheme()
  const name = useName()
  const navigation = useNavigation()
  const ownFacts = useOwnFacts()
  const boughtFacts = useBoughtFacts()
  const { instrument, paidIn, bought, cause, exDate, payDate } = record
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t(`paidIn.${paidIn}`)}
      description={name(instrument.name)}
      footer={
        bought === undefined ? (
          <Button
            variant="secondary"
            block
            onClick={() => navigation.go({ to: 'stockDetail', instrument: instrument.id })}
          >
            {dividends('toStock')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            block
            onClick={() => navigation.go({ to: 'positionDetail', position: positionId(bought.position) })}
          >
            {t('records.toPosition')}
          </Button>
        )
      }
    >
      <Stack gap="x4">
        {cause === undefined ? null : <NoticeBar>{t(`causes.${cause}`)}</NoticeBar>}
        <FactList
          label={t(`paidIn.${paidIn}`)}
          facts={[
            ...ownFacts(record),
            ...(bought === undefined ? [] : boughtFacts(bought, t('facts.price'))),
            { label: dividends('details.exDate'), value: formatLocalDate(locale, exDate) },
            { label: dividends('details.payDate'), value: formatLocalDate(locale, payDate) },
          ]}
        />
      </Stack>
    </Sheet>
  )
}
