import { expect, it } from 'vitest'
import { isFeatureOn, isScreenOffered } from './features.ts'

const saying = (name: string, value: string) => [{ name: `feature.${name}`, value }]

it.each(['checkIn', 'savingPlans'])(
  'the feature %s is on where the site says so, off where it says off or nothing',
  (name) => {
    expect(isFeatureOn(name, saying(name, 'on'))).toBe(true)
    expect(isFeatureOn(name, saying(name, 'off'))).toBe(false)
    expect(isFeatureOn(name, saying('another', 'on'))).toBe(false)
    expect(isFeatureOn(name, [])).toBe(false)
  },
)

it('a feature is taken for offered until the configuration is loaded', () => {
  expect(isFeatureOn('checkIn', undefined)).toBe(true)
})

it('a screen of a feature is offered as that feature is, and any other always', () => {
  expect(isScreenOffered('checkIn', saying('checkIn', 'on'))).toBe(true)
  expect(isScreenOffered('checkIn', saying('checkIn', 'off'))).toBe(false)
  expect(isScreenOffered('checkIn', [])).toBe(false)
  expect(isScreenOffered('dividends', [])).toBe(true)
})
