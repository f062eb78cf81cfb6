import type { Translated } from '../../i18n/resources.ts'
import type { mine as en } from './en.ts'

export const mine = {
  totalAssets: '總資產',
  figures: {
    totalAssets: '總資產',
    available: '可用資金',
    holdingFunds: '部位淨值',
    frozen: '委託凍結金額',
    profitableFunds: '總損益',
  },
  explained: {
    totalAssets: '您的全部資產：現金、委託凍結金額，以及部位現在平倉可以收回的金額。',
    available: '現在可以用來交易的金額。',
    holdingFunds: '投入部位的金額，加上目前的未實現損益。',
    frozen: '仍屬於您，為等待中的委託保留。',
    profitableFunds: '至今扣除費用與稅的已實現損益，加上目前的未實現損益。匯率變動另列於投資績效。',
  },
  parts: {
    available: '可用資金',
    holdingFunds: '部位淨值',
    frozen: '委託凍結金額',
    copy: '跟單',
    paidIn: '進場時投入',
    unrealised: '未實現損益',
    realised: '已實現損益',
  },
  sum: '合計',
  return: '報酬率',
  ofPaidIn: '以淨入金計',
  converted: '其他幣別以買賣報價的中間匯率換算。',
  currency: '顯示幣別',
  realName: {
    notVerified: '完成身分驗證即可使用信用交易與出金',
    underReview: '身分驗證審核中',
    passed: '已完成身分驗證',
    rejected: '身分驗證未通過，請重新提交',
  },
  nextStep: '下一步',
  invitation: '邀請碼',
  actions: '常用功能',
  more: '更多',
  appearance: '外觀',
  theme: { label: '主題', light: '淺色', dark: '深色', system: '依裝置' },
  marketColours: { label: '漲跌顏色', kr: '紅漲藍跌', tw: '紅漲綠跌', us: '綠漲紅跌' },
  textSize: { label: '文字大小', small: '小', normal: '標準', large: '大', larger: '較大', largest: '最大' },
  logOut: { action: '登出', question: '要登出嗎？', text: '語言與外觀設定會保留在此裝置。' },
} satisfies Translated<typeof en>
