import type { CreditLineOnWire, LoansOverview } from '@onelot/api-client'
import { isPositive, zero } from '@onelot/domain'
import { Card, Collapse, type Fact, FactList, Money, Stack, Text, useUiMessages } from '@onelot/ui'
import { useState } from 'react'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useName } from '../../base/i18n/useName.ts'
import { useCreditTexts } from '../../parts/credit/useCreditTexts.ts'

/** How much may be borrowed, and line by line how that came about. */
export function Line({ overview: { line, leastOwn, obstacles, loan } }: { overview: LoansOverview }) {
  const { t } = useTranslation('loan')
  const { amount } = useCreditTexts()
  const isPractice = useIsPractice()
  const facts = useLineFacts(line)
  const [open, setOpen] = useState<readonly 'how'[]>([])
  const note = obstacles.includes('LOAN_PRINCIPAL_BELOW')
    ? t('line.none', { amount: amount(leastOwn) })
    : loan?.loan === undefined
      ? isPractice
        ? t('line.practice')
        : undefined
      : t('line.has')
  return (
    <Stack gap="x4">
      <Stack gap="x1">
        <Text as="p" tone="secondary">
          {t('line.label')}
        </Text>
        <Money value={borrowable(line)} size="display" weight="bold" fit />
        {note === undefined ? null : (
          <Text as="p" size="small" tone="secondary">
            {note}
          </Text>
        )}
      </Stack>
      <Card padding="none">
        <Collapse
          level={2}
          items={[
            { id: 'how', title: t('line.how'), content: <FactList label={t('line.how')} facts={facts} /> },
          ]}
          open={open}
          onChange={({ open: next }) => setOpen(next)}
        />
      </Card>
    </Stack>
  )
}

/** Nothing while there is a loan, whatever the line has left. */
const borrowable = ({ borrowed, line }: CreditLineOnWire): CreditLineOnWire['line'] =>
  isPositive(borrowed) ? zero(borrowed.currency) : line

function useLineFacts(line: CreditLineOnWire): readonly Fact[] {
  const { t } = useTranslation('loan')
  const ui = useUiMessages()
  const name = useName()
  const { rate } = useCreditTexts()
  const fact = (label: string, value: CreditLineOnWire['line'], strong = false): Fact => ({
    label,
    value: <Money value={value} size="small" />,
    strong,
  })
  return [
    ...line.cash
      .filter(({ worth }) => isPositive(worth))
      .map(({ money, worth }) => fact(t('line.cash', { currency: money.currency }), worth)),
    ...line.shares.map(({ instrument, lots, worth }) =>
      fact(
        t('line.worth', { name: name(instrument.name), shares: ui('finance.shares', { count: lots }) }),
        worth,
      ),
    ),
    fact(t('line.collateral'), line.collateral, true),
    ...(isPositive(line.borrowed)
      ? [fact(t('line.borrowed'), line.borrowed), fact(t('line.own'), line.own)]
      : []),
    fact(t('line.most', { part: rate(line.part) }), line.most),
    fact(t('line.line'), borrowable(line), true),
  ]
}
