import { describe, expect, it, test } from 'vitest'
import { drawCandles, drawLines, drawVolumes } from './indicatorDrawing.ts'

/** Bars are ten pixels apart, and values go up from the foot at 100. */
const plot = (from: number, to: number) => ({
  ...{ from, to },
  xOf: (index: number) => 10 * index,
  yOf: (value: number) => 100 - value,
})

describe('lines of an indicator', () => {
  const drawn = (points: readonly unknown[], from: number, to: number): string[] => {
    const calls: string[] = []
    const ctx = {
      ...{ lineWidth: 0, strokeStyle: '' },
      beginPath: () => undefined,
      setLineDash: () => undefined,
      translate: () => undefined,
      moveTo: (x: number, y: number) => calls.push(`to ${String(x)} ${String(y)}`),
      lineTo: (x: number, y: number) => calls.push(`line ${String(x)} ${String(y)}`),
      stroke: () => calls.push(`${ctx.strokeStyle} ${String(ctx.lineWidth)}`),
    }
    const looks = [
      { color: 'red', size: 1 },
      { color: 'blue', size: 2 },
    ]
    drawLines(ctx, plot(from, to), { points, keys: ['a', 'b', 'c'], looks })
    return calls
  }

  it('go through the bars in view to the one after, each in its look', () => {
    const points = [1, 2, 3, 4, 5].map((a) => ({ a, b: 10 * a }))
    expect(drawn(points, 1, 3)).toEqual([
      ...['to 10 98', 'line 20 97', 'line 30 96', 'red 1'],
      ...['to 10 80', 'line 20 70', 'line 30 60', 'blue 2', 'red 1'],
    ])
  })

  it('begin anew after bars without a value', () => {
    const points = [{}, { a: 1 }, { a: 2 }, {}, { a: 0 }, { a: 5 }]
    expect(drawn(points, 0, 6).slice(0, 4)).toEqual(['to 10 99', 'line 20 98', 'to 40 100', 'line 50 95'])
  })
})

describe('columns of volume', () => {
  const drawn = (from: number, to: number, halfWidth: number): string[] => {
    const calls: string[] = []
    const ctx = {
      fillStyle: '',
      fillRect: (...at: number[]) => calls.push(`${ctx.fillStyle} ${at.join(' ')}`),
    }
    const bars = [
      { open: 1, close: 1, volume: 90 },
      { open: 1, close: 2, volume: 50 },
      { open: 2, close: 1, volume: 0.2 },
      { open: 1, close: 1, volume: 20 },
      { open: 1, close: 2, volume: 0 },
      { open: 1, close: 2 },
    ]
    const colours = { upColor: 'up', downColor: 'down', noChangeColor: 'flat' }
    drawVolumes(ctx, plot(from, to), { bars, halfWidth, colours })
    return calls
  }

  it('stand in the colours of their bars, at least one pixel high, but none where nothing was traded', () => {
    expect(drawn(1, 6, 2)).toEqual(['up 8 50 4 50', 'down 18 99.8 4 1', 'flat 28 80 4 20'])
  })

  it('are at least one pixel wide', () => {
    expect(drawn(1, 2, 0)).toEqual(['up 10 50 1 50'])
  })
})

test('candles are wicks and bodies in the colour of their direction, for the bars in view', () => {
  const calls: string[] = []
  const ctx = {
    fillStyle: '',
    fillRect: (...at: number[]) => calls.push(`${ctx.fillStyle} ${at.join(' ')}`),
  }
  const bars = [
    { open: 90, high: 90, low: 90, close: 90 },
    { open: 50, high: 70, low: 30, close: 60 },
    { open: 60, high: 70, low: 30, close: 40 },
    { open: 50, high: 70, low: 30, close: 50 },
    { open: 90, high: 90, low: 90, close: 90 },
  ]
  const colours = { upColor: 'up', downColor: 'down', noChangeColor: 'flat' }
  drawCandles(ctx, plot(1, 4), { bars, look: { width: 5, left: 2, colours } })
  expect(calls).toEqual([
    ...['up 10 30 1 40', 'up 8 40 5 10'],
    ...['down 20 30 1 40', 'down 18 40 5 20'],
    ...['flat 30 30 1 40', 'flat 28 50 5 1'],
  ])
})
