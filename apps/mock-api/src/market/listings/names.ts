import type { Localized } from '@onelot/domain'
import { industries, type Industry } from './industries.ts'
import { words } from './words.ts'

/** What a market's fictional company names are composed of: `first` + `second` + the industry's word. */
interface NameParts {
  readonly first: readonly Localized[]
  readonly second: readonly Localized[]
}

const korean: NameParts = {
  first: words(`
    Garon 가론 佳倫 / Nurim 누림 努林 / Damsol 담솔 潭松 / Raon 라온 羅昂 / Miral 미랄 美辣 / Baram 바람 巴嵐
    Saeron 새론 世倫 / Arin 아린 雅琳 / Jaram 자람 紫嵐 / Chorok 초록 草綠 / Taeum 태움 泰音 / Pureun 푸른 普倫
    Haesol 해솔 海率 / Gyeoul 겨울 冬暉 / Noeul 노을 晚霞 / Dodam 도담 道潭 / Ruda 루다 路達 / Maru 마루 瑪路
    Byeori 벼리 碧里 / Sodam 소담 素潭 / Yeoul 여울 麗澐 / Ondal 온달 溫達 / Useul 우슬 宇瑟 / Yunseul 윤슬 潤璱
    Jiwol 지월 芝月 / Kael 카엘 凱爾 / Tomi 토미 土米 / Pada 파다 帕達 / Hyeon 현온 玄溫 / Gureum 구름 雲陵
    Nabit 나빛 娜光 / Dalbit 달빛 月映 / Moru 모루 茂陸 / Solbi 솔비 松緋 / Eunhyang 은향 銀香 / Isul 이슬 依瑟
  `),
  second: words(`
    tan 탄 坦 / bit 빛 光 / saem 샘 泉 / wol 월 越 / gyeol 결 潔 / nae 내 川 / dam 담 湛 / ro 로 路
    byeol 별 星 / sol 솔 松 / ui 의 誼 / yul 율 律 / jin 진 津 / chan 찬 燦 / hwa 화 樺
  `),
}

const taiwanese: NameParts = {
  first: words(`
    Jingcheng 징청 晶澄 / Hongyue 훙웨 泓岳 / Lanxi 란시 嵐溪 / Yunhe 윈허 雲禾 / Peilin 페이린 沛霖 / Ruoxi 뤄시 若曦
    Chenyu 천위 宸宇 / Mingzhe 밍저 明喆 / Qinglan 칭란 青瀾 / Weiran 웨이란 蔚然 / Zhirou 즈러우 芷柔 / Haoting 하오팅 皓霆
    Songyi 쑹이 松毅 / Bailu 바이루 白鷺 / Feiyan 페이옌 飛雁 / Guanlan 관란 觀瀾
  `),
  second: words('tai 타이 泰 / feng 펑 豐 / ju 쥐 鉅 / sheng 성 晟 / lian 롄 漣 / ke 커 珂'),
}

const american: NameParts = {
  first: words(`
    Alder 올더 奧德 / Bracken 브래컨 布雷肯 / Cinder 신더 辛德 / Dunmore 던모어 鄧莫爾 / Ember 엠버 恩伯 / Fenwick 펜윅 芬維克
    Garnet 가넷 加內特 / Hollow 할로 霍洛 / Ivory 아이보리 艾弗里 / Juniper 주니퍼 朱尼珀 / Kestrel 케스트럴 凱斯特 / Larkin 라킨 拉金
    Marrow 매로 馬洛 / Norden 노든 諾登 / Osprey 오스프리 奧斯普 / Pinder 핀더 平德 / Quillon 퀼런 奎倫 / Rowan 로언 羅恩
  `),
  second: words(
    'brook 브룩 布魯克 / field 필드 菲爾德 / gate 게이트 蓋特 / haven 헤이븐 海文 / moor 무어 穆爾 / stone 스톤 史東',
  ),
}

const thai: NameParts = {
  first: words(`
    Chalong 찰롱 查龍 / Siriwan 시리완 詩麗萬 / Mekhala 메칼라 美卡拉 / Rattana 라타나 拉塔娜 / Thonbun 톤분 吞文 / Naraya 나라야 娜萊雅
    Phakdi 팍디 帕迪 / Sukjai 숙자이 素齋 / Wimana 위마나 薇瑪娜 / Kanlaya 깐라야 甘拉雅 / Arunsri 아룬시 阿侖詩 / Bualai 부알라이 布萊
  `),
  second: words('chai 차이 猜 / phon 폰 蓬 / wat 왓 瓦 / det 뎃 德 / rung 룽 榮'),
}

export type Issuing = 'KRX' | 'TWSE' | 'US' | 'SET'
const parts: Readonly<Record<Issuing, NameParts>> = { KRX: korean, TWSE: taiwanese, US: american, SET: thai }

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** A walk through all combinations that meets each once: a step that shares no factor with their number. */
function stepFor(count: number): number {
  let step = Math.floor(count * 0.618)
  while (greatestCommonDivisor(step, count) !== 1) step += 1
  return step
}

export interface IssuerName {
  readonly name: Localized
  readonly industry: Industry
}

/** The `i`-th issuer of a market: always the same, and none twice. */
export function issuerName(market: Issuing, i: number): IssuerName {
  const { first, second } = parts[market]
  const count = first.length * second.length * industries.length
  const at = (i * stepFor(count)) % count
  const industry = industries[at % industries.length]
  const rest = Math.floor(at / industries.length)
  const head = first[rest % first.length]
  const tail = second[Math.floor(rest / first.length)]
  if (industry === undefined || head === undefined || tail === undefined)
    throw new RangeError('no such issuer')
  return {
    name: {
      en: `${head.en}${tail.en} ${industry.suffix.en}`,
      kor: `${head.kor}${tail.kor}${industry.suffix.kor}`,
      tw: `${head.tw}${tail.tw}${industry.suffix.tw}`,
    },
    industry,
  }
}
