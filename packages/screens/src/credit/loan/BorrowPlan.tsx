import type { LoanQuoteOnWire, LoanQuotes, LoansOverview } from '@onelot/api-client'
import { Button, RadioGroup, Section, Sheet, Stack, Text } from '@onelot/ui'
import type { Read } from '../../base/data/useRead.ts'
import { joinSentences } from '../../base/i18n/joinSentences.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { Loaded } from '../../base/states/Loaded.tsx'
import { ScheduleTable } from '../../parts/credit/ScheduleTable.tsx'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'
import { CreditSkeleton } from './CreditSkeleton.tsx'
import { Falls } from './Falls.tsx'

export interface BorrowPlanProps {
  overview: LoansOverview
  read: Read<LoanQuotes>
  instalments: number
  onChoose: (instalments: number) => void
  onNext: () => void
  onClose: () => void
}

/** Each way to pay it back with what it costs in won, the whole schedule of the chosen one, and what a fall of the shares would do. */
export function BorrowPlan({ overview, read, instalments, onChoose, onNext, onClose }: BorrowPlanProps) {
  const { t } = useTranslation('loan')
  const { amount } = useCreditTexts()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('borrow.plans')}
      description={read.data && amount(read.data.amount)}
      footer={
        read.data === undefined ? undefined : (
          <Button block onClick={onNext}>
            {t('borrow.next')}
          </Button>
        )
      }
    >
      <Loaded read={read} skeleton={<CreditSkeleton />}>
        {(quoted) => (
          <Stack gap="x6">
            <Plans quoted={quoted} instalments={instalments} onChoose={onChoose} />
            <Schedule
              quote={quoted.quotes.find((quote) => quote.instalments === instalments)}
              quoted={quoted}
            />
            <Falls
              heading={t('borrow.falls')}
              label={t('borrow.now')}
              ratio={quoted.ratio}
              falls={quoted.falls}
              warning={overview.warning}
            />
          </Stack>
        )}
      </Loaded>
    </Sheet>
  )
}

interface PlansProps extends Pick<BorrowPlanProps, 'instalments' | 'onChoose'> {
  quoted: LoanQuotes
}

function Plans({ quoted, instalments, onChoose }: PlansProps) {
  const { t } = useTranslation('loan')
  const { plan, amount, rate } = useCreditTexts()
  const chosen = quoted.quotes.find((quote) => quote.instalments === instalments)
  return (
    <Stack gap="x3">
      <RadioGroup
        label={t('borrow.ways')}
        choices={quoted.quotes.map((quote) => ({
          value: String(quote.instalments),
          label: plan(quote),
          description: t('borrow.cost', { interest: amount(quote.interest), aDay: amount(quote.aDay) }),
        }))}
        value={String(instalments)}
        onChange={({ value }) => onChoose(Number(value))}
      />
      {chosen === undefined ? null : (
        <Text as="p" size="small" tone="secondary">
          {joinSentences(
            t('borrow.total', { total: amount(chosen.total) }),
            t('borrow.rate', { rate: rate(quoted.rate) }),
          )}
        </Text>
      )}
    </Stack>
  )
}

function Schedule({ quote, quoted }: { quote: LoanQuoteOnWire | undefined; quoted: LoanQuotes }) {
  const { t } = useTranslation('credit')
  if (quote === undefined) return null
  return (
    <Section heading={t('schedule.label')} level="h3" size="body">
      <ScheduleTable
        id="loan"
        schedule={quote.schedule}
        totals={{ principal: quoted.amount, interest: quote.interest }}
      />
    </Section>
  )
}
