import type { Translated } from '../../../base/i18n/resources.ts'
import type { trade as en } from './en.ts'
export { refusals } from '@onelot/api-client/texts/kor'
export { kor as trading } from '@onelot/ui/locales/kor/trading'
export { figures } from '../../../parts/figures/messages/kor.ts'
export { causes } from '../../../parts/causes/messages/kor.ts'
export { allocation } from '../../../parts/portfolio/allocation/messages/kor.ts'
export { positions } from '../../../parts/positions/messages/kor.ts'

export const trade = {
  tabs: {
    label: '주문과 포지션',
    purchase: '미체결',
    inProgress: '보유',
    terminated: '거래 완료',
  },
  assets: { label: '자산', all: '전체', stocks: '주식', crypto: '가상자산', forex: '외환' },
  grouping: { label: '묶어 보기', lots: '포지션별', summed: '보유 주식 합계' },
  summary: {
    label: '보유 현황',
    currency: '표시 통화',
    totalAssets: '총자산',
    todayProfit: '오늘 손익(포지션)',
    profitableFunds: '총손익(포지션)',
    marketValue: '평가금액',
    unrealised: '평가손익',
    yesterdayProfit: '어제 손익(포지션)',
    estimatedIncome: '비용 차감 후 손익',
    availableQuota: '주문 가능 금액',
  },
  explained: {
    total: '합계',
    rate: '수익률',
    rounding: '반올림 차이',
    totalAssets: '현금과 보유한 모든 자산을 지금 시세와 환율로 더한 금액이에요.',
    todayProfit:
      '포지션만 계산했고 환율 변동은 들어 있지 않아요. 보유한 포지션마다 전일 종가나 오늘 체결가보다 움직인 오늘 손익에, 오늘 실현한 손익을 더했어요.',
    profitableFunds:
      '포지션만 계산했고 환율 변동은 들어 있지 않아요. 지금까지 비용을 빼고 실현한 손익과 지금의 평가손익을 더했어요. 순입금액은 지금 환율로 계산해요.',
    marketValue: '보유한 모든 포지션의 현재가에 수량을 곱한 금액이에요. 빌린 금액도 들어 있어요.',
    unrealised: '보유한 포지션이 체결된 뒤로 움직인 손익이에요. 정리할 때 드는 비용은 빼지 않았어요.',
    yesterdayProfit:
      '포지션만 계산했고 환율 변동은 들어 있지 않아요. 어제 정리한 손익과, 보유분이 어제 종가까지 움직인 만큼을 더했어요.',
    estimatedIncome:
      '평가손익에서 지금 모두 정리할 때 내는 비용을 뺐어요. 체결할 때 낸 수수료는 빼지 않았어요.',
    availableQuota: '빌리지 않고 살 수 있는 금액이에요. 사용 가능 금액에서 수수료를 뺐어요.',
    parts: {
      available: '사용 가능 금액',
      frozen: '묶인 금액',
      margin: '보유 포지션의 투자 원금',
      unrealised: '평가손익',
      copy: '카피 트레이딩',
      realised: '실현손익',
      closedToday: '오늘 실현손익',
      closedYesterday: '실현손익',
      closingFees: '정리할 때 드는 비용',
      commission: '수수료로 남길 금액',
    },
    of: {
      todayProfit: '총자산에서 오늘 손익을 뺀 금액 기준',
      yesterdayProfit: '총자산에서 오늘과 어제 손익을 뺀 금액 기준',
      profitableFunds: '순입금액 기준',
      cost: '매수 금액 기준',
      margin: '증거금 기준',
    },
  },
  curve: {
    label: '기간 손익',
    range: '기간',
    w1: '1주',
    m1: '1개월',
    m3: '3개월',
    y1: '1년',
    begins: '손익 그래프는 내일부터 보여요.',
    ends: '환율 변동과 수수료까지 계좌 전체의 손익이에요. 하루는 {{zone}} 자정에 끝나요.',
  },
  allocation: '자산 구성',
  more: '상세 내역',
  figures: '상세 금액',
  sort: {
    label: '정렬',
    newest: '최신순',
    value: '평가금액순',
    profit: '손익순',
    return: '수익률순',
  },
  empty: {
    purchase: '미체결 주문이 없어요',
    inProgress: '보유 중인 포지션이 없어요',
    terminated: '아직 거래 완료 내역이 없어요',
    inventory: '아직 보유한 주식이 없어요',
    text: '매수하면 여기에 보여요.',
    closedText: '매도한 포지션이 여기에 표시돼요.',
    action: '시장 둘러보기',
  },
  emptyOf: {
    purchase: '{{asset}} 미체결 주문이 없어요',
    inProgress: '보유 중인 {{asset}} 포지션이 없어요',
    terminated: '{{asset}} 거래 완료 내역이 없어요',
  },
  priceMissing: '지금은 시세가 없어요',
  average: '평균 매수가 {{price}}',
} satisfies Translated<typeof en>
