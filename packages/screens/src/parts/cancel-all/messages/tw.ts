import type { Translated } from '../../../base/i18n/resources.ts'
import type { cancelAll as en } from './en.ts'

export const cancelAll = {
  question_other: '要取消全部 {{count, number}} 筆委託嗎？',
  title: '取消全部委託',
  text: '所有市場中等待進場或平倉的委託都會取消，圈存的金額會恢復可用。',
  stays_other: '持有部位的停利與停損委託 {{count, number}} 筆繼續有效。',
  goes: '隨這些委託設定的停利與停損會一併取消。',
  keep: '保留委託',
  confirm: '全部取消',
  nothing: '目前沒有委託',
  nothingText: '已經沒有可取消的委託。',
  close: '關閉',
  done_other: '已取消 {{count, number}} 筆委託',
  part_other: '{{asked, number}} 筆委託中已取消 {{count, number}} 筆，其餘已先成交或結束。',
  none: '沒有取消任何委託，委託已先成交或結束。',
} satisfies Translated<typeof en>
