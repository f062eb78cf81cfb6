import { refusals } from '@onelot/api-client/texts/en'
import { transport } from '@onelot/api-client/texts/en/transport'
import { en as ui } from '@onelot/ui/locales/en'
import { en as kline } from '@onelot/ui/locales/en/kline'
import type { LanguagePack } from '../pack.ts'
import { en as words } from './words.ts'

export const pack: LanguagePack = { words, ui, kline, refusals, transport }
