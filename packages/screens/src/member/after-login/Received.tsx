import { type Currency, type Money as Amount, type OwnLanguage, inLanguage } from '@onelot/domain'
import { Card, Money, Skeleton, SkeletonGroup, Text, useTheme } from '@onelot/ui'
import { useTranslation } from '../../base/i18n/translation.tsx'
import type { Read } from '../../base/data/useRead.ts'
import { inOrder } from '../../parts/account-figures/currencyOrder.ts'
import { useCurrencyOrder } from '../../parts/account-figures/useCurrencyOrder.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import * as styles from './AfterLoginScreen.css.ts'

/** Where readers call a currency by another name than `Intl` does. */
const ownNames: Readonly<Record<OwnLanguage, Partial<Record<Currency, string>>>> = {
  en: {},
  kor: { TWD: '대만 달러' },
  tw: {},
}

/** The practice money of a new member, by currency. */
export function Received({ read }: { read: Read<readonly Amount[]> }) {
  const { t } = useTranslation('afterLogin')
  const { locale, language } = useTheme()
  const { all: order } = useCurrencyOrder()
  const ordered = (received: readonly Amount[]) =>
    inOrder(
      order,
      received.map(({ currency }) => currency),
    ).flatMap((currency) => received.filter((money) => money.currency === currency))
  const nameOf = (currency: Currency) =>
    inLanguage(ownNames, language)[currency] ??
    new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ??
    currency
  return (
    <Loaded read={read} skeleton={<ReceivedSkeleton />}>
      {(received) => (
        <div className={styles.arriving}>
          <Card>
            <ul role="list" aria-label={t('list')}>
              {ordered(received).map((money) => (
                <li key={money.currency} className={styles.amount}>
                  <Text tone="secondary">{nameOf(money.currency)}</Text>
                  <Money value={money} size="title" weight="strong" fit />
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
    </Loaded>
  )
}

function ReceivedSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="16rem" />
    </SkeletonGroup>
  )
}
