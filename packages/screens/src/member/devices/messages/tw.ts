import type { Translated } from '../../../base/i18n/resources.ts'
import type { devices as en } from './en.ts'

export const devices = {
  list: '已登入的裝置',
  text: '若有不認識的裝置，請將其登出並變更登入密碼。',
  named: '{{system}} 上的 {{browser}}',
  unknown: '未知的裝置',
  current: '這台裝置',
  used: '上次使用 {{time}}',
  opened: '登入時間 {{time}}',
  alone: '您沒有在其他裝置登入。',
  end: {
    action: '登出',
    named: '登出 {{name}}',
    question: '要登出 {{name}} 嗎？',
    text: '再次使用該裝置時須輸入密碼。',
    done: '{{name}} 已登出',
  },
  all: {
    action: '登出其他所有裝置',
    question: '要登出其他所有裝置嗎？',
    text: '這台裝置會保持登入。',
    done: '其他裝置均已登出',
  },
} satisfies Translated<typeof en>
