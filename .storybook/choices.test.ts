import { tradeAmend, tradeClose, tradePlace, tradeProtect } from '@onelot/api-client'
import { expect, it } from 'vitest'
import { asTheStorySays, chosenScenario, choicesOf, clockChoices, faultChoices } from './choices.ts'
import { languageIn } from './language.ts'
import type { Scenario } from './scenarioTypes.ts'

const storys = {
  world: asTheStorySays,
  fault: asTheStorySays,
  refusal: asTheStorySays,
  clock: asTheStorySays,
}
const scenario: Scenario = { world: 'holder', screen: 'trade', faults: [{ on: 'trade/close', hang: true }] }

it('leaves a story its own world, faults and hours where nothing else is chosen', () => {
  expect(chosenScenario(scenario, storys)).toEqual({ ...scenario, hours: undefined })
})

it('refuses a fault of a read that ends by itself: what reads again meanwhile would end it', () => {
  const failing = (on: string): Scenario => ({ ...scenario, faults: [{ on, http: 500, times: 1 }] })
  expect(() => chosenScenario(failing('trade/account'), storys)).toThrow('trade/account is read again')
  expect(chosenScenario(failing('trade/close'), storys).faults).toHaveLength(1)
})

it('puts a chosen world in place of the story’s, and leaves its faults', () => {
  expect(chosenScenario(scenario, { ...storys, world: 'poor' })).toEqual({
    ...scenario,
    world: 'poor',
    hours: undefined,
  })
})

it('puts a chosen fault in place of the story’s, none included', () => {
  const faults = (fault: string) => chosenScenario(scenario, { ...storys, fault }).faults
  expect(faults('offline')).toEqual([{ on: '*', offline: true }])
  expect(faults('none')).toEqual([])
})

it('tells a broker that is busy from one in maintenance, though every call is refused by one code', () => {
  expect(faultChoices.busy).toEqual({ title: 'Busy', value: [{ on: '*', refuse: 'SYSTEM_BUSY' }] })
  expect(faultChoices.maintenance).toEqual({
    title: 'Maintenance',
    value: [{ on: '*', refuse: 'SYSTEM_BUSY', params: { reason: 'maintenance' } }],
  })
})

it('holds the first answer to each command, and to no read, where an outcome is to be unknown', () => {
  const paths = chosenScenario(scenario, { ...storys, fault: 'unknownOutcome' }).faults?.map(({ on }) => on)
  expect(paths).toContain(tradePlace.path)
  expect(paths).not.toContain('trade/positions')
})

it('refuses by a code only the calls that declare it, before the faults of the story', () => {
  const { faults = [] } = chosenScenario(scenario, { ...storys, refusal: 'POSITION_LOCKED' })
  expect(faults.filter((fault) => 'refuse' in fault).map(({ on }) => on)).toEqual([
    tradeClose.path,
    tradeAmend.path,
    tradeProtect.path,
  ])
  expect(faults.at(-1)).toEqual({ on: 'trade/close', hang: true })
})

it('moves the clock and the hours together', () => {
  expect(chosenScenario(scenario, { ...storys, clock: 'weekend' }).hours).toEqual(clockChoices.weekend.value)
})

it.each(Object.keys(storys))('begins a story anew when %s changes', (name) => {
  expect(choicesOf({ ...storys, [name]: 'another' })).not.toBe(choicesOf(storys))
})

it('uses the language that is chosen, else the first of ours that the browser asks for, else English', () => {
  expect(languageIn({ language: 'tw' }, ['ko-KR'])).toBe('tw')
  expect(languageIn({ language: 'auto' }, ['fr-FR', 'ko', 'en-GB'])).toBe('kor')
  expect(languageIn({ language: 'auto' }, ['zh-Hant-TW'])).toBe('tw')
  expect(languageIn({ language: 'auto' }, ['fr-FR'])).toBe('en')
})
