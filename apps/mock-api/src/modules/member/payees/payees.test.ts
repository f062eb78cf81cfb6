import { contract, memberSetFundPassword, requestsCancel, requestsList } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { testPlans } from '../../../anyCommands/testPlans.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  headersOf,
  nextKey,
} from '../../../testing/testBroker.ts'
import { fundPassword, setFundPassword, verified as withRealName } from '../../../testing/verified.ts'

const { payeesList } = contract.payees
const card = { bank: 'KR088', number: '110234567890', holder: '홍길동', branch: '역삼' } as const
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const wallet = { network: 'TRC20', address: tron, label: 'Cold' } as const

/** A member whose real name has passed, and who has a withdrawal password. */
async function verified(world: TestBroker, phone: string, name?: string): Promise<TestMember> {
  const member = await withRealName(world, phone, name)
  await setFundPassword(world, member)
  return member
}

const actor = (world: TestBroker, member: TestMember) => {
  const send = async (path: string, body: object) => {
    const headers = { ...headersOf(member), 'idempotency-key': nextKey() }
    const { msg, data } = await world.send(`payees/${path}`, body, headers)
    const { payee, fields } = { payee: '', fields: undefined, ...Object(data) } as {
      readonly payee: string
      readonly fields: unknown
    }
    return { msg, payee, fields }
  }
  return {
    member,
    addCard: (other: object = {}) => send('addCard', { ...card, fundPassword, ...other }),
    addWallet: (other: object = {}) => send('addWallet', { ...wallet, fundPassword, ...other }),
    unbind: (payee: string, password = fundPassword) => send('unbind', { payee, fundPassword: password }),
    makeDefault: (payee: string) => send('makeDefault', { payee }),
    list: () => world.call(payeesList, {}, member),
  }
}

async function opened() {
  const world = await createTestBroker({ besides: [testPlans] })
  return { world, me: actor(world, await verified(world, '01011110000')) }
}

describe('what is linked', () => {
  it('is listed: of a bank account the last four digits, of a wallet the address', async () => {
    const { me } = await opened()
    expect((await me.addCard()).msg).toBe('ADDED')
    expect((await me.addCard({ bank: 'KR090', number: '3333012345678', branch: undefined })).msg).toBe(
      'ADDED',
    )
    expect((await me.addWallet()).msg).toBe('ADDED')
    expect(await me.list()).toMatchObject({
      most: 5,
      cards: [
        { bank: 'KR088', lastFour: '7890', branch: '역삼', isDefault: true },
        { bank: 'KR090', lastFour: '5678', isDefault: false },
      ],
      wallets: [{ network: 'TRC20', address: tron, label: 'Cold', isDefault: true }],
    })
  })

  it('is readable nowhere in the store, and in no event', async () => {
    const { world, me } = await opened()
    await me.addCard()
    await me.addWallet()
    expect(JSON.stringify(await world.broker.services.store.dump())).not.toMatch(
      /110234567890|TR7NHqje|역삼|Cold/,
    )
  })

  it('has another default where the member makes it that', async () => {
    const { me } = await opened()
    await me.addCard()
    const { payee } = await me.addCard({ number: '110234567891' })
    await me.makeDefault(payee)
    expect((await me.list()).cards.map(({ isDefault }) => isDefault)).toEqual([false, true])
    await me.unbind(payee)
    expect((await me.list()).cards.map(({ isDefault }) => isDefault)).toEqual([true])
  })
})

describe('a bank account', () => {
  it('has the verified name for its holder, however that is spaced or how wide it is', async () => {
    const world = await createTestBroker()
    const me = actor(world, await verified(world, '01011110000', 'Anna Kim'))
    expect(await me.addCard({ holder: 'Hanna Kim' })).toMatchObject({
      msg: 'REAL_NAME_MISMATCH',
      fields: { holder: 'mismatch' },
    })
    expect((await me.addCard({ holder: ' ＡＮＮＡ   kim ' })).msg).toBe('ADDED')
  })

  it('has no holder where an operator passed the real name without a submission', async () => {
    const world = await createTestBroker()
    const member = await world.trader('01011110000')
    await world.call(memberSetFundPassword, { fundPassword, fundPasswordConfirm: fundPassword }, member)
    expect((await actor(world, member).addCard()).msg).toBe('REAL_NAME_MISMATCH')
  })

  it('is linked to one member, and to another one once it is unbound', async () => {
    const { world, me } = await opened()
    const other = actor(world, await verified(world, '01022220000'))
    const { payee } = await me.addCard()
    expect(await other.addCard()).toMatchObject({ msg: 'CARD_EXISTS', fields: { number: 'notAllowed' } })
    expect((await me.addCard()).msg).toBe('CARD_EXISTS')
    expect((await other.addCard({ bank: 'KR020' })).msg).toBe('ADDED')
    expect((await me.unbind(payee)).msg).toBe('UNBOUND')
    expect((await other.addCard()).msg).toBe('ADDED')
  })

  it('is linked to one of two members who link it at once', async () => {
    const { world, me } = await opened()
    const other = actor(world, await verified(world, '01022220000'))
    const answers = await Promise.all([me.addCard(), other.addCard(), me.addCard(), other.addCard()])
    expect(answers.map(({ msg }) => msg).sort()).toEqual([
      'ADDED',
      'CARD_EXISTS',
      'CARD_EXISTS',
      'CARD_EXISTS',
    ])
  })

  it.each(['1234567', '1'.repeat(21), '110-234-567890'])('is not numbered %s', async (number) => {
    const { me } = await opened()
    expect(await me.addCard({ number })).toMatchObject({ msg: 'VALIDATION', fields: { number: 'malformed' } })
  })

  it('has a branch of at most 60 characters', async () => {
    const { me } = await opened()
    expect(await me.addCard({ branch: '가'.repeat(61) })).toMatchObject({
      msg: 'VALIDATION',
      fields: { branch: 'tooLong' },
    })
    expect((await me.addCard({ branch: '가'.repeat(60) })).msg).toBe('ADDED')
  })
})

