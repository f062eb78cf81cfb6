import type { PortfolioProfits } from '@onelot/api-client'
import { type Money as Amount, add, isZero } from '@onelot/domain'
import { Card, Money, Text } from '@onelot/ui'
import type { ReactNode } from 'react'
import type { AnswerPages } from '../../base/data/usePages.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useName } from '../../base/i18n/useName.ts'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { EmptyToMarket } from '../../base/states/EmptyToMarket.tsx'
import { Charges } from './Charges.tsx'
import { InstrumentsSkeleton } from './PerformanceSkeleton.tsx'
import * as styles from './PerformanceScreen.css.ts'

type Profits = PortfolioProfits['instruments'][number]

/**
 * What trading cost, and what each instrument realised in the period with what is unrealised now, the greatest first; the list grows, so it
 * comes last. It is no part of the P/L of the period (docs/words.md).
 */
export function InstrumentProfits({ pages }: { pages: AnswerPages<Profits, PortfolioProfits> }) {
  const { t } = useTranslation('performance')
  const { first } = pages
  return (
    <>
      {first === undefined ? null : <Charges sums={first.sums} />}
      <PagedList
        pages={pages}
        layout="flush"
        noticeOn="page"
        skeleton={<InstrumentsSkeleton />}
        empty={
          <EmptyToMarket
            title={t('instruments.empty')}
            description={t('instruments.emptyText')}
            action={t('instruments.toMarket')}
          />
        }
      >
        {(instruments) => <ProfitTable instruments={instruments} total={first?.sums} />}
      </PagedList>
    </>
  )
}

interface ProfitTableProps {
  instruments: readonly Profits[]
  /** Sums all instruments, however many pages are loaded. */
  total: PortfolioProfits['sums'] | undefined
}

function ProfitTable({ instruments, total }: ProfitTableProps) {
  const { t } = useTranslation('performance')
  const { t: shared } = useTranslation('portfolio')
  const name = useName()
  const { href, Link } = useNavigation()
  return (
    <Card as="section" aria-label={t('instruments.title')}>
      <Text as="h2" weight="bold">
        {t('instruments.title')}
      </Text>
      <Text as="p" size="small" tone="secondary">
        {t('instruments.text')}
      </Text>
      <ul role="list" className={styles.instruments}>
        {total === undefined ? null : (
          <li className={styles.instrument}>
            <SumRow sums={total} head={<Text weight="bold">{shared('total')}</Text>} />
          </li>
        )}
        {instruments.map(({ instrument, ...sums }) => (
          <li key={instrument.id} className={styles.instrument}>
            <SumRow
              sums={sums}
              head={
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
    </Card>
  )
}

type ProfitSums = Omit<PortfolioProfits['sums'], 'exits'>

function SumRow({ sums, head }: { sums: ProfitSums; head: ReactNode }) {
  const { t } = useTranslation('portfolio')
  const { t: own } = useTranslation('performance')
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
        {head}
        <Money value={profit} tone="change" weight="strong" />
      </div>
      <dl className={hasDividends ? styles.fourFigures : styles.figures}>
        {figure(t('realised'), realised, true)}
        {figure(own('instruments.unrealisedNow'), unrealised, true)}
        {hasDividends ? figure(t('dividends'), dividends, true) : null}
        {figure(t('charged'), add(fees, taxes), false)}
      </dl>
    </>
  )
}
