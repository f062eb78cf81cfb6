import type { Translated } from '../../../base/i18n/resources.ts'
import type { mentors as en } from './en.ts'

export const mentors = {
  levels: { primary: '초급', intermediate: '중급', advanced: '고급' },
  phases: { coming: '예정', open: '모집 중', ended: '종료', calledOff: '취소' },
  inAll: '누적',
  markets: { KRX: '한국', TWSE: '대만', US: '미국', SET: '태국', CRYPTO: '가상자산', FX: '외환' },
  year: { own: '리드 트레이더, 1년', market: '{{market}} 지수' },
  followersEarned: {
    label: '팔로워 수익률, 비용 차감 후 중앙값',
    tooFew: '팔로워가 적어 알 수 없어요',
  },
  fee: '성과 보수',
  feeOfGain: '수익의 {{percent}}',
  fund: '모집 한도',
  opens: '시작일',
  deadline: '마감일',
  warning:
    '모의 성과예요. 과거 성과가 미래 수익을 보장하지 않아요. 리드 트레이더가 손실을 보면 나도 손실을 봐요.',
  warningReal: '과거 성과가 미래 수익을 보장하지 않아요. 리드 트레이더가 손실을 보면 나도 손실을 봐요.',
  skipped: {
    paused: '일시 중지 중이었어요',
    ending: '종료 중이었어요',
    restricted: '계좌 이용이 제한됐어요',
    delisted: '상장폐지된 주식이에요',
    halted: '거래정지 중이었어요',
    noCash: '1주를 살 현금이 없었어요',
    belowOneLot: '내 투자 비율로는 1주가 되지 않았어요',
  },
} satisfies Translated<typeof en>
