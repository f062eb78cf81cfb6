import { toLocal, type PositionId } from '@onelot/domain'
import { Icon, IconButton, useUiMessages } from '@onelot/ui'
import { Download } from 'lucide-react'
import { useAsk } from '../../base/data/useAsk.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNow, usePreferences } from '../../base/ports/ports.ts'
import { movementRows, requestRows } from '../../parts/portfolio/exportedRows.ts'
import { useSaveCsv } from '../../parts/portfolio/useSaveCsv.ts'
import { useTableTexts } from '../../parts/portfolio/useTableTexts.ts'
import { requestFilter } from './FundRequests.tsx'
import type { RecordTab } from './params.ts'
import { movementFilter } from './useFundRecord.ts'
import type { RecordFilter } from './useRecordFilter.ts'

export interface SaveRecordProps {
  tab: RecordTab
  position: PositionId | undefined
  filter: RecordFilter
}

/** Saves all that the list would show, of every page, as a file for a spreadsheet. */
export function SaveRecord({ tab, position, filter }: SaveRecordProps) {
  const { t } = useTranslation('portfolio')
  const { t: own } = useTranslation('fundRecord')
  const ui = useUiMessages()
  const { language } = usePreferences()
  const ask = useAsk()
  const now = useNow()
  const texts = useTableTexts()
  const { saving, save } = useSaveCsv()
  const requests = {
    ...texts,
    language,
    requestColumn: (column) => own(`file.${column}`),
    fee: own('file.fee'),
    state: (state) => ui(`finance.statuses.${state}`),
  } satisfies Parameters<typeof requestRows>[3]
  const rows = () =>
    tab === 'transactions'
      ? movementRows(ask, undefined, texts, movementFilter(position, filter))
      : requestRows(ask, tab === 'deposits' ? 'deposit' : 'withdrawal', requestFilter(filter), requests)
  return (
    <IconButton
      label={t('save')}
      icon={<Icon icon={Download} />}
      disabled={saving}
      onClick={() => {
        const { date } = toLocal(readerZone(), now())
        void save(['onelot', tab, filter.currency, date].filter(Boolean).join('-'), rows)
      }}
    />
  )
}
