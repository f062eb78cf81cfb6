import type { LoansOverview } from '@onelot/api-client'
import { type Refusal, refuse } from '@onelot/domain'
import { Button } from '@onelot/ui'
import type { RouteTarget } from '../../base/definition/routes.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useRefusalText } from '../../base/i18n/useRefusalText.ts'
import { useMends } from '../../parts/fund-requests/useMends.ts'
import { ObstacleNote } from '../../parts/new-shares/ObstacleNote.tsx'
import { useUnderReview } from '../../parts/under-review/useUnderReview.ts'

export interface BorrowBarProps {
  overview: LoansOverview
  /** Opens what asks for a loan. */
  onOpen: () => void
}

type Obstacle = LoansOverview['obstacles'][number]

/** The one thing to do: to borrow, or what stands in the way of it, with the way to mend that. */
export function BorrowBar({ overview, onOpen }: BorrowBarProps) {
  const { t } = useTranslation('loan')
  const refusalText = useRefusalText()
  const [obstacle] = overview.obstacles
  const way = useWay(obstacle)
  if (obstacle !== undefined)
    return <ObstacleNote text={refusalText(refusalOf(obstacle, overview))} way={way} />
  return (
    <Button block onClick={onOpen}>
      {t('borrow.action')}
    </Button>
  )
}

function refusalOf(code: Obstacle, { campaign, leastOwn }: LoansOverview): Refusal {
  switch (code) {
    case 'LOAN_CAMPAIGN_CLOSED':
      return refuse(code, { until: campaign.until })
    case 'LOAN_PRINCIPAL_BELOW':
      return refuse(code, leastOwn)
    case 'LOAN_PLACES_FULL':
      return refuse(code, { count: campaign.places })
    default:
      return refuse(code, {})
  }
}

/** Where it is mended; undefined where only time does. */
function useWay(obstacle: Obstacle | undefined): RouteTarget | undefined {
  const isPending = obstacle === 'FUND_OPERATION_PENDING' || obstacle === 'DEPOSIT_PENDING'
  const { mendOf } = useMends(isPending ? [obstacle] : [])
  const { routeTo } = useUnderReview(obstacle === 'ORDER_PENDING_REVIEW')
  switch (obstacle) {
    case undefined:
    case 'PRODUCT_UNAVAILABLE':
    case 'LOAN_CAMPAIGN_CLOSED':
    case 'LOAN_PLACES_FULL':
      return undefined
    case 'ACCOUNT_NOT_FOUND':
    case 'ACCOUNT_DISABLED':
      return { to: 'customerService' }
    case 'LOAN_UNPAID':
      return { to: 'repayment' }
    case 'LOAN_PRINCIPAL_BELOW':
      return { to: 'deposit' }
    case 'ORDER_PENDING_REVIEW':
      return routeTo()
    case 'ACCOUNT_FROZEN':
    case 'REAL_NAME_REQUIRED':
    case 'REAL_NAME_UNDER_REVIEW':
    case 'REAL_NAME_REJECTED':
    case 'CREDIT_SCORE_TOO_LOW':
    case 'DEPOSIT_PENDING':
    case 'FUND_OPERATION_PENDING':
      return mendOf(obstacle)
    default: {
      const never: never = obstacle
      return never
    }
  }
}
