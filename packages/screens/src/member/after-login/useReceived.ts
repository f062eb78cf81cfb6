import { fundRecords } from '@onelot/api-client'
import type { Currency, Language, Money } from '@onelot/domain'
import { firstPage } from '../../base/data/firstPage.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { receivedOf } from './received.ts'

const currencyOf: Readonly<Record<Language, Currency>> = { en: 'USD', kor: 'KRW', tw: 'TWD' }

/** What a new member received. */
export function useReceived(): Read<readonly Money[]> {
  const { language } = usePreferences()
  const read = useRead(fundRecords, firstPage)
  return { ...read, data: read.data && receivedOf(read.data.lines, currencyOf[language]) }
}
