import type { OfferStory } from '@onelot/api-client'
import { type Localized, withParticle } from '@onelot/domain'
import { type StoryFacts, percent } from './storyWords.ts'

type Document = OfferStory['documents'][number]

const said = (heading: Localized, text: Localized) => ({ heading, text })

const isFictional = ({ offer }: StoryFacts): boolean => offer.instrument.origin === 'simulated'

function prospectus(facts: StoryFacts): Document {
  const { offer, year } = facts
  const fictional = isFictional(facts)
  const { issuer, sponsor, instrument } = offer
  const { name, industry, code } = instrument
  const of = String(year)
  return {
    name: 'prospectus',
    title: { en: 'Summary of the prospectus', kor: '투자설명서 요약', tw: '公開說明書摘要' },
    sections: [
      said(
        { en: 'The company', kor: '회사', tw: '公司' },
        {
          en: `${issuer.en} works in ${industry.en.toLowerCase()}. Its shares are to be listed as ${code}.${fictional ? ' It is fictional.' : ''}`,
          kor: `${withParticle(issuer.kor, '은')} ${industry.kor} 분야의 회사예요. 종목코드 ${withParticle(code, '으로')} 상장될 예정이${fictional ? '며, 가상의 회사예' : '에'}요.`,
          tw: `${issuer.tw}從事${industry.tw}，預計以代號 ${code} 上市。${fictional ? '本公司為虛構。' : ''}`,
        },
      ),
      said(
        { en: 'The broker', kor: '주관사', tw: '承銷商' },
        {
          en: `${sponsor.en} brings the shares of ${name.en} to the market, and has agreed on the price with the company.`,
          kor: `${withParticle(sponsor.kor, '이')} ${name.kor}의 상장을 주관하며, 회사와 공모가를 정했어요.`,
          tw: `${sponsor.tw}負責承銷${name.tw}股票，並與公司議定承銷價。`,
        },
      ),
      said(
        { en: 'The accounts', kor: '재무제표', tw: '財務報表' },
        {
          en: `The figures are those of ${of} and of the two years before. They ${fictional ? 'are simulated and ' : ''}have not been audited.`,
          kor: `수치는 ${of}년과 그 이전 두 해의 것이에요. ${fictional ? '모의 수치이며 ' : ''}감사를 받지 않았어요.`,
          tw: `數字為 ${of} 年及前兩年之資料，${fictional ? '皆為模擬，' : ''}未經查核。`,
        },
      ),
    ],
  }
}

function risks(facts: StoryFacts): Document {
  const { priceToSales } = facts
  return {
    name: 'risks',
    title: { en: 'Risks', kor: '투자 위험', tw: '投資風險' },
    sections: [
      said(
        { en: 'The price may fall', kor: '가격이 내릴 수 있어요', tw: '價格可能下跌' },
        {
          en: 'On its first day a share may trade below what was paid for it. On that day wider limits hold than on any later one.',
          kor: '상장 첫날 주가가 공모가보다 낮을 수 있어요. 첫날에는 다른 날보다 넓은 가격 제한이 적용돼요.',
          tw: '上市首日股價可能低於承銷價。首日適用的漲跌幅度較其他交易日寬。',
        },
      ),
      said(
        { en: 'What is paid for growth', kor: '성장에 대한 값', tw: '為成長付出的價格' },
        {
          en: `At this price the company is valued at ${priceToSales} times its yearly revenue. That is only justified if it goes on growing.`,
          kor: `이 가격에서 회사의 가치는 연 매출의 ${priceToSales}배예요. 성장이 이어질 때만 설명되는 값이에요.`,
          tw: `以此價格計算，公司市值為年營收的 ${priceToSales} 倍，唯有持續成長才合理。`,
        },
      ),
      ...(isFictional(facts) ? [indicativeRisk(facts)] : []),
    ],
  }
}

