import { portfolioStatement } from '@onelot/api-client'
import { type LocalDate, newestDay, plusDays, toLocal } from '@onelot/domain'
import { Box, Icon, IconButton, Text, formatLocalDate, useTheme } from '@onelot/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { useSiteName } from '../../base/shell/site.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { Statement } from './Statement.tsx'
import * as styles from './StatementScreen.css.ts'
import { StatementSkeleton } from './StatementSkeleton.tsx'

export interface StatementScreenProps {
  /** @defaultValue today */
  date?: LocalDate | undefined
}

/** /trade/statement: what an account began a day with, what happened, and what it ended with. */
export function StatementScreen({ date }: StatementScreenProps) {
  const site = useSiteName()
  return (
    <BackPage
      title={useTitleOf()('statement')}
      detail={
        <span className={styles.paperOnly}>
          <Text size="small" tone="secondary">
            {site}
          </Text>
        </span>
      }
    >
      <MemberOnly>
        <Days first={date} />
      </MemberOnly>
    </BackPage>
  )
}

function Days({ first }: { first: LocalDate | undefined }) {
  const zone = readerZone()
  const now = useNow()()
  const [date, setDate] = useState(first ?? toLocal(zone, now).date)
  const read = useRead(portfolioStatement, { date })
  return (
    <PullArea reads={[read]}>
      <NotRefreshed reads={[read]} />
      <Box paddingInline="page" paddingBottom="page">
        <div className={styles.cards}>
          <DateSwitch date={date} newest={newestDay(zone, now)} onChange={setDate} />
          <Loaded read={read} skeleton={<StatementSkeleton />}>
            {(statement) => <Statement statement={statement} />}
          </Loaded>
        </div>
      </Box>
    </PullArea>
  )
}

interface DateSwitchProps {
  date: LocalDate
  /** The last that can be chosen. */
  newest: LocalDate
  onChange: (date: LocalDate) => void
}

function DateSwitch({ date, newest, onChange }: DateSwitchProps) {
  const { t } = useTranslation('statement')
  const { locale } = useTheme()
  return (
    <div role="group" aria-label={t('date')} className={styles.dates}>
      <IconButton
        label={t('previous')}
        icon={<Icon icon={ChevronLeft} />}
        onClick={() => onChange(plusDays(date, -1))}
      />
      <Text as="h2" weight="bold" size="lead" aria-live="polite">
        {formatLocalDate(locale, date)}
      </Text>
      <IconButton
        label={t('next')}
        icon={<Icon icon={ChevronRight} />}
        disabled={date >= newest}
        onClick={() => onChange(plusDays(date, 1))}
      />
    </div>
  )
}
