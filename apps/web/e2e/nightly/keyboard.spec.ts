import type { Page } from '@playwright/test'
import { depositChannel as channelTexts } from '../../../../packages/screens/src/funds/deposit-channel/messages/en.ts'
import { screen as depositChannel } from '../../../../packages/screens/src/funds/deposit-channel/screen.ts'
import { seatAccount as seatTexts } from '../../../../packages/screens/src/member/seat-account/messages/en.ts'
import { screen as seatAccount } from '../../../../packages/screens/src/member/seat-account/screen.ts'
import { screen as withdraw } from '../../../../packages/screens/src/funds/withdraw/screen.ts'
import { asMember } from '../asMember.ts'
import type { RunningBroker } from '../broker.ts'
import { expect, testAlone as test } from '../fixtures.ts'
import type { Member } from '../members.ts'
import { submitRealName } from '../submitRealName.ts'

const fundPassword = '730518'
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', fundPassword }

async function verify(broker: RunningBroker, member: Member): Promise<void> {
  await submitRealName(broker, member, '홍길동')
  await broker.operate('clock', { advance: '10 s' })
  await asMember(broker, member, 'member/setFundPassword', {
    fundPassword,
    fundPasswordConfirm: fundPassword,
  })
  await asMember(broker, member, 'payees/addCard', card)
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return `${activeElement?.tagName ?? ''} ${activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''}`
  })

test('a heading keeps the focus once what its screen shows is there', async ({ page, app, own }) => {
  const member = await app.becomeMember()
  await verify(own, member)
  await app.load('/information/index')
  // The first screen is not navigated to.
  await page.getByRole('heading', { level: 1 }).waitFor()
  for (const [screen, shown] of [
    [withdraw, /•••• 7890/],
    [seatAccount, seatTexts.code],
    [depositChannel, channelTexts.number],
  ] as const)
    await test.step(screen.name, async () => {
      await page.evaluate((address) => {
        location.hash = address
      }, `${screen.path}?currency=KRW&channel=bank-KRW&amount=50000`)
      await page.getByRole('main').getByText(shown).first().waitFor()
      await expect.poll(() => focused(page)).toBe(`H1 ${screen.title.en}`)
    })
})
