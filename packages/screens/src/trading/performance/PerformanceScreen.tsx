import { portfolioProfits, portfolioReturn, tradeHoldings } from '@onelot/api-client'
import type { DayRange } from '@onelot/domain'
import { Box, Card, Icon, IconButton, Section, Stack } from '@onelot/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { usePages } from '../../base/data/usePages.ts'
import { useRead } from '../../base/data/useRead.ts'
import { TotalsCurrency } from '../../parts/account-figures/TotalsCurrency.tsx'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { usePreferences, useSession } from '../../base/ports/ports.ts'
import { Allocation } from '../../parts/portfolio/allocation/Allocation.tsx'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { LazySheet } from '../../base/sheets/LazySheet.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { MemberOnly } from '../../base/states/MemberOnly.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { BestAndWorst } from './BestAndWorst.tsx'
import { InstrumentProfits } from './InstrumentProfits.tsx'
import { ProfitMonth } from './ProfitMonth.tsx'
import { ReturnCourse } from './ReturnCourse.tsx'
import { AllocationSkeleton, CourseSkeleton } from './PerformanceSkeleton.tsx'
import { Ranges } from './Ranges.tsx'
import { TaxYear } from './TaxYear.tsx'

const loadExport = () => import('./ExportSheet.tsx')

/** /trade/performance: what investing brought, over a time, by day and by instrument. */
export function PerformanceScreen() {
  const { t } = useTranslation('performance')
  const [exporting, setExporting] = useState(false)
  const closeExport = () => {
    setExporting(false)
  }
  const isMember = useSession().current !== undefined
  return (
    <BackPage
      title={useTitleOf()('performance')}
      trailing={
        isMember ? (
          <IconButton
            label={t('export.open')}
            icon={<Icon icon={Download} />}
            onClick={() => setExporting(true)}
          />
        ) : undefined
      }
    >
      <MemberOnly>
        <TotalsCurrency label={t('currency')} />
        <Performance />
        <LazySheet open={exporting} load={loadExport} title={t('export.title')} onClose={closeExport}>
          {({ ExportSheet }) => <ExportSheet onClose={closeExport} />}
        </LazySheet>
      </MemberOnly>
    </BackPage>
  )
}

function Performance() {
  const { t } = useTranslation('performance')
  const { totalsIn: currency } = usePreferences()
  const [range, setRange] = useState<DayRange>('m1')
  const asked = { currency, zone: readerZone(), range }
  const course = useRead(portfolioReturn, asked)
  const profits = usePages(
    portfolioProfits,
    (page) => ({ ...asked, ...page }),
    ({ instruments, next }) => ({ items: instruments, next }),
  )
  const holdings = useRead(tradeHoldings, { currency })
  return (
    <PullArea reads={[course, holdings]}>
      <NotRefreshed reads={[course, profits, holdings]} />
      <Box padding="page" paddingTop="x1">
        <Stack gap="x4">
          <Card as="section" aria-label={t('return')}>
            <Stack gap="x3">
              <Loaded read={course} skeleton={<CourseSkeleton />}>
                {(data) => <ReturnCourse course={data} currency={currency} />}
              </Loaded>
              <Ranges range={range} onChange={setRange} />
            </Stack>
          </Card>
          <BestAndWorst currency={currency} range={range} />
          <ProfitMonth currency={currency} />
          <Card>
            <Section heading={t('allocation')} size="body">
              <Loaded read={holdings} skeleton={<AllocationSkeleton />}>
                {(data) => <Allocation holdings={data} first="instrument" />}
              </Loaded>
            </Section>
          </Card>
          <TaxYear currency={currency} />
          <InstrumentProfits pages={profits} />
        </Stack>
      </Box>
    </PullArea>
  )
}
