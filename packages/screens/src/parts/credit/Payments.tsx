import { type LoanPaymentOnWire, loansPayments } from '@onelot/api-client'
import { add, isPositive, negate } from '@onelot/domain'
import { Card, RecordRow, RowList, Section, Text } from '@onelot/ui'
import { usePages } from '../../base/data/usePages.ts'
import { readerZone } from '../../base/i18n/readerZone.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { PagedList } from '../../base/lists/PagedList.tsx'
import { RecordSkeleton } from '../../base/lists/RecordSkeleton.tsx'
import { useNow } from '../../base/ports/ports.ts'
import { useCreditTexts } from './useCreditTexts.ts'

/** What was drawn, collected and repaid of a loan, the latest first. */
export function Payments({ request }: { request: string }) {
  const { t } = useTranslation('credit')
  const pages = usePages(
    loansPayments,
    (page) => ({ request, ...page }),
    ({ payments, next }) => ({ items: payments, next }),
  )
  return (
    <Section heading={t('payments.label')}>
      <PagedList
        pages={pages}
        layout="flush"
        skeleton={<RecordSkeleton headings={0} />}
        empty={<Text tone="secondary">{t('payments.empty')}</Text>}
      >
        {(payments) => (
          <Card padding="none">
            <RowList
              label={t('payments.label')}
              rows={payments.map((payment) => ({
                key: `${payment.at} ${payment.cause}`,
                row: <Payment payment={payment} />,
              }))}
            />
          </Card>
        )}
      </PagedList>
    </Section>
  )
}

function Payment({ payment }: { payment: LoanPaymentOnWire }) {
  const { t } = useTranslation('credit')
  const { own } = useCreditTexts()
  const now = useNow()
  const { cause, at, principal, interest, isMissing } = payment
  const isDrawn = cause === 'drawn'
  const paid = add(principal, interest)
  const missed = isPositive(paid) ? 'missing' : 'missed'
  return (
    <RecordRow
      title={t(`payments.${isMissing === true ? missed : cause}`)}
      at={at}
      zone={readerZone()}
      now={now()}
      detail={
        isDrawn ? undefined : t('payments.parts', { principal: own(principal), interest: own(interest) })
      }
      amount={isDrawn ? principal : negate(paid)}
    />
  )
}
