import { decimal, instrumentId } from '@onelot/domain'
import { type BrowserBroker, createBrowserBroker } from '@onelot/mock-api/browser'
import { MarketScreen } from '@onelot/screens/market'
import { Activity, type ReactNode, useEffect, useState } from 'react'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showScreen } from './screenStage.tsx'

let broker: BrowserBroker
let root: Root

beforeEach(async () => {
  broker = await createBrowserBroker({ world: 'member' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  await broker.dispose()
})

/** Shows and hides the screen as the app does with one that it keeps. */
let keep: (isShown: boolean) => void = () => undefined
function Kept({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    keep = setShown
  }, [])
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
}

const row = () => document.querySelector('[aria-posinset="1"]')
const price = () => row()?.querySelector('[data-stale]')

it('a list that one returns to shows the prices that it had, without a tint', async () => {
  await showScreen({
    ...{ root, broker },
    name: 'market',
    screen: (
      <Kept>
        <MarketScreen />
      </Kept>
    ),
  })
  await vi.waitFor(
    () => {
      expect(price()?.textContent).toBeTruthy()
    },
    { timeout: 15_000 },
  )
  const listed = price()?.textContent
  const code = /\d{6}/.exec(row()?.textContent ?? '')?.[0] ?? ''
  await broker.broker.operator.setPrice(instrumentId(`KRX:${code}`), decimal('1000'))
  await broker.advance('2 s')
  await vi.waitFor(() => {
    expect(price()?.textContent).not.toBe(listed)
  })
  const seen = price()?.textContent
  await vi.waitFor(() => {
    expect(document.querySelector('[data-tick]')).toBeNull()
  })
  const [shown, tinted]: [Set<unknown>, Set<unknown>] = [new Set(), new Set()]
  const watch = new MutationObserver(() => {
    shown.add(price()?.textContent)
    tinted.add(price()?.getAttribute('data-tick'))
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  broker.setFaults([{ on: '*', hang: true }])
  keep(false)
  await new Promise((resolve) => setTimeout(resolve, 300))
  keep(true)
  await new Promise((resolve) => setTimeout(resolve, 700))
  watch.disconnect()
  expect([...shown]).toEqual([seen])
  expect([...tinted]).toEqual([null])
})
