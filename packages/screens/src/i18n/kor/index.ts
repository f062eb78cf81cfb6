import { refusals } from '@onelot/api-client/texts/kor'
import { transport } from '@onelot/api-client/texts/kor/transport'
import { kor as ui } from '@onelot/ui/locales/kor'
import { kor as kline } from '@onelot/ui/locales/kor/kline'
import type { LanguagePack } from '../pack.ts'
import { kor as words } from './words.ts'

export const pack: LanguagePack = { words, ui, kline, refusals, transport }
