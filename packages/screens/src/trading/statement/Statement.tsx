import type { PortfolioStatement } from '@onelot/api-client'
import { Button, Card, EmptyState, Icon, Text } from '@onelot/ui'
import { Download, Printer } from 'lucide-react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useFiles } from '../../base/ports/ports.ts'
import { statementTable } from '../../parts/portfolio/tables.ts'
import { useSaveCsv } from '../../parts/portfolio/useSaveCsv.ts'
import { useTableTexts } from '../../parts/portfolio/useTableTexts.ts'
import { CurrencyDay, DayNotBegun } from './CurrencyDay.tsx'
import { Executions } from './Executions.tsx'
import { HeldAtClose } from './HeldAtClose.tsx'
import * as styles from './StatementScreen.css.ts'
import { SimulatedMark } from '../../base/shell/SimulatedMark.tsx'

export interface StatementProps {
  statement: PortfolioStatement
}

/** Each currency by itself, then what was traded and what was held; on paper or in a file it is the same. */
export function Statement({ statement }: StatementProps) {
  const { t } = useTranslation('statement')
  const { t: shared } = useTranslation('portfolio')
  const { saving, save } = useSaveCsv()
  const texts = useTableTexts()
  const files = useFiles()
  const { currencies, notBegun } = statement
  if (currencies.length + notBegun.length === 0)
    return <EmptyState title={t('empty')} description={t('emptyText')} />
  const upcoming = notBegun.map((day) => (
    <div key={day.currency} className={styles.section}>
      <DayNotBegun day={day} />
    </div>
  ))
  if (currencies.length === 0) return upcoming
  return (
    <>
      {currencies.map((day) => (
        <div key={day.currency} className={styles.section}>
          <CurrencyDay day={day} />
        </div>
      ))}
      {upcoming}
      <div className={styles.longSection}>
        <Card as="section" aria-label={t('trades')}>
          <div className={styles.heading}>
            <Text as="h3" weight="bold">
              {t('trades')}
            </Text>
            {statement.trades.length === 0 ? null : <SimulatedMark quiet />}
          </div>
          <div className={statement.trades.length === 0 ? undefined : styles.rows}>
            <Executions statement={statement} />
          </div>
        </Card>
      </div>
      {statement.holdings.length === 0 ? null : (
        <div className={styles.longSection}>
          <Card as="section" aria-label={t('holdings')}>
            <div className={styles.heading}>
              <Text as="h3" weight="bold">
                {t('holdings')}
              </Text>
              <SimulatedMark quiet />
            </div>
            <div className={styles.rows}>
              <HeldAtClose statement={statement} />
            </div>
          </Card>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon icon={Printer} size="small" />}
          onClick={() => files.print()}
        >
          {t('print')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon icon={Download} size="small" />}
          loading={saving}
          onClick={() =>
            void save(`onelot-statement-${statement.date}`, () =>
              Promise.resolve(statementTable(statement, texts)),
            )
          }
        >
          {shared('save')}
        </Button>
      </div>
    </>
  )
}
