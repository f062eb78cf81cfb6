export const webview = {
  refused: {
    title: '無法在此開啟這個網頁',
    description: 'App 只顯示本站核准網址的頁面。',
  },
} as const
