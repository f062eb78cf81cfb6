import { localDate } from '@onelot/domain'
import { Calendar } from '@onelot/ui'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clearStage, draw, named } from './stage.tsx'
import { tap } from './touch.ts'

/** The months that were reported. */
let months: string[] = []
let selected: string[] = []
beforeEach(async () => {
  months = []
  selected = []
  await page.viewport(390, 700)
})
afterEach(clearStage)

function show(bounds: { min?: string; max?: string }): void {
  draw(
    <Calendar
      label="Dividends"
      today={localDate('2026-03-10')}
      min={bounds.min === undefined ? undefined : localDate(bounds.min)}
      max={bounds.max === undefined ? undefined : localDate(bounds.max)}
      onMonthChange={({ month }) => months.push(month)}
      onSelect={({ date }) => selected.push(date)}
    />,
  )
}
const shownMonth = () => document.querySelector('[aria-live=polite]')?.textContent
const reached = () => document.querySelector('[data-date][tabindex="0"]')?.getAttribute('data-date')

describe('bounds that arrive late', () => {
  test('show the nearest month that has days, from which others are reached', async () => {
    show({})
    expect(shownMonth()).toBe('March 2026')
    show({ min: '2018-01-05', max: '2018-05-11' })
    expect(shownMonth()).toBe('May 2018')
    expect(reached()).toBe('2018-05-11')
    await tap(named('Previous month'))
    await expect.poll(shownMonth).toBe('April 2018')
  })

  test('report the month that shows then', async () => {
    show({})
    show({ min: '2018-01-05', max: '2018-05-11' })
    await expect.poll(() => months).toEqual(['2018-05-01'])
  })

  test('let the keys move on from a day that may be chosen', async () => {
    show({})
    show({ min: '2027-08-20' })
    document.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(selected).toEqual(['2027-08-21'])
  })

  test('leave a month that has days within them', () => {
    show({})
    show({ min: '2026-01-01', max: '2026-12-31' })
    expect(shownMonth()).toBe('March 2026')
    expect(months).toEqual([])
  })
})
