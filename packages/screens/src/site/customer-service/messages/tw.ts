export const customerService = {
  contact: '聯絡',
  hours: {
    open: '客服服務中 · 至 {{until}}',
    closed: '目前非客服時間',
    next: '{{from}}起恢復服務。',
  },
  account: '帳號',
  accountHint: '聯絡時請提供帳號。我們絕不會詢問密碼。',
  guestHint: '我們絕不會詢問密碼。',
  search: '搜尋問題',
  nothing: {
    title: '找不到相關問題',
    description: '請換個關鍵字，或減少字數。',
  },
  topics: { account: '帳戶', trading: '交易', money: '資金', safety: '安全' },
  questions: {
    open: {
      title: '如何開戶？',
      answer: '輸入手機號碼、設定密碼並填寫邀請碼，約一分鐘即可完成，模擬資金會立即入帳。',
      answerPlain: '輸入手機號碼、設定密碼並填寫邀請碼，約一分鐘即可完成。',
    },
    language: {
      title: '如何變更語言？',
      answer: '在「我的」的設定中選擇語言即可，立即生效，並保留在這台裝置上。',
    },
    colours: {
      title: '為什麼紅色代表上漲？',
      answer: '這是韓國與台灣的慣例。您可以在設定中選擇韓國、台灣或美國的配色。',
    },
    prices: {
      title: '報價是真實的嗎？',
      answer: '不是。報價、公司與新聞皆為模擬，並以模擬資金交易；規則、手續費與稅與真實市場相近。',
    },
    hours: {
      title: '什麼時候可以交易？',
      answer:
        '各市場的交易時間不同，行情頁會以您的時間顯示。加密貨幣全天候交易。休市時無法下單，先前的委託會等到開市。',
    },
    waiting: {
      title: '為什麼我的委託還沒成交？',
      answer:
        '限價委託會等到價格到達；休市或暫停交易時，先前的委託也會等待，且無法下新委託。可在庫存的委託中查看。',
    },
    change: {
      title: '如何改單或取消委託？',
      answer: '在庫存的委託中點選該筆委託。成交前都可以更改價格與數量，或取消。',
    },
    cost: {
      title: '交易費用是多少？',
      answer: '包括手續費，部分市場另有稅。下單前可在下單畫面看到，實際收取的金額記錄在交易明細。',
    },
    margin: {
      title: '什麼是信用交易？',
      answer: '借入部分資金買進或借券賣出，並按日計息。虧損達保證金的大部分時，系統會自動平倉。',
    },
    practice: {
      title: '模擬資金從哪裡來？',
      answer: '每個新帳戶都會獲得四種貨幣的模擬資金，與 App 以外的金錢無關。',
    },
    hold: {
      title: '「圈存金額」是什麼？',
      answer: '為等待中的委託與審核中的申請保留的金額。它仍屬於您，取消後立即返還。',
    },
    profit: {
      title: '顯示的損益已扣除費用嗎？',
      answer: '是的，損益已扣除手續費與稅。點選金額可查看組成。',
    },
    password: {
      title: '你們會詢問我的密碼嗎？',
      answer: '不會。無論在 App 或電話中，我們都不會詢問密碼。請勿告訴任何人。',
    },
    connection: {
      title: '下單時斷線怎麼辦？',
      answer: 'App 會查詢委託的結果並告知您，絕不會自行重複送出委託。',
    },
  },
} as const
