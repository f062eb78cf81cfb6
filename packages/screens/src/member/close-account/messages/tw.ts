import type { Translated } from '../../../base/i18n/resources.ts'
import type { closeAccount as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/tw'

export const closeAccount = {
  lead: '註銷後無法復原',
  text: '已註銷的帳戶無法重新啟用。您可以用同一個手機號碼開立新帳戶。',
  obstacles: {
    title: '註銷前請先處理',
    frozen: { title: '您的帳戶已凍結', text: '請聯絡客服' },
    positions: { title: '尚有部位', text: '請先平倉' },
    deposit: { title: '有入金審核中', text: '請等候結果或取消' },
    fundOperation: { title: '有出入金申請審核中', text: '請等候結果或取消' },
    dividend: { title: '有股利尚未發放', text: '將於發放日入帳' },
    review: { title: '有申請審核中', text: '請等候結果或取消' },
    orders: { title: '未成交委託', text: '請先取消' },
    product: { title: '進行中的商品', text: '請結束或等待結束' },
    loan: { title: '有貸款未清償', text: '請先還款' },
    debt: { title: '尚有欠款', text: '請先入金償還' },
    moneyLeft: { title: '尚有自有資金', text: '請先出金' },
  },
  atOnce: {
    title: '立即生效',
    loggedOut: '所有裝置都會登出。',
    erased: '手機號碼、證號、照片、銀行帳戶與錢包將會刪除。',
    invitation: '您的邀請碼將失效。',
  },
  forfeits: { title: '您將放棄', text: '模擬資金無法出金。' },
  kept: {
    title: '依法保存的資料',
    text: '期滿後任何人都無法讀取。',
    transactions: '交易與登入紀錄',
    investments: '委託與成交紀錄',
    name: '加密的姓名',
    years_other: '{{count, number}} 年',
  },
  next: '繼續',
  form: {
    text: '請確認是您本人。',
    password: '登入密碼',
    fundPassword: '出金密碼',
    consent: '我已了解註銷帳戶的影響與<link>保存的資料</link>。',
    submit: '註銷帳戶',
  },
  confirm: {
    question: '確定要註銷帳戶？',
    text: '您將會登出。若沒有收到回覆且無法再次登入，表示帳戶已註銷。',
    action: '確定註銷',
  },
  done: { title: '帳戶已註銷', text: '正在登出。' },
} satisfies Translated<typeof en>
