import type { TransportMessages } from '../messages.ts'

export const transport = {
  http: '請求失敗，狀態碼 {{status}}',
  timeout: '10 秒內沒有回應。',
  network: '無法連線，請檢查您的網路。',
  contract: '無法讀取收到的回應。這是應用程式或伺服器的錯誤，與您的輸入無關。',
  sessionEnded: '登入已過期，請重新登入。',
  unknown: '無法確定是否已完成。重新送出之前，請先確認結果。',
} as const satisfies TransportMessages
