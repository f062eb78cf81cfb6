import { priceAlertsCreate, priceAlertsList } from '@onelot/api-client'
import { instrumentId } from '@onelot/domain'
import { useEffect, useState } from 'react'
import { unstable_serialize } from 'swr'
import { beforeEach, expect, it } from 'vitest'
import type { Answers } from '../packages/screens/src/base/data/keptAnswers.ts'
import { readKey, useRead, useRefreshAccount } from '../packages/screens/src/base/data/useRead.ts'
import { useAccountChanges, useAnswers, useSession } from '../packages/screens/src/base/ports/ports.ts'
import { createGate } from './gate.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('holder')

/** What the page lets a test do and see, once it is drawn. */
interface Page {
  readonly answers: Answers
  readonly key: string
  readonly refreshAccount: () => void
  readonly show: (isShown: boolean) => void
}
let page: Page | undefined
let changes = 0
beforeEach(() => {
  page = undefined
  changes = 0
})

function Alerts() {
  const { data } = useRead(priceAlertsList, {})
  return <p>{data?.alerts.length}</p>
}

function Pages() {
  const [isShown, show] = useState(true)
  const answers = useAnswers()
  const accountChanges = useAccountChanges()
  const refreshAccount = useRefreshAccount()
  const key = unstable_serialize(readKey(priceAlertsList, {}, useSession().current?.account))
  useEffect(() => {
    page = { answers, key, refreshAccount, show }
  }, [answers, key, refreshAccount])
  useEffect(
    () =>
      accountChanges.listen(() => {
        changes += 1
      }),
    [accountChanges],
  )
  return isShown ? <Alerts /> : null
}

const drawn = async () => {
  const { pass, ...held } = createGate()
  const send = async (request: Request) => {
    const answer = await stage.broker.fetch(request)
    if (request.url.endsWith(priceAlertsList.path)) await pass()
    return answer
  }
  await stage.show({ name: 'settings', screen: <Pages />, send })
  const shown = await until(() => {
    if (page === undefined || page.answers.isOutdated(page.key)) throw new Error('not read and heard yet')
    return page
  })
  return { ...shown, ...held }
}

const count = () => Number(document.querySelector('p')?.textContent)

const addAlert = async () => {
  const member = stage.atAnotherDevice()
  const terms = { condition: { kind: 'percent', direction: 'rises', percent: '75' }, repeat: 'once' } as const
  const request = { instrument: instrumentId('US:AAPL'), ...terms }
  expect((await member.write(priceAlertsCreate, request, { key: member.newKey() })).kind).toBe('done')
}

it.each(['the stream', 'a command of this device'])(
  'a list left with its answer on its way shows a change that %s reports',
  async (by) => {
    const { answers, key, refreshAccount, show, hold, release } = await drawn()
    const before = count()
    hold()
    refreshAccount()
    show(false)
    await until(() => {
      expect(document.querySelector('p')).toBeNull()
    })
    const reported = changes
    await addAlert()
    await until(() => {
      expect(changes).toBeGreaterThan(reported)
    })
    if (by !== 'the stream') refreshAccount()
    release()
    await until(() => {
      expect(answers.isUnderWay(key)).toBe(false)
    })
    show(true)
    await until(() => {
      expect(count()).toBe(before + 1)
    })
  },
)
