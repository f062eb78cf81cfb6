import type { Translated } from '../../../base/i18n/resources.ts'
import type { mentors as en } from './en.ts'

export const mentors = {
  levels: { primary: '초급', intermediate: '중급', advanced: '고급' },
  phases: { coming: '예정', open: '모집 중', ended: '종료', calledOff: '취소' },
  inAll: '누적',
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
    '모의 성과예요. 과거 성과는 앞으로를 거의 알려주지 않아요. 수익을 낸 리드 트레이더도 손실을 볼 수 있고, 그러면 나도 손실을 봐요.',
  warningReal:
    '과거 성과는 앞으로를 거의 알려주지 않아요. 수익을 낸 리드 트레이더도 손실을 볼 수 있고, 그러면 나도 손실을 봐요.',
  skipped: {
    paused: '일시 중지 중이었어요',
    ending: '종료 중이었어요',
    restricted: '계좌 이용이 제한됐어요',
    delisted: '상장폐지된 주식이에요',
    halted: '거래정지 중이었어요',
    noCash: '1주를 살 현금이 없었어요',
    belowOneLot: '내 몫이 1주에 모자랐어요',
  },
} satisfies Translated<typeof en>
