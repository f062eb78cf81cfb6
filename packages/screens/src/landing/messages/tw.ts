import type { Translated } from '../../i18n/resources.ts'
import type { landing as en } from './en.ts'

export const landing = {
  exact: '下單前，每一筆費用都先列清楚。',
  calm: '資產一目了然。',
  practice: '從模擬資金開始，不是真實交易。',
  register: '立即開戶',
  logIn: '登入',
  enter: '看看行情',
} satisfies Translated<typeof en>
