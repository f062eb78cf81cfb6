import { texts } from '@onelot/api-client/texts/kor'
import { kor as ui } from '@onelot/ui/locales/kor'
import type { LanguagePack } from '../pack.ts'
import { kor as words } from './words.ts'

export const pack: LanguagePack = { words, ui, catalogue: texts }
