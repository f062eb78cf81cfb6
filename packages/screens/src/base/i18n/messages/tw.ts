import type { Translated } from '../resources.ts'
import type { app as en } from './en.ts'

export const app = {
  failure: {
    part: '無法載入這個部分',
    screen: '無法載入此畫面',
    http: '伺服器發生問題。',
    refused: '操作未被接受（{{code}}）。',
    crashed: '此畫面發生問題。',
    safe: '您的資金與委託維持不變。',
  },
  leftOut_other: '有 {{count, number}} 筆資料無法顯示。',
  notRefreshed: '自 {{time}}起未能更新。{{reason}}',
  member: {
    title: '登入後即可查看',
    description: '報價與走勢圖人人可看，庫存只有您看得到。',
    logIn: '登入',
  },
  unknown: {
    sending: '沒有收到回應，無法得知是否已完成。再次確認不會重複執行。',
    checking: '目前仍無法得知是否已完成，請稍後再確認一次。',
    earlier: '您先前的操作沒有收到回應，請先確認結果。',
    carriedOut: '先前沒有回應的操作已完成。',
    earlierCarriedOut: '先前沒有回應的操作已完成，其他內容尚未送出。',
    neverArrived: '先前的操作並未送達，您可以重新送出。',
    forgotten: '先前沒有回應的操作已完成，但已超過一天，結果不再保留。請查看紀錄，其他內容尚未送出。',
    plain: '沒有收到回應，請確認是否已儲存。',
    check: '立即確認',
  },
  kept: '您填寫的內容會保留。',
  practice: {
    demoCalendar: '模擬資金與模擬價格。示範環境中市場全天開放。',
    realPrices: '這是模擬資金。價格為真實價格，但不會真的下單。',
  },
  form: {
    next: '下一步',
    question: '步驟 {{at}}／{{of}}',
    answers: '已填寫的內容',
    uploaded: '已上傳的圖片',
  },
  fundPassword: {
    title: '出金密碼',
    text: '六位數字，與登入密碼不同。',
    tooOften: '錯誤次數過多，請於 15 分鐘後再輸入。',
    forgotten: '忘記出金密碼？',
  },
  receipt: {
    copied: '已複製收據',
    failed: '無法分享或複製。',
  },
  cancel: '取消',
  copied: '已複製',
  copyFailed: '此處無法複製。',
  unread_other: '{{title}}，{{count, number}} 則未讀',
  tabs: '主選單',
  brand: { name: 'Onelot', tagline: '一股就能開始投資。' },
  fields: { phone: '手機號碼', phoneCountry: '國碼', password: '密碼' },
} satisfies Translated<typeof en>
