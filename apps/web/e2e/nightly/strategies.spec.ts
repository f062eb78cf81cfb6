import type { BacktestOnWire, RunDetailOnWire, RunOnWire } from '@onelot/api-client'
import { run } from '@onelot/domain'
import { smartStrategy as texts } from '../../../../packages/screens/src/managed/smart-strategy/messages/en.ts'
import { screen as backtest } from '../../../../packages/screens/src/managed/smart-strategy/screen.ts'
import { screen as strategies } from '../../../../packages/screens/src/managed/smart-strategies/screen.ts'
import { strategies as words } from '../../../../packages/screens/src/parts/strategies/messages/en.ts'
import { asMember } from '../asMember.ts'
import { expect, testAlone as test } from '../fixtures.ts'

const instrument = 'US:AAPL'
/** Short averages, so that a week has trades. */
const strategy = { kind: 'crossing', fast: 2, slow: 5 } as const
/** From a message's start up to its first value. */
const start = (text: string): string => text.split('{{')[0] ?? text

test('a member tests a strategy, runs it with own money, and gets what the backtest over the same days says', async ({
  page,
  app,
  own: broker,
}) => {
  const member = await app.becomeVerified()
  const ask = <T>(path: string, asked: object) => asMember<T>(broker, member, path, asked)

  await test.step('chooses a strategy, and the stock to test it on', async () => {
    await app.load(strategies.path)
    await page.getByRole('button', { name: words.names.crossing }).click()
    const picker = page.getByRole('dialog', { name: words.pick.title })
    await picker.getByRole('searchbox').fill('AAPL')
    await picker.getByRole('list', { name: words.pick.found }).getByRole('link', { name: /AAPL/ }).click()
    await expect(page.getByRole('heading', { name: backtest.title.en, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: texts.map.label })).toBeVisible()
  })

  await test.step('changes a setting, which the address keeps over a reload', async () => {
    const fast = page.getByRole('slider', { name: texts.params.fast })
    await fast.fill('2')
    const slow = page.getByRole('slider', { name: texts.params.slow })
    await slow.fill('5')
    await expect(page).toHaveURL(/fast=2&slow=5/)
    await page.reload()
    await expect(fast).toHaveValue('2')
    await expect(slow).toHaveValue('5')
  })

  await test.step('runs it for a week', async () => {
    await page.getByRole('button', { name: texts.run.action }).click()
    const sheet = page.getByRole('dialog', { name: texts.run.title })
    await sheet.getByRole('textbox', { name: texts.run.amount }).fill('3000')
    const days = sheet.getByRole('group', { name: 'Trading days', exact: true })
    await days.getByRole('button', { name: '5', exact: true }).click()
    await sheet.getByRole('button', { name: texts.run.next }).click()
    const review = page.getByRole('dialog', { name: texts.run.review })
    await review.getByRole('button', { name: start(texts.run.confirm) }).click()
    await expect(page.getByRole('dialog', { name: texts.done.title })).toBeVisible()
  })

  await test.step('gets what the same function says of the same bars, to the last unit', async () => {
    const { runs } = await ask<{ runs: readonly RunOnWire[] }>('strategies/list', { pageSize: 10 })
    const id = runs[0]?.id ?? ''
    // A session ends after a week.
    for (let day = 0; day < 6; day += 1) await broker.operate('clock', { advance: '1 day' })
    const detail = await ask<RunDetailOnWire>('strategies/get', { run: id })
    const { bars, market } = await ask<BacktestOnWire>('strategies/bars', { instrument })
    const [first] = detail.days
    const last = detail.days.at(-1)
    expect(detail.days).toHaveLength(5)
    const through = bars.filter(({ date }) => last !== undefined && date <= last.date)
    const { days } = run(strategy, through, { market, capital: detail.run.amount }, { from: first?.date })
    const told = ({ date, cash, lots, equity }: (typeof detail.days)[number]) => ({
      date,
      cash,
      lots,
      equity,
    })
    expect(detail.days.map(told)).toEqual(
      days.map(({ date, cash, lots, equity }) => ({ date, cash, lots, equity })),
    )
    expect(detail.run).toMatchObject({ progress: 'ended', ended: { cause: 'term' } })
    expect(detail.run.worth).toEqual(days.at(-1)?.equity)
  })
})
