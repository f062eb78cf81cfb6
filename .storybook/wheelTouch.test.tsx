import { localDate } from '@onelot/domain'
import { DatePicker, Picker, type PickerColumns, type PickerValue } from '@onelot/ui'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from './media.ts'
import { pause } from './pause.ts'
import { buttonWith, clearStage, draw } from './stage.tsx'
import { finger, middleOf, mouse } from './touch.ts'

/** What was confirmed, in order. */
let confirmed: unknown[] = []
/** What the wheels reported as they turned, in order. */
let turns: unknown[] = []
const nothing = () => undefined

beforeEach(async () => {
  confirmed = []
  turns = []
  await page.viewport(390, 700)
  await prefer({ reducedMotion: true })
})
afterEach(async () => {
  await finger.up()
  await mouse.up()
  clearStage()
  await prefer({})
})

interface DateProps {
  value: string | undefined
  min?: string
  max?: string
  opensAt?: string
}
function drawDate({ value, min = '1926-01-05', max = '2026-01-05', opensAt }: DateProps): void {
  draw(
    <DatePicker
      open
      title="Birth date"
      value={value === undefined ? undefined : localDate(value)}
      min={localDate(min)}
      max={localDate(max)}
      opensAt={opensAt === undefined ? undefined : localDate(opensAt)}
      onConfirm={({ date }) => confirmed.push(date)}
      onClose={nothing}
    />,
  )
}

const options = (labels: readonly string[], off: readonly string[] = []) =>
  labels.map((label) => ({ value: label, label, disabled: off.includes(label) }))
const cities: Record<string, readonly string[]> = {
  Korea: ['Seoul', 'Busan', 'Incheon'],
  Taiwan: ['Taipei', 'Tainan'],
  Japan: ['Tokyo', 'Osaka'],
}
const places: PickerColumns = (value) => [
  { key: 'country', label: 'Country', options: options(Object.keys(cities)) },
  { key: 'city', label: 'City', options: options(cities[value['country'] ?? ''] ?? []) },
]
function drawPicker(columns: PickerColumns, value: PickerValue): void {
  draw(
    <Picker
      open
      title="Where you live"
      columns={columns}
      value={value}
      onTurn={(turn) => turns.push(turn.value)}
      onConfirm={(choice) => confirmed.push(choice.value)}
      onClose={nothing}
    />,
  )
}

