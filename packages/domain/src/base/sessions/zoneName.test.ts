import { expect, test } from 'vitest'
import { instant } from '../instant.ts'
import { languages } from '../localized.ts'
import { zoneAfterTime, zoneName } from './zoneName.ts'

const winter = instant(Date.parse('2026-01-05T06:30:00Z'))
const summer = instant(Date.parse('2026-07-06T06:30:00Z'))

test.each([
  ['Asia/Seoul', winter, ' KST', ' 한국 시간', '（韓國時間）'],
  ['Asia/Taipei', winter, ' Taiwan time', ' 대만 시간', '（台灣時間）'],
  ['Asia/Bangkok', winter, ' Thailand time', ' 태국 시간', '（泰國時間）'],
  ['America/New_York', winter, ' EST', ' 미 동부 시간', '（美東時間）'],
  ['America/New_York', summer, ' EDT', ' 미 동부 시간', '（美東時間）'],
  ['Europe/Berlin', winter, ' GMT+1', ' GMT+1', ' GMT+1'],
] as const)(
  'the zone %s follows a time by the name that readers know, and no exchange by an offset',
  (zone, at, ...shown) => {
    expect(languages.map((language) => zoneAfterTime(zone, at, language))).toEqual(shown)
  },
)

test.each([
  ['Asia/Seoul', 'Korea time', '한국 시간', '韓國時間'],
  ['America/New_York', 'New York time', '미 동부 시간', '美東時間'],
  ['Europe/Berlin', 'GMT+2', 'GMT+2', 'GMT+2'],
] as const)('the zone %s has a name within a sentence', (zone, ...named) => {
  expect(languages.map((language) => zoneName(zone, summer, language))).toEqual(named)
})
