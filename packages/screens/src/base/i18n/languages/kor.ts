import { transport } from '@onelot/api-client/texts/kor/transport'
import { kor as ui } from '@onelot/ui/locales/kor'
import type { LanguageBundle } from '../languageBundle.ts'
import { app } from '../messages/kor.ts'

export const bundle = { app, ui, transport } as const satisfies LanguageBundle
