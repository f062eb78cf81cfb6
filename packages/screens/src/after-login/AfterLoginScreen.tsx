import { Button, Card, Money, Skeleton, SkeletonGroup, Text, useTheme } from '@onelot/ui'
import type { Currency } from '@onelot/domain'
import { useTranslation } from '../i18n/translation.tsx'
import { useTitleOf } from '../i18n/useName.ts'
import { useNavigation } from '../ports/ports.ts'
import { BrandMark } from '../shell/Brand.tsx'
import { useDocumentTitle } from '../shell/useDocumentTitle.ts'
import { WelcomePage } from '../shell/WelcomePage.tsx'
import * as welcome from '../shell/welcome.css.ts'
import { Loaded } from '../states/Loaded.tsx'
import { MemberOnly } from '../states/MemberOnly.tsx'
import * as styles from './AfterLoginScreen.css.ts'
import { useReceived } from './useReceived.ts'

/** /login/loginAfter: which practice money a new member received, and that it is practice money. */
export function AfterLoginScreen() {
  const { t } = useTranslation('afterLogin')
  const navigation = useNavigation()
  useDocumentTitle(useTitleOf()('afterLogin'))
  return (
    <WelcomePage>
      <MemberOnly>
        <div className={welcome.read}>
          <BrandMark />
          <Text as="h1" size="display" weight="bold">
            {t('arrived')}
          </Text>
          <Text as="p" size="lead" tone="secondary">
            {t('text')}
          </Text>
          <Received />
        </div>
        <div className={styles.onward}>
          <Button
            block
            onClick={() => {
              navigation.replace({ to: 'market' })
            }}
          >
            {t('onward')}
          </Button>
        </div>
      </MemberOnly>
    </WelcomePage>
  )
}

function Received() {
  const { t } = useTranslation('afterLogin')
  const { locale } = useTheme()
  const nameOf = (currency: Currency) =>
    new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
  return (
    <Loaded read={useReceived()} skeleton={<ReceivedSkeleton />}>
      {(received) => (
        <div className={styles.arriving}>
          <Card>
            <ul role="list" aria-label={t('list')}>
              {received.map((money) => (
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
