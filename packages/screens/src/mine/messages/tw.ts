import type { Translated } from '../../i18n/resources.ts'
import type { mine as en } from './en.ts'

export const mine = {
  totalAssets: '總資產',
  details: { available: '可用資金', holding: '庫存', profitable: '總損益', frozen: '圈存金額' },
  currency: '顯示幣別',
  realName: {
    notVerified: '完成身分驗證即可使用信用交易與出金',
    underReview: '身分驗證審核中',
    passed: '已完成身分驗證',
    rejected: '身分驗證未通過，請重新送出',
  },
  invitation: '邀請碼',
  actions: '常用功能',
  more: '更多',
  appearance: '外觀',
  theme: { label: '主題', light: '淺色', dark: '深色', system: '依裝置設定' },
  marketColours: { label: '漲跌顏色', kr: '紅漲藍跌', tw: '紅漲綠跌', us: '綠漲紅跌' },
  textSize: { label: '文字大小', small: '小', normal: '標準', large: '大', larger: '較大', largest: '最大' },
  logOut: { action: '登出', question: '要登出嗎？', text: '語言與外觀設定會保留在此裝置。' },
} satisfies Translated<typeof en>
