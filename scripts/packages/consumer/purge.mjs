// Leaves in the built sheets what the built scripts name. ThemeProvider sets these attributes by another spelling.
import { writeFileSync } from 'node:fs'
import { PurgeCSS } from 'purgecss'

const [folder = 'dist'] = process.argv.slice(2)
const sheets = await new PurgeCSS().purge({
  content: [`${folder}/*.html`, `${folder}/assets/*.js`],
  css: [`${folder}/assets/*.css`],
  dynamicAttributes: ['data-theme', 'data-market-colours', 'data-text-size', 'data-hide-amounts'],
})
for (const { file, css } of sheets) if (file) writeFileSync(file, css)
