import { texts } from '@onelot/api-client/texts/en'
import { en as ui } from '@onelot/ui/locales/en'
import type { LanguageBundle } from '../languageBundle.ts'
import { app } from '../messages/en.ts'

export const bundle: LanguageBundle = { app, ui, catalogue: texts }