describe('a wallet', () => {
  it('is linked once to a member, however its address is written, and to another member too', async () => {
    const { world, me } = await opened()
    const other = actor(world, await verified(world, '01022220000'))
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect((await me.addWallet({ network: 'ERC20', address })).msg).toBe('ADDED')
    expect(await me.addWallet({ network: 'ERC20', address: address.toLowerCase() })).toMatchObject({
      msg: 'CARD_EXISTS',
      fields: { address: 'notAllowed' },
    })
    expect((await other.addWallet({ network: 'ERC20', address })).msg).toBe('ADDED')
  })

  it('is refused by the checksum of its network', async () => {
    const { me } = await opened()
    expect(await me.addWallet({ address: tron.replace('R7', 'R8') })).toMatchObject({
      msg: 'VALIDATION',
      fields: { address: 'base58check' },
    })
  })
})

describe('the withdrawal password', () => {
  it('is asked for, and a wrong one changes nothing', async () => {
    const { me } = await opened()
    const wrong = { msg: 'FUND_PASSWORD_WRONG', fields: { fundPassword: 'mismatch' } }
    expect(await me.addCard({ fundPassword: '000001' })).toMatchObject(wrong)
    expect(await me.addWallet({ fundPassword: '000001' })).toMatchObject(wrong)
    const { payee } = await me.addCard()
    expect(await me.unbind(payee, '000001')).toMatchObject(wrong)
    expect(await me.list()).toMatchObject({ cards: [{ payee }], wallets: [] })
  })

  it('is not compared where the command is refused anyway', async () => {
    const { me } = await opened()
    for (let n = 0; n < 6; n += 1)
      expect((await me.addCard({ bank: 'KR999', fundPassword: '000001' })).msg).toBe('VALIDATION')
    expect((await me.addCard()).msg).toBe('ADDED')
  })

  it('is asked for before it is told whether a name is the verified one, or whether a bank account is linked', async () => {
    const { world, me } = await opened()
    const other = actor(world, await verified(world, '01022220000', '성춘향'))
    await me.addCard()
    const guesses = [{ holder: '성춘향' }, { holder: '홍길동' }, { number: '110234567891', holder: '성춘향' }]
    for (const guess of guesses)
      expect((await other.addCard({ ...guess, fundPassword: '000001' })).msg).toBe('FUND_PASSWORD_WRONG')
    expect((await other.addCard({ holder: '성춘향' })).msg).toBe('CARD_EXISTS')
    expect((await other.addCard({ holder: '홍길동' })).msg).toBe('REAL_NAME_MISMATCH')
  })

  it('is not guessed any longer by what is linked already', async () => {
    const { me } = await opened()
    await me.addWallet()
    for (let n = 0; n < 5; n += 1)
      expect((await me.addWallet({ fundPassword: '000001' })).msg).toBe('FUND_PASSWORD_WRONG')
    expect((await me.addWallet()).msg).toBe('TOO_FREQUENT')
  })

  it('is needed before anything else', async () => {
    const world = await createTestBroker()
    const me = actor(world, await world.register('01011110000'))
    expect((await me.addCard()).msg).toBe('FUND_PASSWORD_NOT_SET')
    expect((await me.addWallet()).msg).toBe('FUND_PASSWORD_NOT_SET')
  })
})

describe('unbinding', () => {
  it('is refused for what is unknown, unbound or another member’s', async () => {
    const { world, me } = await opened()
    const other = actor(world, await verified(world, '01022220000'))
    const { payee } = await me.addCard()
    expect((await other.unbind(payee)).msg).toBe('CARD_NOT_OWN')
    expect((await other.makeDefault(payee)).msg).toBe('CARD_NOT_OWN')
    expect((await me.unbind('unknown')).msg).toBe('CARD_NOT_FOUND')
    expect((await me.unbind(payee)).msg).toBe('UNBOUND')
    for (const one of [me, other]) expect((await one.unbind(payee)).msg).toBe('CARD_NOT_FOUND')
  })

  it('waits for the request that pays to it, which is its last use once it has passed', async () => {
    const { world, me } = await opened()
    const { payee } = await me.addCard()
    const { payee: idle } = await me.addWallet()
    const ask = async () => {
      const money = { currency: 'USD', amount: '1' }
      const headers = { ...headersOf(me.member), 'idempotency-key': nextKey() }
      expect((await world.send('testPlans/ask', { money, payee }, headers)).status).toBe(1)
    }
    await ask()
    expect((await me.unbind(payee)).msg).toBe('FUND_OPERATION_PENDING')
    const { requests } = await world.call(requestsList, { pageSize: 1 }, me.member)
    await world.call(requestsCancel, { request: requests[0]?.id ?? '' }, me.member)
    expect((await me.list()).cards[0]?.lastUsedAt).toBeUndefined()

    await ask()
    expect((await me.unbind(idle)).msg).toBe('UNBOUND')
    await world.pass(5_000)
    expect((await me.list()).cards[0]?.lastUsedAt).toBe(world.clock.now())
    expect((await me.unbind(payee)).msg).toBe('UNBOUND')
  })
})
