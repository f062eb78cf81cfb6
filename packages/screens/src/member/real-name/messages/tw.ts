import type { Translated } from '../../../base/i18n/resources.ts'
import type { realName as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { codes } from '../../../parts/codes/messages/tw.ts'
export const realName = {
  states: {
    notVerified: { title: '請完成身分驗證', text: '約需 2 分鐘，請準備好身分證。' },
    underReview: { title: '正在確認您的身分證', text: '您可以離開此頁，審核完成後會通知您。' },
    rejected: { title: '身分驗證未通過', text: '請確認原因後重新送出。' },
    unexplained: { text: '未註明原因，請詢問客服或重新送出。' },
    passed: { title: '已完成身分驗證', text: '以下服務皆可使用。' },
  },
  steps: {
    label: '三個步驟',
    who: { title: '個人資料', text: '姓名與身分證號' },
    front: { title: '身分證正面', text: '拍照或從裝置選擇檔案' },
    back: { title: '身分證背面', text: '確認所有內容後送出' },
  },
  unlocks: { locked: '驗證後可使用', open: '已可使用', margin: '信用交易與放空' },
  facts: {
    label: '送出的資料',
    name: '姓名',
    idNumber: '身分證號',
    taiwaneseId: '身分證號',
    submittedAt: '送出時間',
    review: '審核時間',
  },
  review: {
    operator: '一個工作日內',
    seconds_other: '約 {{count, number}} 秒',
    minutes_other: '約 {{count, number}} 分鐘',
    hours_other: '約 {{count, number}} 小時',
  },
  reason: '原因',
  triesLeft_other: '今天還可以送出 {{count, number}} 次。',
  noTries: '今天已送出 5 次，{{at}}起可再次送出。',
  begin: '開始',
  again: '重新送出',
  submit: '送出審核',
  sent: '已送出審核',
  questions: {
    name: { ask: '請輸入您的姓名', why: '須與證件上的姓名相同，銀行帳戶的戶名也須一致。' },
    idNumber: {
      ask: '請輸入您的身分證號',
      why: '只需要出生日期與其後一碼，我們不會詢問最後六碼。',
    },
    taiwaneseId: { ask: '請輸入您的身分證號', why: '國民身分證上的 10 碼統一編號。' },
    guardian: { ask: '您的法定代理人是誰？', why: '未滿 14 歲須有法定代理人同意。' },
    front: { ask: '請拍攝身分證正面', why: '四個角都在畫面中，文字清楚、沒有反光。' },
    back: { ask: '接著拍攝背面', why: '四個角都在畫面中，文字清楚、沒有反光。' },
    guardianCode: { ask: '請輸入法定代理人收到的驗證碼' },
    check: {
      ask: '內容都正確嗎？',
      why: '點選上方的答案即可修改。照片只有您與審核人員看得到。',
    },
  },
  fields: {
    name: '姓名',
    idNumber: '身分證號前 7 碼',
    idNumberHint: '例如 900101-1',
    taiwaneseId: '國民身分證統一編號',
    taiwaneseIdHint: '例如 A123456789',
    idCountry: '身分證的核發國家',
    guardianName: '法定代理人姓名',
    guardianPhone: '法定代理人電話號碼',
    guardianConsent: '法定代理人同意開立此帳戶及<link>隱私權政策</link>。',
    guardian: '法定代理人',
    front: '身分證正面',
    back: '身分證背面',
    photo: '照片已就緒',
  },
  countries: { KR: '韓國', TW: '台灣' },
  photo: {
    required: '請加入此面的照片。',
    rotate: '旋轉',
    retake: '重新拍攝',
    failed: '旋轉後的照片未送出，請再試一次。',
  },
} satisfies Translated<typeof en>
