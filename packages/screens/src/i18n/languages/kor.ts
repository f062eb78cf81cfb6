import { texts } from '@onelot/api-client/texts/kor'
import { kor as ui } from '@onelot/ui/locales/kor'
import type { LanguageBundle } from '../languageBundle.ts'
import { app } from '../messages/kor.ts'

export const bundle: LanguageBundle = { app, ui, catalogue: texts }
