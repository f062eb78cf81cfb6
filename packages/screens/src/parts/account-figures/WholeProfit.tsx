import { portfolioReturn } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { FactList, Icon, Money, Skeleton, Text, useTheme, zoneName } from '@onelot/ui'
import { ChevronRight } from 'lucide-react'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation, useNow } from '../../base/ports/ports.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import * as styles from './FigureSheet.css.ts'
import { type WholePeriod, rangeOf, wholeProfit } from './wholeProfit.ts'

export interface WholeProfitProps {
  period: WholePeriod
  currency: Currency
}

/** Under a profit of positions: that of the account over the period, which is the one of Performance, and the way to its parts. */
export function WholeProfit({ period, currency }: WholeProfitProps) {
  const { t } = useTranslation('figures')
  const { locale } = useTheme()
  const { href, Link } = useNavigation()
  const now = useNow()()
  const zone = readerZone()
  const read = useRead(portfolioReturn, { currency, zone, range: rangeOf(period) })
  return (
    <section className={styles.sum} aria-label={t('whole.title')}>
      <Text as="h3" size="small" weight="strong">
        {t('whole.title')}
      </Text>
      <Loaded read={read} skeleton={<Skeleton />}>
        {(course) => {
          const profit = wholeProfit(period, course)
          return profit === undefined ? null : (
            <FactList
              facts={[
                {
                  label: t(`whole.${period}`),
                  value: <Money value={profit} tone="change" signed />,
                  strong: true,
                },
              ]}
            />
          )
        }}
      </Loaded>
      <Text as="p" size="small" tone="secondary">
        {period === 'all' ? t('whole.life') : t('whole.days', { zone: zoneName(locale, now, zone) })}
      </Text>
      <Link href={href({ to: 'performance' })} className={styles.more}>
        <span>{t('whole.more')}</span>
        <Icon icon={ChevronRight} size="small" />
      </Link>
    </section>
  )
}
