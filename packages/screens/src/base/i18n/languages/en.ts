import { transport } from '@onelot/api-client/texts/en/transport'
import { en as ui } from '@onelot/ui/locales/en'
import type { LanguageBundle } from '../languageBundle.ts'
import { app } from '../messages/en.ts'

export const bundle = { app, ui, transport } as const satisfies LanguageBundle
