import { type Root, createRoot } from 'react-dom/client'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useFullScreen } from '../packages/screens/src/market/stock-detail/useFullScreen.ts'
import { touches } from './media.ts'
import { recordNavigation } from './navigation.tsx'

vi.mock(import('../packages/screens/src/base/ports/ports.ts'), async (original) => ({
  ...(await original()),
  useNavigation: () => navigation,
}))

let navigation = recordNavigation()
let root: Root

const upright = () => page.viewport(390, 844)
const onItsSide = () => page.viewport(844, 390)

/** Whether the whole screen is taken, as a page with a chart reads it. */
function Probe() {
  const chart = useRef<HTMLDivElement>(null)
  const { isOpen, open, close } = useFullScreen(chart)
  return (
    <div ref={chart} data-open={isOpen}>
      <button onClick={open}>Open</button>
      <button onClick={close}>Close</button>
    </div>
  )
}

const isOpen = () => document.querySelector('[data-open]')?.getAttribute('data-open')
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(async () => {
  navigation = recordNavigation()
  await upright()
  await touches(true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Probe />)
  await expect.poll(isOpen).toBe('false')
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  document.body.removeAttribute('aria-hidden')
  await touches(false)
})

test('turning a phone on its side opens the full screen, and turning it upright closes it', async () => {
  await onItsSide()
  await expect.poll(isOpen).toBe('true')
  await upright()
  await expect.poll(isOpen).toBe('false')
})

test('what the button opened stays when the phone is turned', async () => {
  await press('Open')
  await onItsSide()
  await upright()
  await expect.poll(isOpen).toBe('true')
})

test('closed on its side it stays closed until the phone is turned again', async () => {
  await onItsSide()
  await expect.poll(isOpen).toBe('true')
  await press('Close')
  await expect.poll(isOpen).toBe('false')
  await upright()
  await onItsSide()
  await expect.poll(isOpen).toBe('true')
})

test('the way back closes it', async () => {
  await onItsSide()
  await expect.poll(isOpen).toBe('true')
  navigation.back()
  await expect.poll(isOpen).toBe('false')
})

test('it does not open while a sheet is over the chart', async () => {
  document.body.setAttribute('aria-hidden', 'true')
  await onItsSide()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(isOpen()).toBe('false')
})

test('a low window with a mouse does not open it', async () => {
  await touches(false)
  await onItsSide()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(isOpen()).toBe('false')
})
