import { expect, it } from 'vitest'
import { inSentenceCase } from './storyName.ts'

it.each([
  ['Default', 'Default'],
  ['A Number Of Taiwan', 'A number of Taiwan'],
  ['Stays Clear Of An Ios Status Bar', 'Stays clear of an iOS status bar'],
  ['Rising In The United States', 'Rising in the United States'],
])('%s is shown as a sentence', (name, sentence) => {
  expect(inSentenceCase(name)).toBe(sentence)
})
