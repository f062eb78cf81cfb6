import { decimal, instrumentId } from '@onelot/domain'
import { MarketScreen } from '@onelot/screens/market/market'
import { expect, it } from 'vitest'
import { screenStage } from './screenStage.tsx'
import { until } from './until.ts'

const stage = screenStage('member')

const row = () => document.querySelector('[aria-posinset="1"]')
const price = () => row()?.querySelector('[data-stale]')

it('a list that one returns to shows the prices that it had, without a tint', async () => {
  await stage.show({
    name: 'market',
    screen: <MarketScreen />,
  })
  await until(() => {
    expect(price()?.textContent).toBeTruthy()
  })
  const listed = price()?.textContent
  const code = /\d{6}/.exec(row()?.textContent ?? '')?.[0] ?? ''
  await stage.broker.broker.operator.setPrice(instrumentId(`KRX:${code}`), decimal('1000'))
  await stage.broker.advance('2 s')
  await until(() => {
    expect(price()?.textContent).not.toBe(listed)
  })
  const seen = price()?.textContent
  await until(() => {
    expect(document.querySelector('[data-tick]')).toBeNull()
  })
  const [shown, tinted]: [Set<unknown>, Set<unknown>] = [new Set(), new Set()]
  const watch = new MutationObserver(() => {
    shown.add(price()?.textContent)
    tinted.add(price()?.getAttribute('data-tick'))
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  stage.broker.setFaults([{ on: '*', hang: true }])
  stage.keep(false)
  await new Promise((resolve) => setTimeout(resolve, 300))
  stage.keep(true)
  await new Promise((resolve) => setTimeout(resolve, 700))
  watch.disconnect()
  expect([...shown]).toEqual([seen])
  expect([...tinted]).toEqual([null])
})
