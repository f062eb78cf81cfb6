import type { WorldGuide } from '../../../../worlds/guide.ts'
import type { World } from '../../../../worlds/world.ts'

/** With addresses of both networks; nobody has their keys. */
export const demoAddresses = {
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
} as const

async function ready(guide: WorldGuide): Promise<void> {
  await guide.register()
  await guide.submitRealName()
  await guide.setFundPassword()
  await guide.advance('10 s')
}

async function linked(guide: WorldGuide): Promise<void> {
  await ready(guide)
  await guide.addCard({ bank: 'KR088', number: '110234567890', branch: '역삼' })
  await guide.addCard({ bank: 'KR090', number: '3333012345678' })
  await guide.addWallet({ network: 'TRC20', address: demoAddresses.tron, label: 'Cold wallet' })
  await guide.addWallet({ network: 'ERC20', address: demoAddresses.ethereum })
}

async function fullyLinked(guide: WorldGuide): Promise<void> {
  await ready(guide)
  for (let digit = 1; digit <= 5; digit += 1) {
    await guide.addCard({ bank: 'KR088', number: `11023456789${String(digit)}` })
    await guide.addWallet({ network: 'ERC20', address: `0x${String(digit).repeat(40)}` })
  }
}

/** Of who has, or may link, bank accounts and wallets. */
export const worlds = {
  /** Its identity is verified and it has a withdrawal password; no bank account or wallet is linked. */
  readyToLink: { build: ready },
  /** Has linked two bank accounts and two wallets. */
  linked: { build: linked },
  /** Has linked as many as one can. */
  fullyLinked: { build: fullyLinked },
} as const satisfies Readonly<Record<string, World>>
