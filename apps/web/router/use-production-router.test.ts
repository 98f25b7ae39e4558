import path from 'node:path'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { productionRouter } from './use-production-router.ts'

const entry = 'virtual:entry'

async function bundledModules(code: string): Promise<string[]> {
  const output = await build({
    root: path.resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? path.join(import.meta.dirname, 'entry.js') : undefined),
        load: (id) => (id.endsWith('router/entry.js') ? code : undefined),
      },
      productionRouter(),
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })
  const { output: files } = output as Rollup.RollupOutput
  return files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

it.each([
  ['react-router', "import { Scripts } from 'react-router'; console.log(Scripts)"],
  ['react-router/dom', "import { HydratedRouter } from 'react-router/dom'; console.log(HydratedRouter)"],
  ['react-router-dom', "import { HydratedRouter } from 'react-router-dom'; console.log(HydratedRouter)"],
])('bundles only the production build of %s', async (_name, code) => {
  const modules = (await bundledModules(code)).filter((id) => id.includes('/react-router/'))
  expect(modules.filter((id) => id.includes('/dist/production/'))).not.toEqual([])
  expect(modules.filter((id) => id.includes('/dist/development/'))).toEqual([])
})
