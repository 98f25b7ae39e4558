import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist',
)

// The app has no server components.
const exclude = ['*/index-react-server*']

/** The source of a function in React Router's ES module builds, of which there are two: `development` and `production`. */
export function readRouterFunction(name: string): { build: string; code: string }[] {
  const source = new RegExp(`(async )?function ${name}\\([^)]*\\) \\{\\n[^]*?\\n\\}\\n`)
  return globSync('{development,production}/*.mjs', { cwd: dist, exclude }).flatMap((file) => {
    const code = source.exec(readFileSync(path.join(dist, file), 'utf8'))?.[0]
    return code ? [{ build: path.dirname(file), code }] : []
  })
}
