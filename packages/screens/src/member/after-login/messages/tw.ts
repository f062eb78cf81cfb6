import type { Translated } from '../../../base/i18n/resources.ts'
import type { afterLogin as en } from './en.ts'

export const afterLogin = {
  arrived: '模擬資金已入帳',
  text: '這不是真實資金，交易的盈虧也不是真的。',
  list: '收到的模擬資金',
  opened: { title: '您的帳戶已開立', text: '入金後即可開始交易。' },
  onward: '查看行情',
  setUp: {
    title: '完成帳戶設定',
    text: '您現在就能交易。出金還需要完成以下項目。',
    label: '帳戶設定',
    progress: '已完成 {{done, number}} / {{all, number}} 項',
    later: '稍後再說',
    states: {
      done: '已完成',
      underReview: '審核中',
      rejected: '未通過',
      toDo: '待完成',
      waits: '等待中',
    },
    items: {
      realName: {
        title: '身分驗證',
        unlocks: '可使用入金、信用交易與出金。',
        action: '進行身分驗證',
      },
      fundPassword: {
        title: '出金密碼',
        unlocks: '只有您能動用資金出金。',
        action: '設定出金密碼',
      },
      payee: {
        title: '銀行帳戶',
        unlocks: '出金匯入的帳戶，須完成以上兩項。',
        action: '新增銀行帳戶',
      },
    },
  },
} satisfies Translated<typeof en>
