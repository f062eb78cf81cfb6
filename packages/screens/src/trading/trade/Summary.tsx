import type { TradeHoldings } from '@onelot/api-client'
import { AssetSummary, Button, Icon } from '@onelot/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { changeOf } from '../../parts/account-figures/changeOf.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { usePreferences } from '../../base/ports/ports.ts'
import { type HoldingFigure, baseOf } from './explain.ts'
import { MoreFigures } from './MoreFigures.tsx'
import { useHoldingsNow } from './useHoldingsNow.ts'
import * as styles from './TradeScreen.css.ts'

export interface SummaryProps {
  holdings: TradeHoldings
  /** Asks for the sum of a figure, of what shows. */
  onExplain: (figure: HoldingFigure, holdings: TradeHoldings) => void
}

/** What all holdings are worth and have earned at the prices of the rows, today and in all; the rest is folded, so that the positions are near. */
export function Summary({ holdings: answered, onExplain }: SummaryProps) {
  const holdings = useHoldingsNow(answered)
  const { t } = useTranslation('trade')
  const preferences = usePreferences()
  const [open, setOpen] = useState(false)
  const id = useId()
  const changes = (['todayProfit', 'profitableFunds'] as const).map((figure) => ({
    label: t(`summary.${figure}`),
    change: changeOf(holdings[figure], baseOf(figure, holdings)),
    onPress: () => onExplain(figure, holdings),
  }))
  return (
    <>
      <section aria-label={t('summary.label')}>
        <AssetSummary
          label={t('summary.totalAssets')}
          total={holdings.totalAssets}
          changes={changes}
          changesLook="beside"
          onTotalPress={() => onExplain('totalAssets', holdings)}
          onHideChange={({ hidden }) => preferences.set({ hideAmounts: hidden })}
          trailing={
            <Button
              variant="quiet"
              size="small"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              <span className={styles.fold}>
                <span>{t('more')}</span>
                <Icon icon={open ? ChevronUp : ChevronDown} size="small" />
              </span>
            </Button>
          }
        />
      </section>
      {open ? (
        <div id={id} className={styles.folded}>
          <MoreFigures holdings={holdings} onExplain={onExplain} />
        </div>
      ) : null}
    </>
  )
}
