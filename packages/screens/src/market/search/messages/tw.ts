import type { Translated } from '../../../base/i18n/resources.ts'
import type { search as en } from './en.ts'

export { watching } from '../../../parts/watchlist-groups/messages/tw.ts'

export const search = {
  label: '搜尋所有市場',
  placeholder: '股票名稱或代號',
  trending: '{{market}}熱門',
  markets: { KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國', CRYPTO: '加密貨幣', FX: '外匯' },
  kinds: {
    label: '類型',
    all: '全部',
    stock: '個股',
    index: '指數',
    digitalCurrency: '加密貨幣',
    forex: '外匯',
  },
  results: '搜尋結果',
  none: '找不到「{{query}}」',
  noneHint: '可輸入代號，或中文、英文、韓文名稱。',
} satisfies Translated<typeof en>
