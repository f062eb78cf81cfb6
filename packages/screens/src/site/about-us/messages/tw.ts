import type { Translated } from '../../../base/i18n/resources.ts'
import type { aboutUs as en } from './en.ts'

export const aboutUs = {
  text: '{{name}}為個人投資人提供證券服務。',
  traded: '一個帳戶即可交易的商品',
  markets: {
    KRX: '韓國股票',
    TWSE: '台灣股票',
    US: '美國股票',
    SET: '泰國股票',
    CRYPTO: '加密貨幣',
    FX: '外匯',
  },
  principles: '我們的原則',
  principle: {
    figures: '每個數字都能點開，查看由哪些部分組成。',
    costs: '委託的費用在送出前顯示，成交明細中再次列出。',
    risk: '以淺白的文字說明槓桿與放空，以及可能的損失。',
    practice: '以模擬資金開始。模擬的公司與價格皆有標示。',
  },
  more: '更多',
} satisfies Translated<typeof en>
