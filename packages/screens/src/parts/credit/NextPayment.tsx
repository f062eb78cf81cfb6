import type { LoanOnWire } from '@onelot/api-client'
import { isPositive } from '@onelot/domain'
import { Card, Money, NoticeBar, Section, Stack, Text } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { DepositButton } from '../new-shares/DepositButton.tsx'
import { useCreditTexts } from './useCreditTexts.ts'

/** What is taken next, and when; what is short of it, with the deposit one tap away. Nothing once nothing is owed. */
export function NextPayment({ loan: { loan } }: { loan: LoanOnWire }) {
  const { t } = useTranslation('credit')
  const { own, moment } = useCreditTexts()
  const next = loan?.next
  if (next === undefined) return null
  const isShort = isPositive(next.short)
  return (
    <Section heading={t('next.label')}>
      <Card>
        <Stack gap="x4">
          <Stack gap="x1">
            <Money value={next.amount} size="heading" weight="bold" fit />
            <Text size="small" tone="secondary">
              {t('next.at', { at: moment(next.at) })}
            </Text>
          </Stack>
          {isShort ? (
            <>
              <NoticeBar tone="error">{t('next.short', { amount: own(next.short) })}</NoticeBar>
              <DepositButton currency="KRW" />
            </>
          ) : (
            <Text as="p" size="small" tone="secondary">
              {t('next.enough')}
            </Text>
          )}
        </Stack>
      </Card>
    </Section>
  )
}
