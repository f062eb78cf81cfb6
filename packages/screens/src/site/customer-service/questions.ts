import { searchable, textSearch } from '@onelot/domain'
import type { TFunction } from 'i18next'

export const topics = ['account', 'trading', 'money', 'safety'] as const
export type Topic = (typeof topics)[number]

/** What people ask, in the order in which it shows. */
const questions = [
  { name: 'open', topic: 'account' },
  { name: 'language', topic: 'account' },
  { name: 'colours', topic: 'account' },
  { name: 'prices', topic: 'trading' },
  { name: 'hours', topic: 'trading' },
  { name: 'waiting', topic: 'trading' },
  { name: 'change', topic: 'trading' },
  { name: 'cost', topic: 'trading' },
  { name: 'margin', topic: 'trading' },
  { name: 'practice', topic: 'money' },
  { name: 'hold', topic: 'money' },
  { name: 'profit', topic: 'money' },
  { name: 'password', topic: 'safety' },
  { name: 'connection', topic: 'safety' },
] as const

export interface Question {
  readonly name: string
  readonly topic: Topic
  readonly title: string
  readonly answer: string
}

/** What they are about: where neither money is practice money nor prices are simulated, nobody asks of that. */
const ofPractice: readonly string[] = ['prices', 'practice']

/** All questions in the reader's language. */
export const questionsIn = (t: TFunction<'customerService'>, isPractice: boolean): readonly Question[] =>
  questions
    .filter(({ name }) => isPractice || !ofPractice.includes(name))
    .map(({ name, topic }) => ({
      name,
      topic,
      title: t(`questions.${name}.title`),
      answer: t(name === 'open' && !isPractice ? 'questions.open.answerPlain' : `questions.${name}.answer`),
    }))

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '')

/** Those in whose title or answer every word of the search is, as listings are searched; all where nothing is searched. */
export function found(all: readonly Question[], search: string): readonly Question[] {
  const wanted = wordsOf(search).map(textSearch)
  if (wanted.length === 0) return all
  return all.filter(({ title, answer }) => {
    const words = wordsOf(`${title} ${answer}`).map(searchable)
    return wanted.every((matchOf) => matchOf(words) !== undefined)
  })
}
