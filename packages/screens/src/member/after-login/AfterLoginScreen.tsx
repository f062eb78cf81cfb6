import { type ResponseOf, memberMe } from '@onelot/api-client'
import { type SetUpItem, nextInSetUp, setUpItems, setUpOf } from '@onelot/domain'
import { Button, Text } from '@onelot/ui'
import { useEffect } from 'react'
import { useRead } from '../../base/data/useRead.ts'
import { useTranslation } from '../../base/i18n/translation.tsx'
import { useIsPractice } from '../../base/shell/honesty.ts'
import { useTitleOf } from '../../base/i18n/useName.ts'
import { setUpWays } from '../../parts/set-up/setUpWays.ts'
import { useNavigation, useSession } from '../../base/ports/ports.ts'
import { usePutOff } from '../../parts/set-up/usePutOff.ts'
import { BrandMark } from '../../base/shell/Brand.tsx'
import { useDocumentTitle } from '../../base/shell/useDocumentTitle.ts'
import { WelcomePage } from '../../base/shell/WelcomePage.tsx'
import * as welcome from '../../base/shell/welcome.css.ts'
import { Loaded } from '../../base/states/Loaded.tsx'
import { LogInPrompt } from '../../base/states/LogInPrompt.tsx'
import * as styles from './AfterLoginScreen.css.ts'
import { Received } from './Received.tsx'
import { SetUp, SetUpSkeleton } from './SetUp.tsx'
import type { AfterLoginParams } from './params.ts'
import { useReceived } from './useReceived.ts'

/**
 * /login/loginAfter: what is missing before money can be withdrawn, with the way to each, until all is there; of an account that has just been opened, its
 * practice money first, where it has that (docs/rules/identity.md#after-a-login).
 */
export function AfterLoginScreen(props: AfterLoginParams) {
  const title = useTitleOf()('afterLogin')
  useDocumentTitle(title)
  const isMember = useSession().current !== undefined
  return (
    <WelcomePage>
      {isMember ? (
        <Member {...props} />
      ) : (
        <div className={welcome.read}>
          <BrandMark />
          <Text as="h1" size="display" weight="bold">
            {title}
          </Text>
          <LogInPrompt />
        </div>
      )}
    </WelcomePage>
  )
}

const isComplete = (me: ResponseOf<typeof memberMe>) => {
  const states = setUpOf(me)
  return setUpItems.every((item) => states[item] === 'done')
}

const practiceWords = { title: 'arrived', text: 'text' } as const
const openedWords = { title: 'opened.title', text: 'opened.text' } as const

function Member({ opened }: AfterLoginParams) {
  const { t } = useTranslation('afterLogin')
  const { replace } = useNavigation()
  const isPractice = useIsPractice()
  const me = useRead(memberMe, {})
  const isNew = opened === 'yes'
  const received = useReceived(isNew && isPractice)
  const hasReceived = isPractice && received.data?.length !== 0
  const words = hasReceived ? practiceWords : openedWords
  const complete = me.data !== undefined && isComplete(me.data)
  useEffect(() => {
    if (complete) replace({ to: 'home' })
  }, [complete, replace])
  return (
    <>
      <div className={welcome.read}>
        {isNew ? null : <BrandMark />}
        <Text as="h1" size="display" weight="bold">
          {t(isNew ? words.title : 'setUp.title')}
        </Text>
        <Text as="p" size="lead" tone="secondary">
          {t(isNew ? words.text : 'setUp.text')}
        </Text>
        {isNew && hasReceived ? <Received read={received} /> : null}
        <div className={styles.arriving}>
          <Loaded read={me} skeleton={<SetUpSkeleton />}>
            {(data) => <SetUp me={data} />}
          </Loaded>
        </div>
      </div>
      <Onward isNew={isNew} next={me.data && nextInSetUp(me.data)} />
    </>
  )
}

/** A new member looks at the market first, anyone else does what is next; either may do it later. */
function Onward({ isNew, next }: { isNew: boolean; next: SetUpItem | undefined }) {
  const { t } = useTranslation('afterLogin')
  const navigation = useNavigation()
  const putOff = usePutOff()
  const account = useSession().current?.account
  const leaveFor = (to: 'home' | 'market') => () => {
    if (account !== undefined) putOff.put(account)
    navigation.replace({ to })
  }
  return (
    <div className={styles.onward}>
      {isNew ? (
        <Button block onClick={leaveFor('market')}>
          {t('onward')}
        </Button>
      ) : null}
      {isNew || next === undefined ? null : (
        <Button block onClick={() => navigation.go({ to: setUpWays[next].to })}>
          {t(`setUp.items.${next}.action`)}
        </Button>
      )}
      <Button variant="quiet" block onClick={leaveFor('home')}>
        {t('setUp.later')}
      </Button>
    </div>
  )
}
