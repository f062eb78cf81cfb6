import { texts } from '@onelot/api-client/texts/tw'
import { tw as ui } from '@onelot/ui/locales/tw'
import type { LanguageBundle } from '../languageBundle.ts'
import { app } from '../messages/tw.ts'

export const bundle: LanguageBundle = { app, ui, catalogue: texts }
