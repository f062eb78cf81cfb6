import { expect, it } from 'vitest'
import { inSentenceCase } from './storyName.ts'

it.each([
  ['Default', 'Default'],
  ['A Number Of Taiwan', 'A number of Taiwan'],
  ['Stays Clear Of An Ios Status Bar', 'Stays clear of an iOS status bar'],
  ['The Largest American Listings', 'The largest American listings'],
  ['Macd', 'MACD'],
  ['Crossing Of Rsi And Kdj', 'Crossing of RSI and KDJ'],
  ['Rising In The United States', 'Rising in the United States'],
])('%s is shown as a sentence', (name, sentence) => {
  expect(inSentenceCase(name)).toBe(sentence)
})
