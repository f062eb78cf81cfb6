import type { Translated } from '../../../base/i18n/resources.ts'
import type { settings as en } from './en.ts'

export { appLock } from '../../../parts/app-lock/messages/tw.ts'
export { appUpdate } from '../../../parts/app-update/messages/tw.ts'
export { identity } from '../../../parts/new-fund-password/messages/tw.ts'

export const settings = {
  account: '帳戶',
  security: '安全',
  about: '關於',
  notifications: {
    title: '通知',
    text: '關閉的通知仍會留在訊息中，但不顯示橫幅，也不計入未讀。',
    topics: {
      orders: { label: '委託與成交', text: '成交、拒絕、失效的委託與暫停交易' },
      alerts: { label: '到價提醒', text: '到價或到期的提醒' },
      dividends: { label: '股利', text: '發放或扣除的股利' },
      reviews: { label: '審核', text: '身分驗證與申請的審核結果' },
      security: { label: '安全', text: '一律開啟：新裝置與密碼變更' },
    },
    push: {
      title: '關閉 App 時',
      text: '僅限此裝置。只顯示哪檔股票發生什麼事，不顯示金額。',
      kinds: { alerts: '到價提醒', fills: '成交', dueDates: '貸款與出借的到期日' },
      asking: '請在瀏覽器的提示中選擇「允許」。',
      denied: '此裝置已封鎖 App 的通知。請在瀏覽器或裝置的設定中允許通知，再重新開啟此處。',
      failed: '未能開啟：此裝置的通知服務沒有回應，請稍後再試。',
      installFirst: '請先將 App 加入主畫面：點「分享」，再點「加入主畫面」，然後在該 App 中開啟。',
      unavailable: '此瀏覽器在 App 關閉時不會顯示通知。',
      notOffered: '本服務在 App 關閉時不會傳送通知。',
    },
  },
  hideAmounts: '隱藏金額',
  appearance: '外觀',
  homeMarket: { label: '主要市場', KRX: '韓國', TWSE: '台灣', US: '美國', SET: '泰國' },
  theme: { label: '主題', light: '淺色', dark: '深色', system: '依裝置設定' },
  marketColours: { label: '漲跌顏色', kr: '紅漲藍跌', tw: '紅漲綠跌', us: '綠漲紅跌' },
  textSize: { label: '文字大小', small: '小', normal: '標準', large: '大', larger: '特大', largest: '最大' },
  demo: {
    title: '這個示範版',
    text: '券商系統在此瀏覽器中運作，所有資料與保護身分資料的金鑰都存放於此。請勿上傳真實證件。',
    action: '重新開始',
    question: '要重新開始嗎？',
    lost: '這個示範版的帳戶、交易與設定將自此瀏覽器全部移除。',
  },
  logOut: { action: '登出', question: '要登出嗎？', text: '語言與外觀設定會保留在此裝置。' },
} satisfies Translated<typeof en>
