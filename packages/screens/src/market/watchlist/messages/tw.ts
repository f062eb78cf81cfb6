import type { Translated } from '../../../base/i18n/resources.ts'
import type { watchlist as en } from './en.ts'

export { refusals } from '@onelot/api-client/texts/tw'
export { watching } from '../../../parts/watchlist-groups/messages/tw.ts'

export const watchlist = {
  search: { label: '搜尋所有市場', text: '搜尋' },
  groups: {
    label: '群組',
    manage: '群組',
    add: '新增群組',
    addTitle: '新增群組',
    edit: '編輯群組',
    editName: '編輯「{{group}}」',
    name: '名稱',
    nameHint: '最多 {{most, number}} 個字',
    save: '儲存',
    delete: '刪除群組',
    deleteQuestion: '要刪除「{{group}}」嗎？',
    deleteText: '群組內的股票會移到「{{group}}」。',
    keep: '保留',
    stocks_other: '{{count, number}} 檔',
    most: '最多可建立 {{most, number}} 個群組。',
  },
  list: '「{{group}}」的股票',
  sort: {
    label: '排序',
    own: '自訂順序',
    changeDown: '漲跌幅由高到低',
    changeUp: '漲跌幅由低到高',
    priceDown: '股價由高到低',
    priceUp: '股價由低到高',
  },
  delisted: '已下市',
  empty: {
    title: '您尚未加入自選股',
    text: '點選星號加入後，就能在這裡查看股價。',
    group: '「{{group}}」沒有股票',
    groupText: '可搜尋股票加入，或從其他群組移入。',
    action: '搜尋股票',
  },
  edit: {
    begin: '編輯',
    done: '完成',
    all: '全選',
    chosen_other: '已選 {{count, number}} 檔',
    move: '移動',
    moveTitle: '移到',
    delete: '刪除',
    actions: '已選的股票',
  },
} satisfies Translated<typeof en>
