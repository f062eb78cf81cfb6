import type { OwnLanguage } from '@onelot/domain'

/** The few messages that must be there before a language's chunk is, or when it never comes. */
export interface BootMessages {
  readonly loading: string
  readonly crashed: string
  readonly chunkMissing: string
  readonly languageMissing: string
  readonly safe: string
  readonly retry: string
  readonly toStart: string
}

export const bootMessages: Readonly<Record<OwnLanguage, BootMessages>> = {
  en: {
    loading: 'Loading',
    crashed: 'Something went wrong on this screen',
    chunkMissing: 'Could not load this screen',
    languageMissing: 'Could not load the language. Please try again.',
    safe: 'Your money and orders are as they were.',
    retry: 'Try again',
    toStart: 'Back to the start',
  },
  kor: {
    loading: '불러오는 중이에요',
    crashed: '이 화면에 문제가 생겼어요',
    chunkMissing: '이 화면을 불러오지 못했어요',
    languageMissing: '언어를 불러오지 못했어요. 다시 시도해 주세요.',
    safe: '자산과 주문은 그대로예요.',
    retry: '다시 시도',
    toStart: '처음으로 가기',
  },
  tw: {
    loading: '載入中',
    crashed: '此畫面發生問題',
    chunkMissing: '無法載入此畫面',
    languageMissing: '無法載入此語言，請再試一次。',
    safe: '您的資金與委託維持不變。',
    retry: '再試一次',
    toStart: '回到起始頁',
  },
}
