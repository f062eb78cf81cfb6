import { plusDays } from '@onelot/domain'
import { fireEvent, screen } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import {
  type AskedBars,
  choose,
  dayBefore,
  failing,
  isDrawn,
  isOfDays,
  keptName,
  line,
  openDrawn,
  says,
  trend,
} from './drawnOnStock.tsx'
import { createGate } from './gate.ts'
import { screenStage } from './screenStage.tsx'
import { buttonWith, named } from './stage.tsx'
import { until } from './until.ts'

const stage = screenStage('splitDay')

/** Holds reads of days alone. */
function heldReads() {
  const { pass, ...held } = createGate()
  const gate = (bars: AskedBars) => (isOfDays(bars) ? pass() : Promise.resolve(undefined))
  return { gate, ...held }
}

/** A day passes while the phone is locked. */
async function nextDay(): Promise<void> {
  stage.turn('hidden')
  await stage.broker.advance('24 h')
  stage.turn('visible')
}

const priceOf = (label: string) => named(label).getAttribute('aria-valuenow')

function rowOf(text: string): HTMLElement {
  const row = [...document.querySelectorAll<HTMLElement>('[role=dialog] li button')].find(({ textContent }) =>
    textContent.includes(text),
  )
  if (row === undefined) throw new Error(`there is no row ${text}`)
  return row
}

async function openSettings(): Promise<void> {
  named('Chart settings').click()
  await until(() => {
    expect(document.querySelector('[role=dialog]')).not.toBeNull()
  })
}

async function openList(): Promise<void> {
  await openSettings()
  await until(() => {
    buttonWith('Drawings').click()
  })
  await until(() => {
    expect(buttonWith('Draw a trend line')).toBeDefined()
  })
}

const UNPLACED = 'Drawings of earlier days could not be placed.'

describe('drawings of earlier days', () => {
  it('are placed by two pages of bars, however many days they are of', async () => {
    const lines = Array.from({ length: 10 }, (_, index) => line(index + 1, plusDays(dayBefore, -20 * index)))
    const trends = Array.from({ length: 10 }, (_, index) => {
      const day = plusDays(dayBefore, -10 * index)
      return {
        ...trend(index + 11, `${plusDays(day, -40)}T15:00:00.000Z`, `${day}T15:00:00.000Z`),
        pricesOf: day,
      }
    })
    const { asked } = await openDrawn(stage, [...lines, ...trends])
    await until(() => {
      expect(isDrawn('Line 10') && isDrawn('Line 1')).toBe(true)
    })
    expect(priceOf('Line 1')).toBe('50')
    expect(
      asked
        .filter(isOfDays)
        .map(({ adjustment }) => adjustment)
        .toSorted(),
    ).toEqual(['forward', 'none'])
  })

  it('are counted and kept where they cannot be placed, which is said, and are placed by another try', async () => {
    let fails = true
    const lines = Array.from({ length: 10 }, (_, index) => line(index + 1))
    const { session } = await openDrawn(stage, lines, (bars) =>
      fails && isOfDays(bars) ? failing() : Promise.resolve(undefined),
    )
    await until(() => {
      expect(says(UNPLACED)).toBe(true)
    })
    expect(isDrawn('Line 1')).toBe(false)
    await openList()
    expect(says('Nothing drawn yet')).toBe(false)
    expect(says('Line 10')).toBe(true)
    expect(buttonWith('Add a line at the price of now').disabled).toBe(true)
    expect(buttonWith('Draw a trend line').disabled).toBe(false)
    expect(session.read(keptName)).toEqual(lines)
    fails = false
    buttonWith('Try again').click()
    await until(() => {
      expect(priceOf('Line 1')).toBe('50')
    })
    expect(says(UNPLACED)).toBe(false)
    expect(session.read(keptName)).toEqual(lines)
  })

  it('are not drawn after the market has opened until their adjustment is read anew', async () => {
    const { gate, hold, release } = heldReads()
    const { asked } = await openDrawn(stage, [line(1)], gate)
    await until(() => {
      expect(priceOf('Line 1')).toBe('50')
    })
    hold()
    await nextDay()
    await until(() => {
      expect(asked.filter(isOfDays).length).toBeGreaterThan(2)
    })
    expect(isDrawn('Line 1')).toBe(false)
    release()
    await until(() => {
      expect(isDrawn('Line 1')).toBe(true)
    })
  })

  it('remain drawn, and cause no other read, when the market has closed', async () => {
    const { asked, closeMarket } = await openDrawn(stage, [line(1)])
    await until(() => {
      expect(priceOf('Line 1')).toBe('50')
    })
    const before = asked.length
    closeMarket()
    await until(() => {
      expect(asked.length).toBeGreaterThan(before)
    })
    expect(asked.slice(before).filter(isOfDays)).toEqual([])
    expect(priceOf('Line 1')).toBe('50')
  })

  it('are renamed and removed where they cannot be placed', async () => {
    const lines = Array.from({ length: 10 }, (_, index) => line(index + 1))
    const { session } = await openDrawn(stage, lines, (bars) =>
      isOfDays(bars) ? failing() : Promise.resolve(undefined),
    )
    await until(() => {
      expect(says(UNPLACED)).toBe(true)
    })
    await openList()
    await until(() => {
      rowOf('Line 10').click()
    })
    const note = await screen.findByDisplayValue('Line 10')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    await fireEvent.change(note, { target: { value: 'Support' } })
    buttonWith('Save').click()
    const others = lines.slice(0, -1)
    await until(() => {
      expect(session.read(keptName)).toEqual([...others, { ...line(10), note: 'Support' }])
    })
    await openList()
    await until(() => {
      rowOf('Support').click()
    })
    await until(() => {
      buttonWith('Remove').click()
    })
    await until(() => {
      expect(session.read(keptName)).toEqual(others)
    })
    await openList()
    expect(buttonWith('Add a line at the price of now').disabled).toBe(false)
  })

  it('keep their prices and take their name where the market opens while one is edited', async () => {
    const { gate, hold, release } = heldReads()
    const { asked, session } = await openDrawn(stage, [line(1)], gate)
    await openList()
    await until(() => {
      rowOf('Line 1').click()
    })
    const note = await screen.findByDisplayValue('Line 1')
    hold()
    await nextDay()
    await until(() => {
      expect(asked.filter(isOfDays).length).toBeGreaterThan(2)
    })
    await fireEvent.change(note, { target: { value: 'Support' } })
    buttonWith('Save').click()
    await until(() => {
      expect(session.read(keptName)).toEqual([{ ...line(1), note: 'Support' }])
    })
    release()
  })

  it('cause no read while the chart is adjusted backward, which shows none of them', async () => {
    const { asked } = await openDrawn(stage, [
      line(1),
      trend(2, '2024-01-10T15:00:00.000Z', '2026-03-05T15:00:00.000Z'),
    ])
    await choose('Day')
    await until(() => {
      expect(isDrawn('Trend 2, end')).toBe(true)
    })
    await openSettings()
    const before = asked.length
    await choose(/^Backward/)
    await until(() => {
      expect(isDrawn('Line 1') || isDrawn('Trend 2, end')).toBe(false)
    })
    await stage.broker.advance('24 h')
    await until(() => {
      expect(asked.length).toBeGreaterThan(before + 1)
    })
    expect(
      new Set(asked.slice(before).map(({ adjustment, before: to }) => [adjustment, to].join(' '))),
    ).toEqual(new Set(['backward ']))
  })
})
