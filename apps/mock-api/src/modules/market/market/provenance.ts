import { type Instrument, type InstrumentId, type LocalDate, type Localized, localDate } from '@onelot/domain'

/** Where a recorded series ends, and who recorded it. */
export interface Provenance {
  readonly recordedUntil: LocalDate
  readonly provenance: Localized
}

const recordings: Readonly<Record<string, Provenance>> = {
  'US:AAPL': {
    recordedUntil: localDate('2018-05-11'),
    provenance: {
      en: 'Recorded daily prices, May 13, 2013 to May 11, 2018 (@observablehq/sample-datasets, from Yahoo Finance). Later prices are simulated.',
      kor: '2013년 5월 13일부터 2018년 5월 11일까지의 실제 일별 시세 (@observablehq/sample-datasets, 출처 Yahoo Finance). 이후 시세는 모의 시세예요.',
      tw: '2013年5月13日至2018年5月11日為實際日線（@observablehq/sample-datasets，來源 Yahoo Finance）。其後價格為模擬。',
    },
  },
  'US:SPX': {
    recordedUntil: localDate('2020-04-17'),
    provenance: {
      en: 'Recorded daily prices, Jan 3, 2000 to Apr 17, 2020 (vega-datasets, from Yahoo Finance). Later prices are simulated.',
      kor: '2000년 1월 3일부터 2020년 4월 17일까지의 실제 일별 시세 (vega-datasets, 출처 Yahoo Finance). 이후 시세는 모의 시세예요.',
      tw: '2000年1月3日至2020年4月17日為實際日線（vega-datasets，來源 Yahoo Finance）。其後價格為模擬。',
    },
  },
}

const simulated: Localized = {
  en: 'A fictional issuer with simulated prices.',
  kor: '가상의 발행사이며 시세는 모의 시세예요.',
  tw: '虛構的發行公司，價格為模擬。',
}
const simulatedRate: Localized = {
  en: 'Simulated prices.',
  kor: '모의 시세예요.',
  tw: '價格為模擬。',
}

/** The text of the detail about where its prices come from. */
export function provenanceOf(
  instrument: Pick<Instrument, 'kind'> & { readonly id: InstrumentId },
): Partial<Provenance> & Pick<Provenance, 'provenance'> {
  const recorded = recordings[instrument.id]
  if (recorded) return recorded
  return { provenance: instrument.kind === 'stock' ? simulated : simulatedRate }
}
