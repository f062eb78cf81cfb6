import type { Localized } from '@onelot/domain'
import { word, words } from './words.ts'

/** An industry group and the word that ends its companies' names. */
export interface Industry {
  readonly name: Localized
  readonly suffix: Localized
}

const names = words(`
  Electronics 전기전자 電子 / Semiconductors 반도체 半導體 / Software 소프트웨어 軟體 / Pharmaceuticals 제약 製藥
  Biotechnology 생명공학 生技 / Chemicals 화학 化學 / Steel 철강 鋼鐵 / Shipbuilding 조선 造船
  Machinery 기계 機械 / Automotive 자동차 汽車 / Construction 건설 營建 / Food 음식료 食品
  Retail 유통 零售 / Textiles 섬유의복 紡織 / Logistics 물류 物流 / Shipping 해운 航運
  Energy 에너지 能源 / Insurance 보험 保險 / Securities 증권 證券 / Media 미디어 傳媒
`)

const suffixes = words(`
  Electronics 전자 電子 / Semicon 반도체 半導體 / Software 소프트 軟體 / Pharma 제약 製藥
  Bio 바이오 生技 / Chemical 케미칼 化學 / Steel 제강 鋼鐵 / Marine 조선 造船
  Machinery 기계 機械 / Motors 모터스 汽車 / Construction 건설 營造 / Foods 식품 食品
  Mart 유통 百貨 / Textile 섬유 紡織 / Logistics 물류 物流 / Lines 해운 航運
  Energy 에너지 能源 / Insurance 보험 保險 / Securities 증권 證券 / Media 미디어 傳媒
`)

/** The industry groups of fictional issuers. */
export const industries: readonly Industry[] = names.flatMap((name, i) => {
  const suffix = suffixes[i]
  return suffix === undefined ? [] : [{ name, suffix }]
})

export const indexGroup = word('Index', '지수', '指數')
export const currencyGroup = word('Foreign exchange', '외환', '外匯')
export const tokenGroup = word('Crypto', '가상자산', '加密貨幣')
