import type { Briefing } from '@onelot/api-client'
import { subtract } from '@onelot/domain'
import { FigureSheet } from '../figures/FigureSheet.tsx'
import { useTranslation } from '../i18n/translation.tsx'

export interface TodaySheetProps {
  briefing: Pick<Briefing, 'totalAssets' | 'todayProfit'>
  onClose: () => void
}

/** What positions made today, and beside it what the account did. */
export function TodaySheet({ briefing: { totalAssets, todayProfit }, onClose }: TodaySheetProps) {
  const { t } = useTranslation('home')
  return (
    <FigureSheet
      open
      explained={{
        title: t('today'),
        text: t('todayExplained.text'),
        parts: [],
        total: todayProfit,
        signed: true,
        base: { label: t('todayExplained.of'), value: subtract(totalAssets, todayProfit) },
        whole: 'today',
      }}
      labels={{ total: t('todayExplained.total'), rate: t('todayExplained.rate') }}
      onClose={onClose}
    />
  )
}
