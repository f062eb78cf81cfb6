import type { Translated } from '../../../base/i18n/resources.ts'
import type { appLock as en } from './en.ts'

export const appLock = {
  setting: 'App 密碼鎖',
  off: '關閉',
  text: '回到 App 時須輸入 PIN 碼，離開期間遮住畫面。PIN 碼僅用於此裝置，登出後即清除。',
  after: '離開多久後上鎖',
  minutes_other: '{{count, number}} 分鐘後',
  choose: '設定 PIN 碼',
  repeat: '再次輸入',
  differs: '兩次輸入的 PIN 碼不同，請重新設定。',
  turnOff: '關閉密碼鎖',
  title: '請輸入 PIN 碼',
  pin: '此裝置的 PIN 碼',
  wrong_other: 'PIN 碼錯誤，再錯 {{count, number}} 次將登出。',
  biometry: {
    setting: '以臉部或指紋解鎖',
    text: '也可以使用 PIN 碼解鎖。',
    use: '使用臉部或指紋',
    failed: '無法辨識，請輸入 PIN 碼或再試一次。',
    notTurnedOn: '無法辨識，仍維持關閉。',
  },
  forgotten: '忘記 PIN 碼？登出',
} satisfies Translated<typeof en>
