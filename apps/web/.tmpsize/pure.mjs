import { rolldown } from 'rolldown'
import { gzipSync } from 'node:zlib'
const f = process.argv[2]
const b = await rolldown({
  input: './' + f,
  external: ['react', 'react-dom'],
  resolve: { conditionNames: ['production', 'module', 'import', 'browser', 'default'] },
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  onLog() {},
  plugins: [
    {
      name: 'p',
      transform(code, id) {
        if (!/react-router\/dist/.test(id)) return
        return code
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^(\w+)\.displayName = [^;]*;$/gm, '')
      },
    },
  ],
})
const o = await b.generate({ minify: process.argv[3] === 'min', format: 'esm' })
console.error(o.output[0].code.length, gzipSync(o.output[0].code, { level: 9 }).length)
if (process.argv[3] !== 'min') console.log(o.output[0].code)
