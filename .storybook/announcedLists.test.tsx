import { plusMs } from '@onelot/domain'
import { storyTime } from '@onelot/mock-api/browser'
import { OffersScreen } from '@onelot/screens/newShares/offers'
import { expect, it, onTestFinished, vi } from 'vitest'
import { announced } from '../packages/screens/src/base/data/announced.ts'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('offersAnnounced')

const day = 86_400_000
const inDays = (days: number) => plusMs(storyTime, days * day)
const named = (name: string) => ({ en: name, kor: name, tw: name })

/** What the site announces while the list shows. */
const announceLateWorks = () =>
  stage.broker.broker.operator.setOffer({
    offer: 'late-works',
    market: 'KRX',
    code: '999990',
    name: named('Late Works'),
    industry: named('Software'),
    issuer: named('Late Works Co., Ltd.'),
    sponsor: named('Onelot Securities'),
    dates: {
      opensAt: inDays(-1),
      closesAt: inDays(1),
      drawsAt: inDays(7),
      paymentFrom: inDays(9),
      paymentTo: inDays(10),
      issuesAt: inDays(11),
      listsAt: inDays(12),
    },
    provisionalPrice: '21500',
    units: 120_000,
    winningRate: '0.41',
  })

it('an offer that is announced while the list of offers shows joins it by itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await stage.show({ name: 'offers', screen: <OffersScreen /> })
  await until(() => {
    expect(document.querySelector('[data-status="idle"], [data-status="finished"]')).not.toBeNull()
  })
  expect((await announceLateWorks()).ok).toBe(true)
  expect(document.body.textContent).not.toContain('Late Works')
  await stage.broker.advance('30 s')
  await vi.advanceTimersByTimeAsync(announced.everyMs)
  await until(() => {
    expect(document.body.textContent).toContain('Late Works')
  })
})
