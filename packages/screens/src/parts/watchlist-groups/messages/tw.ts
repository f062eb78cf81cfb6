import type { Translated } from '../../../base/i18n/resources.ts'
import type { watching as en } from './en.ts'

export const watching = {
  group: '自選股',
  added: '已加入「{{group}}」',
  removed: '已從自選股移除',
  removedMany_other: '已移除 {{count, number}} 檔',
  undo: '復原',
  guest: {
    title: '登入後即可加入自選股',
    text: '自選股會儲存在您的帳戶中。',
    logIn: '登入',
    register: '開戶',
  },
} satisfies Translated<typeof en>
