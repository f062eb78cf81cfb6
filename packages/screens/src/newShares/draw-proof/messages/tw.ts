import type { Translated } from '../../../base/i18n/resources.ts'
import type { drawProof as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export const drawProof = {
  intro: '沒有人能決定誰中籤。此裝置已用公開的資料重新計算您的結果。',
  right: '您的結果正確',
  wrong: '您的結果與公開的資料不符',
  wrongText: '請聯絡客服，並提供申購編號。',
  support: '聯絡客服',
  cannot: '此瀏覽器無法在這裡計算，您可用下方資料在別處驗證。',
  notYet: '尚未抽籤',
  notYetText: '抽籤後可在這裡驗證結果。決定抽籤的資料已經公開。',
  steps: {
    label: '結果如何產生',
    secret: '在任何人申購之前就已確定',
    secretText: '抽籤由一個祕密值決定。為了避免事後更改，先公開了它的指紋。祕密值的指紋與公開的相同。',
    secretWrong: '祕密值的指紋與公開的不同。',
    number: '您的號碼：{{number}}',
    numberText: '只由祕密值與您的申購產生，介於 0 與 1 之間。抽籤前沒有人知道。',
    numberWrong: '券商使用了另一個號碼。',
    result: '您的結果：{{shares}}',
    asked_other: '您申購 {{count, number}} 個單位，每個單位的中籤率為 {{rate}}，合計 {{product}} 個單位。',
    certain_other: '{{count, number}} 個單位確定中籤。',
    nothingLeft: '沒有剩餘需要抽籤。',
    below: '您的號碼小於 {{chance}}：再得一個單位。',
    above: '您的號碼不小於 {{chance}}：沒有再得。',
    resultWrong: '券商配發了不同的數量。',
  },
  line: '您的號碼與中籤範圍',
  published: {
    label: '已公開的資料',
    digest: '指紋（SHA-256）',
    secret: '祕密值',
    application: '申購編號',
    applicationDigest: '申購編號的 HMAC-SHA-256',
    text: '最後一個值的前 52 位元除以 2 的 52 次方，就是您的號碼。',
  },
} as const satisfies Translated<typeof en>
