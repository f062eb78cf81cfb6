import { pack as en } from '../i18n/en/index.ts'
import { pack as kor } from '../i18n/kor/index.ts'
import { pack as tw } from '../i18n/tw/index.ts'
import type { Reader } from './journey.ts'

/** Who reads the app in each of its languages. */
export const english: Reader = { language: 'en', pack: en }
export const korean: Reader = { language: 'kor', pack: kor }
export const taiwanese: Reader = { language: 'tw', pack: tw }
