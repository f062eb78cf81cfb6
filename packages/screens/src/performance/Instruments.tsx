import type { PortfolioProfits } from '@onelot/api-client'
import { type Money as Amount, add, isZero } from '@onelot/domain'
import { Card, InfiniteList, Money, Text } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { Pages } from '../data/usePages.ts'
import { useTranslation } from '../i18n/translation.tsx'
import { useName } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { EmptyToMarket } from '../states/EmptyToMarket.tsx'
import * as styles from './PerformanceScreen.css.ts'

type InstrumentProfits = PortfolioProfits['instruments'][number]

export interface InstrumentsProps {
  pages: Pages<InstrumentProfits>
  instruments: readonly InstrumentProfits[]
  /** Of all instruments, however many pages are loaded. */
  sums: PortfolioProfits['sums']
}

/** What all instruments brought and cost, and each of them, the greatest profit first. */
export function Instruments({ pages, instruments, sums: total }: InstrumentsProps) {
  const { t } = useTranslation('performance')
  const { t: shared } = useTranslation('portfolio')
  const name = useName()
  const { href, Link } = useNavigation()
  if (instruments.length === 0)
    return (
      <EmptyToMarket
        title={t('instruments.empty')}
        description={t('instruments.emptyText')}
        action={t('instruments.toMarket')}
      />
    )
  return (
    <Card as="section" aria-label={t('instruments.title')}>
      <Text as="h2" weight="bold">
        {t('instruments.title')}
      </Text>
      <Text as="p" size="small" tone="secondary">
        {t('instruments.text')}
      </Text>
      <InfiniteList status={pages.status} loaded={instruments.length} onLoadMore={pages.loadMore}>
        <ul role="list" className={styles.instruments}>
          <li className={styles.instrument}>
            <Sums sums={total} title={<Text weight="bold">{shared('total')}</Text>} />
          </li>
          {instruments.map(({ instrument, ...sums }) => (
            <li key={instrument.id} className={styles.instrument}>
              <Sums
                sums={sums}
                title={
                  <Link href={href({ to: 'stockDetail', instrument: instrument.id })} className={styles.name}>
                    <Text weight="strong" lines={2}>
                      {name(instrument.name)}
                    </Text>
                    <Text size="small" tone="secondary">
                      {instrument.code}
                    </Text>
                  </Link>
                }
              />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </Card>
  )
}

type ProfitSums = Omit<PortfolioProfits['sums'], 'exits'>

function Sums({ sums, title }: { sums: ProfitSums; title: ReactNode }) {
  const { t } = useTranslation('portfolio')
  const { realised, unrealised, dividends, fees, taxes, profit } = sums
  const hasDividends = !isZero(dividends)
  const figure = (label: string, value: Amount, isResult: boolean) => (
    <div className={styles.figure}>
      <Text as="dt" size="caption" tone="secondary">
        {label}
      </Text>
      <dd>
        <Money value={value} size="small" tone={isResult ? 'change' : 'neutral'} />
      </dd>
    </div>
  )
  return (
    <>
      <div className={styles.head}>
        {title}
        <Money value={profit} tone="change" weight="strong" />
      </div>
      <dl className={hasDividends ? styles.fourFigures : styles.figures}>
        {figure(t('realised'), realised, true)}
        {figure(t('unrealised'), unrealised, true)}
        {hasDividends ? figure(t('dividends'), dividends, true) : null}
        {figure(t('charged'), add(fees, taxes), false)}
      </dl>
    </>
  )
}