function wheel(name: string): HTMLElement {
  const found = document.querySelector(`[role=listbox][aria-label="${name}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`there is no wheel ${name}`)
  return found
}
const rowPx = (name: string) => wheel(name).querySelector('[role=option]')?.clientHeight ?? 0
const chosen = (name: string) => wheel(name).querySelector('[aria-selected=true]')?.textContent
const inTheMiddle = (name: string) =>
  wheel(name).querySelectorAll('[role=option]')[Math.round(wheel(name).scrollTop / rowPx(name))]?.textContent
const shown = (...names: string[]) =>
  names
    .map((name) => [chosen(name), inTheMiddle(name)])
    .map(([one, middle]) => (one === middle ? String(one) : `${String(one)} beside ${String(middle)}`))
    .join(' ')
const both = (...texts: string[]) => texts.join(' ')
/** The longest drag of which the browser makes no scrolling yet; less than half a row. */
const SLOP_PX = 12
/** Longer than a wheel needs to be taken as still. */
const REST_MS = 400

/** Draws a wheel by rows with the finger still down: upwards, to later rows, is positive. */
async function dragBy(name: string, rows: number): Promise<void> {
  const from = middleOf(wheel(name))
  const by = rows === 0 ? 0 : rows * rowPx(name) + SLOP_PX
  for (let step = 1; step <= 20; step += 1) await finger.move({ x: from.x, y: from.y - (by * step) / 20 })
}
const confirm = () => userEvent.click(buttonWith('Confirm'))

describe('a date turned by a finger', () => {
  test('keeps its day past a shorter month', async () => {
    drawDate({ value: '1990-01-31' })
    await finger.down(middleOf(wheel('Month')))
    await dragBy('Month', 2)
    await finger.lift()
    await pause(REST_MS)
    await expect.poll(() => shown('Month', 'Day', 'Year')).toEqual(both('March', '31', '1990'))
    await confirm()
    expect(confirmed).toEqual(['1990-03-31'])
  })

  test('keeps its day past a shorter month on which the finger pauses', async () => {
    drawDate({ value: '1990-01-31' })
    await finger.down(middleOf(wheel('Month')))
    await dragBy('Month', 1)
    await pause(REST_MS)
    expect(chosen('Month')).toBe('February')
    expect(chosen('Day')).toBe('31')
    await dragBy('Month', 2)
    await finger.lift()
    await pause(REST_MS)
    await expect.poll(() => shown('Month', 'Day')).toEqual(both('March', '31'))
  })

  test('takes the last day of a shorter month on which the wheel rests', async () => {
    drawDate({ value: '1990-01-31' })
    await finger.down(middleOf(wheel('Month')))
    await dragBy('Month', 1)
    await finger.lift()
    await expect.poll(() => shown('Month', 'Day')).toEqual(both('February', '28'))
    await confirm()
    expect(confirmed).toEqual(['1990-02-28'])
  })

  test('keeps its month and day past the year of the bound, and back', async () => {
    drawDate({ value: '2025-12-24', min: '2020-01-01' })
    await finger.down(middleOf(wheel('Year')))
    await dragBy('Year', 1)
    expect(chosen('Year')).toBe('2026')
    await dragBy('Year', 0)
    await finger.lift()
    await pause(REST_MS)
    await expect.poll(() => shown('Month', 'Day', 'Year')).toEqual(both('December', '24', '2025'))
  })

  test('is the bound where the wheel rests beyond it', async () => {
    drawDate({ value: '2025-12-24', min: '2020-01-01' })
    await finger.down(middleOf(wheel('Year')))
    await dragBy('Year', 1)
    await finger.lift()
    await expect.poll(() => shown('Month', 'Day', 'Year')).toEqual(both('January', '5', '2026'))
  })
})

test('a date turned by keys keeps its day past a shorter month', async () => {
  drawDate({ value: '1990-01-31' })
  wheel('Month').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen('Day')).toBe('28')
  await pause(REST_MS)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => shown('Month', 'Day')).toEqual(both('March', '31'))
})

test('a column that follows another keeps its choice while the other passes by', async () => {
  drawPicker(places, { country: 'Korea', city: 'Incheon' })
  await finger.down(middleOf(wheel('Country')))
  await dragBy('Country', 1)
  expect(chosen('Country')).toBe('Taiwan')
  await dragBy('Country', 0)
  await finger.lift()
  await pause(REST_MS)
  await expect.poll(() => shown('Country', 'City')).toEqual(both('Korea', 'Incheon'))
})

describe('a value that arrives while it is open', () => {
  test('turns the wheels of a date', async () => {
    drawDate({ value: undefined, opensAt: '2000-01-01' })
    expect(shown('Year')).toEqual(both('2000'))
    drawDate({ value: '1990-05-31', opensAt: '2000-01-01' })
    await expect.poll(() => shown('Month', 'Day', 'Year')).toEqual(both('May', '31', '1990'))
    await confirm()
    expect(confirmed).toEqual(['1990-05-31'])
  })

  test('turns the wheels of a picker', async () => {
    drawPicker(places, {})
    drawPicker(places, { country: 'Taiwan', city: 'Tainan' })
    await expect.poll(() => shown('Country', 'City')).toEqual(both('Taiwan', 'Tainan'))
  })

  test('leaves a turned wheel where it is when it is the value as before', async () => {
    drawPicker(places, { country: 'Korea', city: 'Seoul' })
    wheel('Country').focus()
    await userEvent.keyboard('{ArrowDown}')
    drawPicker(places, { country: 'Korea', city: 'Seoul' })
    expect(chosen('Country')).toBe('Taiwan')
  })

  test('leaves a wheel that has turned on since its value was reported', async () => {
    drawPicker(places, { country: 'Korea', city: 'Seoul' })
    wheel('Country').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    drawPicker(places, { country: 'Taiwan', city: 'Taipei' })
    expect(chosen('Country')).toBe('Japan')
  })
})

describe('a column of which nothing may be chosen', () => {
  const off: PickerColumns = [
    { key: 'bank', label: 'Bank', options: options(['Hanbit', 'Saebyeok'], ['Hanbit', 'Saebyeok']) },
    { key: 'term', label: 'Term', options: options(['3 months', '6 months']) },
  ]
  test('has nothing chosen, and nothing to confirm', async () => {
    drawPicker(off, {})
    expect(chosen('Bank')).toBeUndefined()
    expect(wheel('Bank').getAttribute('aria-activedescendant')).toBeNull()
    expect(chosen('Term')).toBe('3 months')
    expect(buttonWith('Confirm').disabled).toBe(true)
    wheel('Bank').focus()
    await userEvent.keyboard('{ArrowDown}{End}s')
    expect(chosen('Bank')).toBeUndefined()
    expect(turns).toEqual([])
  })
})

describe('a wheel drawn by the mouse', () => {
  const draggedBy = async (name: string, rows: number) => {
    const from = middleOf(wheel(name))
    await mouse.down(from)
    for (let step = 1; step <= 10; step += 1)
      await mouse.move({ x: from.x, y: from.y - (rows * rowPx(name) * step) / 10 })
    await mouse.up()
  }
  test('turns with it, and glides to a row', async () => {
    await prefer({})
    drawPicker(places, { country: 'Korea', city: 'Seoul' })
    await expect.poll(() => document.getAnimations().length).toBe(0)
    await draggedBy('City', 1.8)
    await expect.poll(() => shown('City')).toEqual(both('Incheon'))
    await confirm()
    expect(confirmed).toEqual([{ country: 'Korea', city: 'Incheon' }])
  })

  test('still chooses a row by a click', async () => {
    drawPicker(places, { country: 'Korea', city: 'Seoul' })
    await userEvent.click(wheel('City').querySelectorAll('[role=option]')[1] ?? document.body)
    await expect.poll(() => shown('City')).toEqual(both('Busan'))
  })
})
