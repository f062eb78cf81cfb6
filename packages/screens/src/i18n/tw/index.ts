import { refusals } from '@onelot/api-client/texts/tw'
import { transport } from '@onelot/api-client/texts/tw/transport'
import { tw as ui } from '@onelot/ui/locales/tw'
import { tw as kline } from '@onelot/ui/locales/tw/kline'
import type { LanguagePack } from '../pack.ts'
import { tw as words } from './words.ts'

export const pack: LanguagePack = { words, ui, kline, refusals, transport }
