import type { Translated } from '../../../base/i18n/resources.ts'
import type { increaseDetail as en } from './en.ts'

export { notOffered } from '../../../parts/availability/messages/tw.ts'
export { refusals } from '@onelot/api-client/texts/tw'
export { newShares } from '../../../parts/new-shares/messages/tw.ts'
export { sales } from '../../../parts/sales/messages/tw.ts'
export { increases } from '../../../parts/increases/messages/tw.ts'

export const increaseDetail = {
  guest: { title: '登入後認購新股', text: '不需帳戶也可以查看條件。' },
  rights: {
    label: '您的認股權',
    heldNow: '目前持有股數',
    held: '認股基準日持有股數',
    rights: '認股權',
    worth: '以現價計算的價值',
    applied: '已認購新股',
    onHold: '圈存金額',
    paid: '已支付',
    unused: '將失效的認股權',
    returned: '退還金額',
    cancel: '取消認購',
    position: '查看部位',
    notes: {
      expected: '{{at}}仍持有股票即可取得。未上市、槓桿、放空與跟單的股票不計入。',
      notEnough: '一個認股權需要 {{shares}}，您目前持股不足，以 {{at}}的持股為準。',
      none: '一個認股權需要 {{shares}}。您在認股基準日可計入的持股不足，因此沒有認股權。',
      granted: '若您不行使，認股權將於 {{at}}失效且無補償，您占公司的比例也會變小。',
      applied: '新股將於 {{at}}發行，在此之前可以取消。',
      issued: '新股已發行，{{at}}起可以賣出。',
      lapsed: '認股權未行使而失效，沒有補償。',
      calledOff: '現金增資已取消。',
      split: '認股基準日後股票分割，現金增資因而終止。',
      delisted: '股票已下市，現金增資因而終止。',
    },
  },
  terms: {
    label: '條件',
    ratio: '認購比例',
    theoretical: '每股理論價格',
    dilution: '若不認購',
    dilutionNote: '持股比例減少 {{percent}}',
    fee: '手續費',
    noFee: '買進時免費',
  },
  dates: { label: '日期', record: '認股基準日', use: '認購期間', sale: '可賣出' },
  calendar: {
    record: '{{name}}：現金增資認股基準日',
    opens: '{{name}}：開放認購新股',
    lapses: '{{name}}：未行使的認股權失效',
    unlocks: '{{name}}：新股可賣出',
  },
  how: {
    label: '進行方式',
    who: '{{at}}持有股票者取得認股權。出借與限制賣出的股票也計入，不足一股捨去。',
    price: '認股基準日當天不影響股價。理論上，新股發行後股價會趨近新股價格。',
    trade: '認股權不能買賣，不行使即失效且無補償。',
    once: '可認購全部或部分，款項圈存至 {{at}}新股發行。在此之前可以取消並重新認購。',
    lock: '無論股價如何，新股在 {{at}}前不能賣出。',
    callOff: '若現金增資取消，或股票分割、下市，圈存的款項將退還。',
  },
  apply: {
    action: '認購新股',
    title: '要認購多少新股？',
    shares: '新股',
    hint: '最多 {{shares}}',
    facts: '認購結果',
    unused: '將失效的認股權',
    issued: '新股發行',
    cheaper: '目前市場上也能以此價格或更低買到，而且沒有賣出限制。',
    next: '確認內容',
    review: '確認認購內容',
    note: '{{at}}前不能賣出這些股票，股價也可能低於您的成本。',
    confirm: '認購 {{shares}}',
  },
  done: {
    title: '已認購',
    sentence: '{{name}} {{shares}}，每股 {{price}}',
    note: '款項圈存至 {{at}}，在此之前可以取消。',
    close: '完成',
  },
} satisfies Translated<typeof en>
