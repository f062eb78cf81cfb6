import { type TabItem, Tabs } from '@onelot/ui'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clearStage, draw } from './stage.tsx'

beforeEach(async () => {
  await page.viewport(320, 600)
})
afterEach(clearStage)

const tabs = (labels: readonly string[]): readonly TabItem<string>[] =>
  labels.map((label, index) => ({ value: String(index), label }))
const short = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function show(items: readonly TabItem<string>[], value: string): void {
  draw(
    <Tabs label="Lists" tabs={items} value={value} onChange={() => undefined}>
      {value}
    </Tabs>,
  )
}

/** Past what observes sizes, which is called once at the beginning. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

function chosenIsInSight(): boolean {
  const chosen = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
  return chosen !== undefined && chosen.left >= 0 && chosen.right <= window.innerWidth
}

test('the chosen tab is in sight when the tabs arrive late', async () => {
  show([], '9')
  await laidOut()
  show(tabs(short), '9')
  await expect.poll(chosenIsInSight).toBe(true)
})

test('the chosen tab stays in sight when the tabs before it become longer', async () => {
  show(tabs(short), '3')
  await laidOut()
  expect(chosenIsInSight()).toBe(true)
  show(tabs(short.map((label, index) => (index < 3 ? `${label}, under a much longer name` : label))), '3')
  await expect.poll(chosenIsInSight).toBe(true)
})

test('the chosen tab stays in sight when the tabs change their order', async () => {
  show(tabs(short), '0')
  await laidOut()
  expect(chosenIsInSight()).toBe(true)
  show(tabs(short).toReversed(), '0')
  await expect.poll(chosenIsInSight).toBe(true)
})
