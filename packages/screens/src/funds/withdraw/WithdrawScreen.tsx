import { payeesList, withdrawalsList, withdrawalsTerms } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { Box, ChipGroup, Skeleton, SkeletonGroup, Stack } from '@onelot/ui'
import { type ReactNode, useState } from 'react'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useRefreshAt } from '../../base/data/useRefreshAt.ts'
import { waitEndsAt } from '../../parts/fund-requests/obstacles.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { PullArea } from '../../base/lists/PullArea.tsx'
import { useSession } from '../../base/ports/ports.ts'
import { inOrder } from '../../parts/account-figures/currencyOrder.ts'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import { BackPage } from '../../base/shell/BackPage.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import { NotRefreshed } from '../../base/states/NotRefreshed.tsx'
import { RecentWithdrawals } from './RecentWithdrawals.tsx'
import { Withdrawable } from './Withdrawable.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import type { WithdrawParams } from './params.ts'
import { useCurrency } from './useCurrency.ts'

/** /information/cashOut: what may leave and what not, with why, and having it paid out to a bank account or a wallet. */
export function WithdrawScreen(params: WithdrawParams) {
  const title = useTitleOf()('withdraw')
  if (useSession().current !== undefined) return <MembersWithdraw {...params} />
  return (
    <BackPage title={title}>
      <LogInPrompt />
    </BackPage>
  )
}

function MembersWithdraw({ currency: asked }: WithdrawParams) {
  const title = useTitleOf()('withdraw')
  const { currency, choose, forget } = useCurrency(asked)
  const terms = useRead(withdrawalsTerms, { currency })
  useRefreshAt(terms.data && waitEndsAt(terms.data), terms)
  const own = useRead(payeesList, {})
  const record = useRead(withdrawalsList, firstPage)
  const page = (content: ReactNode) => (
    <PullArea reads={[terms, own, record]}>
      <NotRefreshed reads={[terms, own, record]} />
      <Box padding="page">
        <Stack gap="x5">
          <Currencies known={terms.data?.currencies} chosen={currency} onChoose={choose} />
          {content}
          {record.data === undefined ? null : <RecentWithdrawals {...record.data} />}
        </Stack>
      </Box>
    </PullArea>
  )
  const { data: known } = terms
  if (known !== undefined && own.data !== undefined)
    return (
      <WithdrawForm
        key={currency}
        currency={currency}
        terms={known}
        payees={own.data}
        onDone={forget}
        page={(content) =>
          page(
            known.obstacles.length === 0 ? (
              <>
                {content}
                <Withdrawable terms={known} />
              </>
            ) : (
              <>
                <Withdrawable terms={known} />
                {content}
              </>
            ),
          )
        }
      />
    )
  return (
    <BackPage title={title}>
      {page(
        <Loaded read={terms} skeleton={<WithdrawSkeleton />}>
          {() => (
            <Loaded read={own} skeleton={<WithdrawSkeleton />}>
              {() => null}
            </Loaded>
          )}
        </Loaded>,
      )}
    </BackPage>
  )
}

interface CurrenciesProps {
  /** Of the answer that is here. */
  known: readonly Currency[] | undefined
  chosen: Currency
  onChoose: (currency: Currency) => void
}

/** They stay while another one is read. */
function Currencies({ known, chosen, onChoose }: CurrenciesProps) {
  const { t } = useTranslation('withdraw')
  const { all } = useCurrencyOrder()
  const [last, setLast] = useState(known)
  if (known !== undefined && known !== last) setLast(known)
  if (last === undefined) return <Skeleton shape="block" height="2.75rem" />
  return (
    <ChipGroup
      label={t('currency')}
      options={inOrder(all, last).map((value) => ({ value, label: value }))}
      value={chosen}
      onSelect={({ value }) => onChoose(value)}
    />
  )
}

const WithdrawSkeleton = () => (
  <SkeletonGroup>
    <Stack gap="x5">
      <Skeleton line="small" width="30%" />
      <Skeleton line="display" width="60%" />
      <Skeleton line="display" />
      <Skeleton line="display" />
    </Stack>
  </SkeletonGroup>
)
