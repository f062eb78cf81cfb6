import { languages, type OwnLanguage } from '@onelot/domain'
import { type WorldName, worldNames } from '@onelot/mock-api/browser'
import { type ScreenName, tabEntries } from '@onelot/screens'
import { screens } from '@onelot/screens/definitions'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { uiI18n } from './i18n.ts'
import { type Visitor, createVisitor, inOneWorld, textsOn } from './visitedPage.tsx'
import { type Visit, visits } from './visits.ts'

/** What only a site says whose money is practice money, or whose prices are simulated. */
const practiceWords: Readonly<Record<OwnLanguage, RegExp>> = {
  en: /\bpractice\b|simulat|fictional|made up\.|no trade here|not real/i,
  kor: /모의|가상(?!자산|계좌)|시뮬레이션|실제 (?:돈|거래|주문)[이가]? ?아니/,
  tw: /模擬|虛構|虛擬|不是真|並非真/,
}

const worldsVisited = worldNames.filter((world) => visits[world] !== undefined)

/** Screens of a test: it has half a minute, also on a busy machine. */
const SCREENS_A_TEST = 2
const tours = worldsVisited.flatMap((world) => {
  const all = visits[world] ?? []
  return Array.from({ length: Math.ceil(all.length / SCREENS_A_TEST) }, (_, part) => ({
    world,
    part: all.slice(part * SCREENS_A_TEST, (part + 1) * SCREENS_A_TEST),
    from: all[part * SCREENS_A_TEST]?.screen,
  }))
})

/** In pages of this height all that a screen reads near its end is read. */
beforeAll(() => page.viewport(390, 4_000))

/** Each screen on which one of the words is found, in any language, with what is around it. */
async function saidBy(guest: Visitor, tour: readonly Visit[]): Promise<readonly string[]> {
  const said: string[] = []
  for (const visit of tour) {
    await guest.visit(visit, 'en')
    for (const language of languages) {
      const texts = textsOn(guest.speak(language))
      expect(texts.trim(), visit.screen).not.toBe('')
      const word = practiceWords[language].exec(texts)
      if (word === null) continue
      said.push(`${visit.screen} ${language}: ${texts.slice(Math.max(0, word.index - 40), word.index + 40)}`)
    }
  }
  return said
}

it('visits every screen', () => {
  const visited = new Set(worldsVisited.flatMap((world) => visits[world] ?? []).map(({ screen }) => screen))
  expect([...visited].sort()).toEqual(screens.map(({ name }) => name).sort())
})

describe('where money and prices are real', () => {
  const visitorIn = inOneWorld((world) => createVisitor({ world, config: { money: 'real', prices: 'real' } }))
  it.each(tours)('nothing says practice or simulated: $world from $from', async ({ world, part }) => {
    expect(await saidBy(await visitorIn(world), part)).toEqual([])
  })
})

describe('where money is practice money, and prices are simulated', () => {
  const visitorIn = inOneWorld((world) => createVisitor({ world }))
  it.each(languages)('the chip is on each tab: %s', async (language) => {
    const visitor = await visitorIn('holder')
    const without: ScreenName[] = []
    for (const { id } of tabEntries) {
      const element = await visitor.visit({ screen: id }, language)
      const chip = [...element.querySelectorAll('button')].some(
        (button) => button.textContent === uiI18n[language].t('finance.practiceChip', { ns: 'ui' }),
      )
      if (!chip) without.push(id)
    }
    expect(tabEntries.length).toBe(5)
    expect(without).toEqual([])
  })

  it.each<readonly [WorldName, readonly ScreenName[]]>([
    ['guest', ['landing', 'agreement', 'home']],
    ['holder', ['aboutUs', 'customerService', 'newsDetail', 'performance', 'stockDetail']],
    ['followRunning', ['copyTrading', 'mentor']],
  ])('screens say so in each language: %s', async (world, names) => {
    const visitor = await visitorIn(world)
    const tour = (visits[world] ?? []).filter(({ screen }) => names.includes(screen))
    const said = (await saidBy(visitor, tour)).map((one) => one.split(':')[0])
    expect(said.sort()).toEqual(names.flatMap((name) => languages.map((one) => `${name} ${one}`)).sort())
  })
})
