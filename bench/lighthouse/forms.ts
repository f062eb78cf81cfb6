// npm run bench:forms: Lighthouse's accessibility score of each form of identity and of money, by a guest, a new member and one who is verified. It is held at 100.
import lighthouse from 'lighthouse'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { asMember } from '../../apps/web/e2e/asMember.ts'
import { startBroker } from '../../apps/web/e2e/broker.ts'
import { type Member, register } from '../../apps/web/e2e/members.ts'
import { submitRealName } from '../../apps/web/e2e/submitRealName.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { markdownTable } from '../table.ts'

/** The stream of prices never ends, so that the network is never idle: a page counts as loaded after this. */
const LOAD_MS = 6_000

const forms = {
  guest: ['/login/login', '/login/register', '/login/forgotPass'],
  newMember: [
    '/login/loginAfter',
    '/information/authInfo',
    '/information/fundPass',
    '/information/loginPass',
    '/information/devices',
    '/information/setting',
  ],
  verified: [
    '/information/authInfo',
    '/information/fundPass',
    '/information/resetFundPass',
    '/information/addBankCard',
    '/information/walletAdd',
    '/information/bankList',
    '/information/usdtAddress',
    '/information/userInfo',
    '/information/codes',
    '/information/bindPhone',
    '/information/seatAccount',
    '/information/closeAccount',
    '/information/recharge',
    '/information/cashOut',
    '/information/exChange',
  ],
} as const

const broker = await startBroker()
const profile = mkdtempSync(join(tmpdir(), 'bench-forms-'))
const executablePath = findChromium()
const launch = executablePath === undefined ? {} : { executablePath }
try {
  const newMember = await register(broker, '01087650111')
  const verified = await register(broker, '01087650222')
  await submitRealName(broker, verified, '홍길동')
  await broker.operate('clock', { advance: '10 s' })
  const digits = { fundPassword: '730518', fundPasswordConfirm: '730518' }
  await asMember(broker, verified, 'member/setFundPassword', digits)
  const members: Readonly<Record<keyof typeof forms, Member | undefined>> = {
    guest: undefined,
    newMember,
    verified,
  }

  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...chromiumFlags, '--remote-debugging-port=0'],
  })
  const port = Number.parseInt(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8'))
  const rows: string[][] = []
  for (const who of ['guest', 'newMember', 'verified'] as const) {
    const member = members[who]
    const page = await context.newPage()
    await page.goto(`${broker.origin}/logo.svg`)
    await page.evaluate(
      (entries) => {
        localStorage.clear()
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      },
      member === undefined ? {} : { tokend: member.token, account: member.account, hint: member.phone },
    )
    await page.close()
    for (const path of forms[who]) {
      const result = await lighthouse(`${broker.origin}/?${encodeURIComponent(path)}#${path}`, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: ['accessibility'],
        disableStorageReset: true,
        throttlingMethod: 'provided',
        maxWaitForLoad: LOAD_MS,
      })
      if (result === undefined) throw new Error(`Lighthouse says nothing of ${path}`)
      const { categories, audits } = result.lhr
      const score = Math.round((categories['accessibility']?.score ?? 0) * 100)
      const failed = Object.values(audits).flatMap((audit) => (audit.score === 0 ? [audit.id] : []))
      if (score < 100) process.exitCode = 1
      console.error(`${who} ${path}: ${String(score)}`)
      rows.push([who, path, String(score), failed.join(', ')])
    }
  }
  await context.close()
  console.log(markdownTable(['who', 'form', 'accessibility', 'what failed'], rows))
} finally {
  await broker.end()
  rmSync(profile, { recursive: true, force: true })
}