function indicativeRisk({ offer }: StoryFacts): Document['sections'][number] {
  const { name } = offer.instrument
  return said(
    { en: 'The indicative price', kor: '참고가', tw: '參考價' },
    {
      en: `Until ${name.en} is listed, the indicative price is simulated. Nobody has traded at it, and nobody promises it.`,
      kor: `${withParticle(name.kor, '이')} 상장되기 전의 참고가는 모의 가격이에요. 그 가격에 거래된 적이 없고 보장되지도 않아요.`,
      tw: `${name.tw}上市前的參考價為模擬價格，並無任何成交，亦不保證。`,
    },
  )
}

function proceeds({ offer }: StoryFacts): Document {
  const { name, industry } = offer.instrument
  return {
    name: 'proceeds',
    title: { en: 'What the money is for', kor: '자금의 사용 목적', tw: '資金用途' },
    sections: [
      said(
        { en: 'New capacity', kor: '설비 투자', tw: '擴充產能' },
        {
          en: `Three fifths are for what ${name.en} needs to grow in ${industry.en.toLowerCase()}.`,
          kor: `5분의 3은 ${industry.kor} 사업을 키우는 데 써요.`,
          tw: `五分之三用於擴大${industry.tw}業務。`,
        },
      ),
      said(
        { en: 'Research, and debts', kor: '연구개발과 부채 상환', tw: '研發與償債' },
        {
          en: 'One fifth each is for research and for paying back loans.',
          kor: '5분의 1씩 연구개발과 차입금 상환에 써요.',
          tw: '研發與償還借款各占五分之一。',
        },
      ),
    ],
  }
}

function allotment({ offer }: StoryFacts): Document {
  const { depositRate, winningRate, unit } = offer
  const [deposit, rate, shares] = [percent(depositRate), percent(winningRate), String(unit)]
  return {
    name: 'allotment',
    title: { en: 'Application, draw and payment', kor: '청약, 추첨, 납입', tw: '申購、抽籤與繳款' },
    sections: [
      said(
        { en: 'Down payment', kor: '증거금', tw: '預扣款' },
        {
          en: `${deposit} of the provisional price is on hold from the application to the draw. An application may be cancelled until the subscription closes.`,
          kor: `청약 시점부터 추첨까지 예정 공모가의 ${withParticle(deposit, '이')} 묶여요. 청약 마감 전까지 취소할 수 있어요.`,
          tw: `自申購至抽籤，將圈存暫定承銷價的 ${deposit}。申購截止前可取消。`,
        },
      ),
      said(
        { en: 'Draw', kor: '추첨', tw: '抽籤' },
        {
          en: `One unit is ${shares} shares, and wins with a chance of ${rate}. An application for more units wins the whole units of that average, and draws for the rest. The draw can be checked by anyone.`,
          kor: `1단위는 ${shares}주이며 당첨 확률은 ${rate}예요. 여러 단위를 청약하면 평균의 정수 부분은 확정되고 나머지는 추첨해요. 추첨은 누구나 확인할 수 있어요.`,
          tw: `每單位 ${shares} 股，中籤率為 ${rate}。申購多個單位時，平均值的整數部分必得，其餘抽籤決定。抽籤結果人人可驗證。`,
        },
      ),
      said(
        { en: 'Payment', kor: '납입', tw: '繳款' },
        {
          en: 'What was not on hold is collected when payment begins, and once more at its end. If it is not whole by then, the shares are given up and everything goes back. There is no penalty.',
          kor: '부족한 금액은 납입 시작 때와 마감 때 한 번 더 인출해요. 그때까지 채워지지 않으면 당첨이 취소되고 전액 돌려드려요. 불이익은 없어요.',
          tw: '不足金額於繳款開始時及截止時各扣款一次。屆時仍不足者視為放棄，款項全數退還，不收違約金。',
        },
      ),
    ],
  }
}

/** The documents of an offer, of our own words. */
export const documentsOf = (facts: StoryFacts): readonly Document[] => [
  prospectus(facts),
  risks(facts),
  proceeds(facts),
  allotment(facts),
]
