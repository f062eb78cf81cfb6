import type { OwnLanguage } from '@onelot/domain'
import { type OwnMessages, type Ports, siteOf } from '@onelot/screens'

type Language = Ports['preferences']['language']

/** Name, logo and accent, as the configuration of a site has them: `title`, `logo` and `brand` of `common/config` where a back end says them. */
export const site = siteOf({
  title: 'Maru',
  logo: './logo.svg',
  brand: '#0f766e',
  money: 'real',
  prices: 'real',
})

/** The words in the place of Onelot's; all others stay. */
export const words: Readonly<Record<OwnLanguage, OwnMessages>> = {
  en: {
    landing: {
      sentencePlain: 'The calm corner of the market.',
      register: 'Join Maru',
      enter: 'Have a look around',
    },
    aboutUs: {
      text: '{{name}} has looked after the savings of families in Jeonju since 1968.',
      principles: 'What you can count on',
      principle: {
        figures: 'A person answers the telephone, from eight to eight.',
        costs: 'One price a trade, whatever its size.',
        risk: 'We call you before you borrow.',
      },
    },
  },
  kor: {
    landing: {
      sentencePlain: '시장에서 가장 조용한 마루예요.',
      register: '마루 시작하기',
      enter: '먼저 둘러보기',
    },
    aboutUs: {
      text: '{{name}}는 1968년부터 전주에서 가족의 저축을 돌봐 왔어요.',
      principles: '이것만은 약속해요',
      principle: {
        figures: '아침 8시부터 저녁 8시까지 사람이 전화를 받아요.',
        costs: '거래 한 건에 수수료는 하나예요.',
        risk: '돈을 빌리기 전에 먼저 전화를 드려요.',
      },
    },
  },
  tw: {
    landing: {
      sentencePlain: '市場裡最安靜的角落。',
      register: '加入 Maru',
      enter: '先看看',
    },
    aboutUs: {
      text: '{{name}} 自 1968 年起，在全州照顧每個家庭的積蓄。',
      principles: '我們的承諾',
      principle: {
        figures: '早上八點到晚上八點，有專人接聽電話。',
        costs: '每筆交易一個價格，不論大小。',
        risk: '在您借款之前，我們會先打電話給您。',
      },
    },
  },
}
