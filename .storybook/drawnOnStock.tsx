import type { KeptValues } from '@onelot/screens'
import { type LocalDate, instrumentId, localDate } from '@onelot/domain'
import { StockDetailScreen } from '@onelot/screens/market/stock-detail'
import { screen } from 'storybook/test'
import { expect } from 'vitest'
import type { Send } from './brokerClient.ts'
import { idlePorts } from './idlePorts.ts'
import type { ScreenStage } from './screenStage.tsx'
import { until } from './until.ts'

const apple = instrumentId('US:AAPL')
export const keptName = `lines ${apple}`
/** The day before a share became four. */
export const dayBefore = localDate('2026-03-08')

function keeping(drawings: readonly unknown[]): KeptValues {
  const values = new Map<string, unknown>([[keptName, drawings]])
  const watchers = new Set<() => void>()
  const change = (act: () => void) => {
    act()
    for (const onChange of watchers) onChange()
  }
  return {
    read: (key) => values.get(key),
    keep: (key, value) => change(() => values.set(key, value)),
    drop: (key) => change(() => values.delete(key)),
    watch(onChange) {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
  }
}

export const line = (number: number, pricesOf: LocalDate = dayBefore) => ({
  id: `drawn-${String(number)}`,
  kind: 'line',
  note: `Line ${String(number)}`,
  colour: 'amber',
  price: '200',
  pricesOf,
})
export const trend = (number: number, from: string, to: string) => ({
  id: `drawn-${String(number)}`,
  kind: 'trend',
  note: `Trend ${String(number)}`,
  colour: 'violet',
  pricesOf: 'traded',
  points: [
    { at: from, price: '180' },
    { at: to, price: '200' },
  ],
})

export interface AskedBars {
  readonly period: string
  readonly adjustment: string
  readonly before?: string
  readonly limit: number
}

/** In the broker's own calendar the market is always in its regular session. */
async function afterClosing(stage: ScreenStage, request: Request): Promise<Response> {
  const answer = await stage.broker.fetch(request)
  const body = await answer.text()
  expect(body).toContain('"phase":"regular"')
  return new Response(body.replace('"phase":"regular"', '"phase":"after"'), answer)
}

/** Reads of bars go through `gate`, which may hold one or let it fail. */
export async function openDrawn(
  stage: ScreenStage,
  drawings: readonly unknown[],
  gate: (asked: AskedBars) => Promise<Response | undefined> = () => Promise.resolve(undefined),
) {
  const asked: AskedBars[] = []
  let isAfterClosing = false
  const send: Send = async (request) => {
    if (isAfterClosing && request.url.endsWith('market/detail')) return afterClosing(stage, request)
    if (!request.url.endsWith('market/candles')) return stage.broker.fetch(request)
    const bars = (await request.clone().json()) as AskedBars
    asked.push(bars)
    return (await gate(bars)) ?? stage.broker.fetch(request)
  }
  const session = keeping(drawings)
  await stage.show({
    name: 'stockDetail',
    screen: <StockDetailScreen instrument={apple} />,
    send,
    ports: { kept: { ...idlePorts.kept, session } },
  })
  await until(() => {
    expect(document.querySelector('canvas')).not.toBeNull()
  })
  const closeMarket = () => {
    isAfterClosing = true
  }
  return { asked, session, closeMarket }
}

/** Bars of time-share, which the chart shows first, are no page of days. */
export const isOfDays = ({ period }: AskedBars): boolean => period === 'day'
export const failing = () => Promise.resolve(new Response('', { status: 500 }))

export const isDrawn = (label: string) =>
  document.querySelector(`[role=slider][aria-label="${label}"]`) !== null
export const says = (text: string) => document.body.textContent.includes(text)
export const choose = async (label: string | RegExp) => {
  const radio = await screen.findByRole('radio', { name: label }, { timeout: 10_000 })
  radio.click()
}
