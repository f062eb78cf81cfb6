import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { opens } from './opens.ts'
import { breakdown, type Contestant, allowedFraction, kb, limitFrom, over, table } from './report.ts'

const folder = await mkdtemp(join(tmpdir(), 'bench-widgets-'))
const built = (entry: string) => bundle(entry, join(folder, entry))
try {
  const react = await built('react.tsx')
  const ours: Contestant = {
    name: 'ours over React, i18n',
    fifteen: await built('ours.tsx'),
    alone: await built('reactAndI18next.tsx'),
  }
  const antdMobile: Contestant = {
    name: 'antd-mobile over React',
    fifteen: await built('antdMobile.tsx'),
    alone: react,
  }
  const contestants: readonly Contestant[] = [
    ours,
    antdMobile,
    { name: 'Vant over Vue', fifteen: await built('vant.ts'), alone: await built('vue.ts') },
  ]
  for (const entry of ['ours.tsx', 'antdMobile.tsx', 'vant.ts']) await opens(join(folder, entry))

  console.log('fifteen widgets, Vite production builds, gzip 9, KB\n')
  console.log(table(contestants))
  for (const { name, fifteen } of contestants)
    for (const file of fifteen.files.filter(({ lazy }) => lazy))
      console.log(`${name}: ${kb(file.size)} of ${file.name} load later, and count`)
  if (process.argv.includes('--all'))
    console.log(
      `\nours by origin, each part minified and gzipped by itself, React among them:\n${breakdown(ours.fifteen)}`,
    )
  const limit = limitFrom(antdMobile)
  const holds = over(ours) <= limit
  console.log(
    `\nours over React and i18next ${kb(over(ours))} KB (over React alone ${kb(over({ ...ours, alone: react }))} KB), allowed ${kb(limit)} KB, ${String(allowedFraction)} of antd-mobile's: ${holds ? 'holds' : 'TOO HEAVY'}`,
  )
  if (!holds) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true })
}
