import { texts } from '@onelot/api-client/texts/en'
import { en as ui } from '@onelot/ui/locales/en'
import type { LanguagePack } from '../pack.ts'
import { en as words } from './words.ts'

export const pack: LanguagePack = { words, ui, catalogue: texts }
