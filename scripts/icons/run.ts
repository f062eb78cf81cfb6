// npm run icons: draws the icons of the installed app from its logo: apps/web/public/icons.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../visual/shoot.ts'
import { icons, pageOf } from './drawing.ts'

const folder = join(import.meta.dirname, '../../apps/web/public')
const logo = readFileSync(join(folder, 'logo.svg'), 'utf8')

const { browser } = await launch()
try {
  for (const icon of icons) {
    const { file, size } = icon
    const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' })
    await page.setContent(pageOf(logo, icon))
    await page.screenshot({ path: join(folder, 'icons', file), omitBackground: true })
    await page.close()
    console.log(`apps/web/public/icons/${file}`)
  }
} finally {
  await browser.close()
}
