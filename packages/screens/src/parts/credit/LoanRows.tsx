import type { LoanOnWire } from '@onelot/api-client'
import { homeZone } from '@onelot/domain'
import {
  Card,
  ListRow,
  Money,
  RowList,
  Section,
  Stack,
  StatusTag,
  Text,
  formatDate,
  useTheme,
} from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useNavigation } from '../../base/ports/ports.ts'
import { useCreditTexts } from './useCreditTexts.ts'

/** How far a loan has got, and what was asked for where it led to none. */
export function LoanStatus({ loan }: { loan: LoanOnWire }) {
  const { t } = useTranslation('credit')
  const progress = loan.loan?.progress
  if (progress === undefined) return <StatusTag status={loan.state} />
  return (
    <Text size="small" weight="strong" tone={progress === 'overdue' ? 'error' : 'secondary'}>
      {t(`status.${progress}`)}
    </Text>
  )
}

/** What was asked for and borrowed, the newest first; each leads to its page. Nothing where that is nothing. */
export function LoanRows({ loans }: { loans: readonly LoanOnWire[] }) {
  const { t } = useTranslation('credit')
  const { locale } = useTheme()
  const { plan } = useCreditTexts()
  const { href, Link } = useNavigation()
  if (loans.length === 0) return null
  return (
    <Section heading={t('loans.label')}>
      <Card padding="none">
        <RowList
          label={t('loans.label')}
          rows={loans.map((loan) => ({
            key: loan.id,
            row: (
              <ListRow
                title={<Money value={loan.amount} weight="strong" />}
                subtitle={
                  <Stack as="span" gap="x1" align="start">
                    <LoanStatus loan={loan} />
                    <span>
                      {t('loans.row', {
                        plan: plan(loan),
                        at: formatDate(locale, loan.submittedAt, homeZone),
                      })}
                    </span>
                  </Stack>
                }
                wholeSubtitle
                href={href({ to: 'loanDetail', request: loan.id })}
                Link={Link}
              />
            ),
          }))}
        />
      </Card>
    </Section>
  )
}
