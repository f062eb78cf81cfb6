import { transport } from '@onelot/api-client/texts/tw/transport'
import { tw as ui } from '@onelot/ui/locales/tw'
import type { LanguageBundle } from '../languageBundle.ts'
import { app } from '../messages/tw.ts'

export const bundle = { app, ui, transport } as const satisfies LanguageBundle
