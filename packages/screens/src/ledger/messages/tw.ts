import type { Translated } from '../../i18n/resources.ts'
import type { ledger as en } from './en.ts'

export const ledger = {
  kinds: {
    practiceMoney: '模擬資金',
    held: '委託圈存',
    released: '解除圈存',
    opened: '進場',
    closed: '出場',
    commission: '手續費',
    tax: '交易稅',
    dividend: '股利',
    withholding: '股利所得稅',
    dividendCharge: '放空股利支出',
  },
  traded: {
    opened: { long: '買進 {{name}}', short: '放空 {{name}}' },
    closed: { long: '賣出 {{name}}', short: '回補 {{name}}' },
  },
  explained: {
    practiceMoney: '每個帳戶一開始都會收到，並非真實資金。',
    held: '仍然是您的資金，在委託成交或結束之前先保留。',
    released: '原本為委託圈存的金額，已可再次使用。',
    opened: '為這個部位投入的金額。',
    closed: '這個部位退回的金額，尚未扣除費用。',
    commission: '券商就這筆委託收取的費用。',
    tax: '交易所所在國家對賣出課徵的稅。',
    dividend: '公司依您在除息日持有的股數發放的金額。',
    withholding: '發放股利時預先扣繳的稅。',
    dividendCharge: '除息日持有空單者，須支付股利。',
  },
  parts: {
    label: '計算方式',
    paidIn: '進場時投入',
    profit: '獲利',
    loss: '虧損',
    total: '退回金額',
  },
  details: {
    label: '明細',
    at: '時間',
    instrument: '商品',
    quantity: '數量',
    price: '價格',
    leverage: '槓桿',
    number: '委託編號',
  },
  together: { label: '同時發生', total: '可用資金變動' },
  toPosition: '查看部位',
  toOrder: '查看委託',
} satisfies Translated<typeof en>
