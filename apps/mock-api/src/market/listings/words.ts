import type { Localized } from '@onelot/domain'

/** Reads rows of three words, English, Korean and Chinese, `A 가 甲`; an underscore is read as a space. */
export const words = (rows: string): readonly Localized[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(' / '))
    .map((row) => {
      const [en = '', kor = '', tw = ''] = row
        .trim()
        .split(' ')
        .map((word) => word.replaceAll('_', ' '))
      return { en, kor, tw }
    })

export const word = (en: string, kor: string, tw: string): Localized => ({ en, kor, tw })
