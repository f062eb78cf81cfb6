import { fundRecords } from '@onelot/api-client'
import type { Currency, Language, Money } from '@onelot/domain'
import { useEffect } from 'react'
import { firstPage } from '../data/firstPage.ts'
import { type Read, useRead } from '../data/useRead.ts'
import { useNavigation, usePreferences } from '../ports/ports.ts'
import { receivedOf } from './received.ts'

const currencyOf: Readonly<Record<Language, Currency>> = { en: 'USD', kor: 'KRW', tw: 'TWD' }

/** What a new member received. Who has moved so much since that it is pages back is led to the market. */
export function useReceived(): Read<readonly Money[]> {
  const { replace } = useNavigation()
  const { language } = usePreferences()
  const read = useRead(fundRecords, firstPage)
  const data = read.data && receivedOf(read.data.lines, currencyOf[language])
  const nothing = data?.length === 0
  useEffect(() => {
    if (nothing) replace({ to: 'market' })
  }, [nothing, replace])
  return { ...read, data }
}
