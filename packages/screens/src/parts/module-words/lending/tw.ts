import type { Translated } from '../../../base/i18n/resources.ts'
import type { words as en } from './en.ts'

export const words = {
  requests: { term: '股票出借' },
  movements: {
    interest: { name: '出借收入', explained: '您出借的股票所得的收入。' },
    tax: { name: '出借收入稅款', explained: '自您的出借收入扣繳的稅款。' },
  },
  due: { returns: '出借股票歸還' },
  messages: {
    finished: { title: '您出借的 {{name}} 股票已歸還', detail: '稅後收入 {{amount}}' },
    recalled: { title: '您提前還券的 {{name}} 股票已歸還', detail: '稅後收入 {{amount}}' },
    delisted: { title: '{{name}} 已下市，股票出借隨之結束', detail: '稅後收入 {{amount}}' },
    paid: { title: '出借收入已入帳', detail: '稅後 {{amount}}' },
    paidInSeveral: { title: '出借收入已入帳', detail: '以多種貨幣入帳' },
  },
  open: {
    title: '您有出借中的股票或待領收入',
    text: '申請提前還券後，股票會在下一次開盤時歸還。收入於每月第一個交易日入帳。',
  },
} satisfies Translated<typeof en>
