import type { LoanOnWire, LoansOverview } from '@onelot/api-client'
import { decimal, exact, roundTo } from '@onelot/domain'
import { Button, Card, EmptyState, Money, Progress, Stack, Text, formatPercent, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useOffered } from '../../base/shell/useOffered.ts'
import { CertificateButton } from '../../parts/credit/CertificateButton.tsx'
import { NextPayment } from '../../parts/credit/NextPayment.tsx'
import { Overdue } from '../../parts/credit/Overdue.tsx'
import { Payments } from '../../parts/credit/Payments.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { Asked } from './Asked.tsx'
import { Collateral } from './Collateral.tsx'

export interface RepaymentTabProps {
  overview: LoansOverview
  /** To what may be borrowed, where nothing is owed. */
  onToLoan: () => void
}

/** What is owed, what is taken next and whether there is enough for it, what is overdue, what secures it, and what was paid. */
export function RepaymentTab({ overview, onToLoan }: RepaymentTabProps) {
  const { t } = useTranslation('loan')
  const navigation = useNavigation()
  const isOffered = useOffered()('loan')
  const { loan } = overview
  if (loan?.loan === undefined)
    return (
      <>
        <Asked overview={overview} />
        {loan === undefined ? (
          <EmptyState
            title={t('repay.none.title')}
            description={t('repay.none.text')}
            action={
              isOffered ? (
                <Button variant="secondary" size="small" onClick={onToLoan}>
                  {t('repay.none.action')}
                </Button>
              ) : undefined
            }
          />
        ) : null}
      </>
    )
  return (
    <>
      <Outstanding loan={loan} standing={loan.loan} />
      <Asked overview={overview} />
      <Overdue loan={loan} />
      <NextPayment loan={loan} />
      <Collateral overview={overview} />
      <Payments request={loan.id} />
      <Stack gap="x3">
        <Button
          variant="secondary"
          block
          onClick={() => navigation.go({ to: 'loanDetail', request: loan.id })}
        >
          {t('repay.details')}
        </Button>
        <CertificateButton loan={loan} />
      </Stack>
    </>
  )
}

interface OutstandingProps {
  loan: LoanOnWire
  standing: NonNullable<LoanOnWire['loan']>
}

function Outstanding({ loan, standing }: OutstandingProps) {
  const { t } = useTranslation('loan')
  const { locale } = useTheme()
  const { own } = useCreditTexts()
  const { outstanding, paid } = standing
  const part = decimal(roundTo(exact(paid.principal.amount).div(loan.amount.amount), 4, 'down'))
  const percent = formatPercent(locale, part, { places: 0 })
  return (
    <Card>
      <Stack gap="x3">
        <Stack gap="x1">
          <Text as="p" size="small" tone="secondary">
            {t('repay.outstanding')}
          </Text>
          <Money value={outstanding} size="display" weight="bold" fit />
          <Text as="p" size="small" tone="secondary">
            {t('repay.of', { amount: own(loan.amount) })}
          </Text>
        </Stack>
        <Progress
          label={t('repay.paid', { percent })}
          hideLabel
          value={Number(part) * 100}
          text={t('repay.paid', { percent })}
        />
      </Stack>
    </Card>
  )
}
