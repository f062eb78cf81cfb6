import type { depositChannel as en } from './en.ts'
import type { Translated } from '../../../base/i18n/resources.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { deposits } from '../../../parts/deposit-draft/messages/tw.ts'
export { obstacles } from '../../../parts/fund-requests/messages/tw.ts'

export const depositChannel = {
  gone: {
    title: '此入金方式已不再提供',
    text: '請選擇其他方式，您的資料尚未送出。',
    action: '選擇其他方式',
  },
  password: {
    text: '客服會將密碼提供給可使用此帳戶的客戶。',
    label: '收款帳戶密碼',
    action: '顯示帳戶',
    lost: '客服中心',
  },
  practice: '這是模擬資金，請勿實際匯款。',
  pay: { bank: '請轉帳至此帳戶', wallet: '請將 USDT 轉至此地址' },
  bank: '銀行',
  holder: '戶名',
  number: '帳號',
  address: '錢包地址',
  qr: '錢包地址的 QR 碼',
  paid: '轉帳金額（{{unit}}）',
  reference: '轉帳備註碼',
  referenceText: '轉帳時請填寫備註碼，以便確認是您的款項。',
  networkText: '請僅以 {{network}} 網路轉出 USDT，使用其他網路將無法取回。',
  credit: { label: '您會收到', credited: '入帳金額', rate: '匯率' },
  until: '以上資料有效至 {{until}}。',
  over: '以上資料已失效，轉帳前請先查看新資料。',
  renew: '顯示新資料',
  voucher: '轉帳證明截圖',
  voucherHint: '須可看見金額、時間與備註碼。',
  required: '請上傳轉帳證明截圖。',
  review: '確認轉帳後即會入帳。',
  submit: '我已轉帳',
} as const satisfies Translated<typeof en>
