import type { Language } from '@onelot/domain'
import type { OwnMessages } from '@onelot/screens'
import { afterEach, expect, it, vi } from 'vitest'
import { createSiteWords } from './siteWords.ts'

interface Answer {
  readonly promise: Promise<Response>
  readonly resolve: (answer: Response) => void
}

function awaited(): Answer {
  let resolve: Answer['resolve'] = () => undefined
  const promise = new Promise<Response>((answer) => {
    resolve = answer
  })
  return { promise, resolve: (answer) => resolve(answer) }
}

const sentence = (text: string): OwnMessages => ({ landing: { sentence: text } })

function site() {
  const answers = new Map<string, Answer>()
  const asked = (address: string) => {
    const answer = answers.get(address) ?? awaited()
    answers.set(address, answer)
    return answer
  }
  vi.stubGlobal('fetch', (address: string) => asked(address).promise)
  const shown: [Language, OwnMessages][] = []
  let path = '/words/'
  const words = createSiteWords({
    path: () => path,
    add: (language, own) => {
      const added: [Language, OwnMessages] = [language, own]
      shown.push(added)
      return () => {
        shown.splice(shown.indexOf(added), 1)
      }
    },
  })
  return {
    words,
    shown,
    answer: (address: string, text: string) => {
      asked(address).resolve(Response.json(sentence(text)))
    },
    moveTo: (next: string) => {
      path = next
      words.takeAgain()
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('show once they have come', async () => {
  const { words, shown, answer } = site()
  const taken = words.take('en')
  expect(shown).toEqual([])
  answer('/words/en.json', 'Invest like a neighbour.')
  await taken
  expect(shown).toEqual([['en', sentence('Invest like a neighbour.')]])
})

it('give way to those of the next configuration in each language, and to ours where that has none', async () => {
  const { words, shown, answer, moveTo } = site()
  answer('/words/en.json', 'Invest like a neighbour.')
  answer('/words/kor.json', '이웃처럼 투자해요.')
  await Promise.all([words.take('en'), words.take('kor')])
  answer('/others/en.json', 'Invest like a friend.')
  answer('/others/kor.json', '친구처럼 투자해요.')
  moveTo('/others/')
  await vi.waitFor(() =>
    expect(shown).toEqual([
      ['en', sentence('Invest like a friend.')],
      ['kor', sentence('친구처럼 투자해요.')],
    ]),
  )
  moveTo('')
  await vi.waitFor(() => expect(shown).toEqual([]))
})

it('stay where they cannot be read again, and give way to those that are read', async () => {
  const { words, shown, answer } = site()
  answer('/words/en.json', 'Invest like a neighbour.')
  await words.take('en')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await words.take('en')
  expect(shown).toEqual([['en', sentence('Invest like a neighbour.')]])
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(sentence('Invest like a friend.'))))
  await words.take('en')
  expect(shown).toEqual([['en', sentence('Invest like a friend.')]])
})

it('that come after those of the next configuration were asked for do not show', async () => {
  const { words, shown, answer, moveTo } = site()
  const taken = words.take('en')
  answer('/others/en.json', 'Invest like a friend.')
  moveTo('/others/')
  await vi.waitFor(() => expect(shown).toEqual([['en', sentence('Invest like a friend.')]]))
  answer('/words/en.json', 'Invest like a neighbour.')
  await taken
  expect(shown).toEqual([['en', sentence('Invest like a friend.')]])
})
