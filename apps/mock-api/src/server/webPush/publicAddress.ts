import { BlockList, type LookupFunction, isIP } from 'node:net'
import { lookup } from 'node:dns'

/** Of this machine, of networks of one's own, and of no host at all (IANA's registries of special addresses). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')

/** What the internet has assigned; everything else is special. */
const assigned = new BlockList()
assigned.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && assigned.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Resolves a name for a connection, and refuses it where one of its addresses is not of the internet. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) {
      done(error, '', 0)
      return
    }
    const [first] = addresses
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      done(new Error(`${hostname} is not on the internet`), '', 0)
    else if (options.all === true) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
