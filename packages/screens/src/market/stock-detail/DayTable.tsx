import { Box, Card, Section } from '@onelot/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import * as styles from './StockDetailScreen.css.ts'

export interface DayTableProps {
  title: string
  /** What the figures are, where their columns do not say it. */
  caption?: string
  /** Heads of the columns behind the day. */
  columns: readonly string[]
  /** Rows with their day as head. */
  children: ReactNode
}

/** Figures by trading day. It scrolls sideways where large text leaves no room for its columns. */
export function DayTable({ title, caption, columns, children }: DayTableProps) {
  const { t } = useTranslation('stockDetail')
  return (
    <Box padding="page">
      <Section heading={title}>
        <Card>
          {caption === undefined ? null : <p className={styles.caption}>{caption}</p>}
          <div role="group" aria-label={title} tabIndex={0} className={styles.tableScroll}>
            <table className={styles.table} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('investors.day')}</th>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{children}</tbody>
            </table>
          </div>
        </Card>
      </Section>
    </Box>
  )
}
