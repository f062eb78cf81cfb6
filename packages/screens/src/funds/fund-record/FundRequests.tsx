import { depositsList, depositsMonths, withdrawalsList, withdrawalsMonths } from '@onelot/api-client'
import { requestStates } from '@onelot/domain'
import { Card, dayIn, useUiMessages } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { useRead } from '../../base/data/useRead.ts'
import { FundRequestRow } from '../../parts/fund-requests/FundRequestRow.tsx'
import { type FundRequest, asDeposit, asWithdrawal } from '../../parts/fund-requests/fundRequest.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { type ListedPages, PagedList } from '../../base/lists/PagedList.tsx'
import { RecordMonths } from '../../base/lists/RecordMonths.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import type { RequestFilter } from '../../parts/portfolio/exportedRows.ts'
import { ChoiceOf, Filters, type FiltersProps } from './Filters.tsx'
import { NoRecord } from './NoRecord.tsx'
import { monthNoteOf } from './monthNote.tsx'
import type { FilterModel, RecordFilter } from './useRecordFilter.ts'

/** The deposits or withdrawals that the filter leaves. */
export const requestFilter = ({ currency, state, month }: RecordFilter): RequestFilter => ({
  currency,
  state,
  until: month?.until,
})

const monthsAsked = ({ currency, state }: RecordFilter) => ({ zone: readerZone(), currency, state })

/** What the member has paid in, or asked to, with how far each has got. */
export function Deposits({ model }: { model: FilterModel }) {
  const pages = usePages(
    depositsList,
    (page) => ({ ...requestFilter(model.filter), ...page }),
    ({ deposits, next }) => ({ items: deposits.map(asDeposit), next }),
  )
  const { data } = useRead(depositsMonths, monthsAsked(model.filter))
  return <Requests pages={pages} tab="deposits" model={model} months={data?.months} />
}

/** What the member has had paid out, or asked to, with how far each has got. */
export function Withdrawals({ model }: { model: FilterModel }) {
  const pages = usePages(
    withdrawalsList,
    (page) => ({ ...requestFilter(model.filter), ...page }),
    ({ withdrawals, next }) => ({ items: withdrawals.map(asWithdrawal), next }),
  )
  const { data } = useRead(withdrawalsMonths, monthsAsked(model.filter))
  return <Requests pages={pages} tab="withdrawals" model={model} months={data?.months} />
}

interface RequestsProps extends Pick<FiltersProps, 'model' | 'months'> {
  pages: ListedPages<FundRequest>
  tab: 'deposits' | 'withdrawals'
}

/** By month and day. Rows that came to nothing are among them, so that no day has a sum; a month has what passed. */
function Requests({ pages, tab, model, months }: RequestsProps) {
  const { t } = useTranslation('fundRecord')
  const ui = useUiMessages()
  const zone = readerZone()
  return (
    <>
      <Filters model={model} months={months}>
        <ChoiceOf
          label={t('state')}
          all={t('allStates')}
          values={requestStates}
          labelOf={(value) => ui(`finance.statuses.${value}`)}
          value={model.filter.state}
          onChange={(state) => model.change({ state })}
        />
      </Filters>
      <PagedList
        pages={pages}
        label={t(`lists.${tab}`)}
        skeleton={<RecordSkeleton headings={2} />}
        empty={<NoRecord tab={tab} model={model} />}
      >
        {(asked) => (
          <Card padding="none">
            <RecordMonths
              entries={asked}
              isComplete={pages.status === 'finished'}
              dayOf={({ request }) => dayIn(request.submittedAt, zone)}
              monthNote={monthNoteOf(months)}
              keyOf={({ request }) => request.id}
              rowOf={(one) => <FundRequestRow asked={one} dated={false} />}
            />
          </Card>
        )}
      </PagedList>
    </>
  )
}
