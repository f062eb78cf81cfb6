import { describe, expect, it } from 'vitest'
import { application } from '../../newShares/application/messages/kor.ts'
import { auction } from '../../newShares/auction/messages/kor.ts'
import { auctions } from '../auctions/messages/kor.ts'
import { offer } from '../../newShares/offer/messages/kor.ts'
import { words as applicationWords } from '../module-words/applications/kor.ts'
import { words as bidWords } from '../module-words/bids/kor.ts'
import { newShares } from './messages/kor.ts'

describe('the Korean words of new shares and auctions', () => {
  it('have no particle after an amount or a price, whose last sound differs by currency', () => {
    const all = JSON.stringify([newShares, offer, application, auctions, auction, applicationWords, bidWords])
    const found = all.match(/\{\{(?:amount|price)\}\}(?:이에요|예요|을|를|은|는|이|가|으로|로)/g)
    expect(found).toBeNull()
  })
})
