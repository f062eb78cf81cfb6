import { texts } from '@onelot/api-client/texts/tw'
import { tw as ui } from '@onelot/ui/locales/tw'
import type { LanguagePack } from '../pack.ts'
import { tw as words } from './words.ts'

export const pack: LanguagePack = { words, ui, catalogue: texts }
