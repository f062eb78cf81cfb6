import type { Briefing } from '@onelot/api-client'
import { subtract } from '@onelot/domain'
import type { Explained } from '../../parts/account-figures/explained.ts'
import { FigureSheet } from '../../parts/account-figures/FigureSheet.tsx'
import { useTranslation } from '../../base/i18n/translation.tsx'

type Figures = Pick<Briefing, 'totalAssets' | 'todayProfit'>

export interface TodaySheetProps {
  /** Undefined before it is opened. */
  briefing: Figures | undefined
  open: boolean
  onClose: () => void
}

/** What positions made today, and beside it what the account did. */
export function TodaySheet({ briefing, open, onClose }: TodaySheetProps) {
  const { t } = useTranslation('home')
  const explainedOf = ({ totalAssets, todayProfit }: Figures): Explained => ({
    title: t('today'),
    text: t('todayExplained.text'),
    parts: [],
    total: todayProfit,
    signed: true,
    base: { label: t('todayExplained.of'), value: subtract(totalAssets, todayProfit) },
    whole: 'today',
  })
  return (
    <FigureSheet
      open={open}
      explained={briefing && explainedOf(briefing)}
      labels={{ total: t('todayExplained.total'), rate: t('todayExplained.rate') }}
      onClose={onClose}
    />
  )
}
