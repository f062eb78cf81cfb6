import type { Area } from '../pack.ts'

export const login = {
  phone: '手機號碼',
  password: '密碼',
  login: {
    title: '登入',
    text: '請使用註冊時的手機號碼。',
    submit: '登入',
    otherWays: '其他方式',
    toRegister: '開立帳戶',
    forgot: '忘記密碼',
  },
  again: {
    title: '重新登入',
    text: '登入已逾時。輸入密碼後會回到原來的畫面。',
  },
  register: {
    title: '開立帳戶',
    practice: '新帳戶會獲得模擬資金。在這裡的操作都不是真實交易。',
    phoneHint: '可含或不含國碼',
    passwordHint: '至少 8 個字元，須含英文字母與數字',
    passwordConfirm: '再次輸入密碼',
    invitation: '邀請碼',
    agreement: '我同意<link>使用者條款</link>。',
    privacy: '我同意<link>隱私權政策</link>。',
    submit: '開立帳戶',
    toLogin: '我已有帳戶',
  },
  start: {
    title: 'Onelot',
    tagline: '一股，也是一張。',
    steps: '準備中',
    config: '網站設定',
    language: '語言',
    session: '登入狀態',
    enter: '看看行情',
    chooseLanguage: '請選擇語言',
    landing: {
      exact: '下單前，每一筆費用都先列清楚。',
      calm: '資產一目了然，精確到最小單位。',
      practice: '從模擬資金開始，並非真實交易。',
    },
  },
} satisfies Area<'login'>
