import type { DayTradingStanding } from '@onelot/api-client'
import { Card, ListRow, Money, RowList, Text, formatLocalDate, formatMoney, useTheme } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { SheetSlot } from '../../base/sheets/SheetSlot.tsx'
import { LossLimitSheet } from './LossLimitSheet.tsx'

/** The member's own limit, which opens to be changed, and the way to the stocks of the market. */
export function LimitRows({ standing }: { standing: DayTradingStanding }) {
  const { t } = useTranslation('dayTrading')
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const [isAsked, setIsAsked] = useState(false)
  const { lossLimit, nextLossLimit } = standing
  const next = nextLossLimit && {
    day: formatLocalDate(locale, nextLossLimit.from),
    amount: nextLossLimit.amount && formatMoney(locale, nextLossLimit.amount),
  }
  const subtitle =
    next === undefined
      ? t('limit.row')
      : next.amount === undefined
        ? t('limit.nextNone', { day: next.day })
        : t('limit.next', { day: next.day, amount: next.amount })
  return (
    <Card padding="none">
      <RowList
        label={t('limit.title')}
        rows={[
          {
            key: 'limit',
            row: (
              <ListRow
                title={t('limit.title')}
                subtitle={subtitle}
                wholeSubtitle
                trailing={
                  lossLimit === undefined ? (
                    <Text tone="secondary">{t('limit.none')}</Text>
                  ) : (
                    <Money value={lossLimit} own={false} weight="strong" />
                  )
                }
                onPress={() => setIsAsked(true)}
              />
            ),
          },
          {
            key: 'stocks',
            row: (
              <ListRow
                title={t('stocks.title')}
                subtitle={t('stocks.text')}
                wholeSubtitle
                href={href({ to: 'market' })}
                Link={Link}
              />
            ),
          },
        ]}
      />
      <SheetSlot>
        {isAsked ? <LossLimitSheet standing={standing} onClose={() => setIsAsked(false)} /> : null}
      </SheetSlot>
    </Card>
  )
}
