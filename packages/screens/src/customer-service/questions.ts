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

/** All questions in the reader's language. */
export const questionsIn = (t: TFunction<'customerService'>): readonly Question[] =>
  questions.map(({ name, topic }) => ({
    name,
    topic,
    title: t(`questions.${name}.title`),
    answer: t(`questions.${name}.answer`),
  }))

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Those in whose title or answer every word of the search is, whatever its case; all where nothing is searched. */
export function found(all: readonly Question[], search: string): readonly Question[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return all.filter(({ title, answer }) => {
    const text = folded(`${title} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}
