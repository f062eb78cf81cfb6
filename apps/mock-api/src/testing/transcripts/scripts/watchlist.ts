import { type Json, type Script, call, guest, instruments, ops, register } from '../steps.ts'

const { apple, korean, token, plain } = instruments
const add = (...items: readonly Json[]) => call('ann', 'watchlist/add', { items })
const groups = call('ann', 'watchlist/groups')

export const watchlist: Script = {
  name: 'watchlist',
  steps: [
    guest('watchlist/groups'),
    register('ann', '01010000001'),
    groups,
    add({ instrument: apple }, { instrument: korean }, { instrument: token }),
    add({ instrument: apple }),
    add({ instrument: 'US:NONE' }),
    add({ instrument: plain, group: 'gone' }),
    call('ann', 'watchlist/rows'),
    call('ann', 'watchlist/addGroup', { name: ' Crypto ' }, { save: { crypto: 'group' } }),
    call('ann', 'watchlist/addGroup', { name: 'Crypto' }),
    call('ann', 'watchlist/addGroup', { name: ' ' }),
    call('ann', 'watchlist/addGroup', { name: 'A name of more than twenty characters' }),
    call('ann', 'watchlist/renameGroup', { group: 'default', name: 'Crypto' }),
    call('ann', 'watchlist/renameGroup', { group: 'gone', name: 'Other' }),
    call('ann', 'watchlist/renameGroup', { group: 'default', name: 'Stocks' }),
    call('ann', 'watchlist/move', { instruments: [token], group: '$crypto' }),
    call('ann', 'watchlist/move', { instruments: [korean], group: 'default', index: 0 }),
    call('ann', 'watchlist/move', { instruments: [korean], group: 'gone' }),
    call('ann', 'watchlist/deleteGroup', { group: 'default' }),
    call('ann', 'watchlist/remove', { instruments: [apple, plain] }),
    add({ instrument: plain, index: 0 }),
    ops('delist', { instrument: plain }),
    call('ann', 'watchlist/rows'),
    call('ann', 'watchlist/deleteGroup', { group: '$crypto' }),
    call('ann', 'watchlist/deleteGroup', { group: '$crypto' }),
    groups,
  ],
}
