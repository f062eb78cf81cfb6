import { closing } from './chineseSpacing.ts'

const closed = new RegExp(`[${closing}]$`)

/** Sentences one after another, with a space between but behind a full-width mark. What is undefined is left out. */
export const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences
    .filter((sentence) => sentence !== undefined)
    .reduce((text, next) => `${text}${closed.test(text) ? '' : ' '}${next}`)
