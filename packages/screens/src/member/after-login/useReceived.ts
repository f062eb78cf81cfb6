import { fundRecords } from '@onelot/api-client'
import { type Money, homeCurrencyOf, homeMarketOf, inLanguage } from '@onelot/domain'
import { firstPage } from '../../base/data/firstPage.ts'
import { type Read, useRead } from '../../base/data/useRead.ts'
import { usePreferences } from '../../base/ports/ports.ts'
import { receivedOf } from './received.ts'

/** What a new member received. */
export function useReceived(isShown: boolean): Read<readonly Money[]> {
  const { language } = usePreferences()
  const read = useRead(fundRecords, isShown ? firstPage : null)
  return {
    ...read,
    data: read.data && receivedOf(read.data.lines, homeCurrencyOf[inLanguage(homeMarketOf, language)]),
  }
}
