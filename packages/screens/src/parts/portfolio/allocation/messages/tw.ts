import type { Translated } from '../../../../base/i18n/resources.ts'
import type { allocation as en } from './en.ts'

export const allocation = {
  label: '總資產',
  by: '配置依據',
  instrument: '商品',
  market: '市場',
  currency: '幣別',
  cash: '現金',
  copy: '跟單',
} satisfies Translated<typeof en>
