import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames } from './built-package.ts'
import { bundleEntries } from './bundle.ts'

const entries = (await entryNames()).filter((entry) => !entry.startsWith('testing/'))

/** The texts of the reports: everything in their modules with at least four words in a row. */
async function sentences(): Promise<string[]> {
  const found: string[] = []
  for await (const file of glob('development/*.js', { cwd: dist })) {
    const code = await readFile(path.join(dist, file), 'utf8')
    found.push(...[...code.matchAll(/[a-z]+(?: [a-z]+){3,}/gi)].map(([text]) => text))
  }
  return found
}

test('a production bundle of all components contains no report of misuse', async () => {
  const { code, lazyCode, modules } = await bundleEntries(entries)
  const all = await sentences()
  expect(all.length).toBeGreaterThan(10)
  expect(modules.filter((module) => module.includes('/development/'))).toEqual([])
  const isComment = /^(The|Reports|Writes|Counts|Capitalizes|A) /
  expect(all.filter((text) => !isComment.test(text) && (code + lazyCode).includes(text))).toEqual([])
})

test('every use of `process` is guarded, for browsers where it does not exist', async () => {
  const guarded = /try \{\s*if \(process\.env\.NODE_ENV !== "production"\)/g
  const checks: string[] = []
  const unguarded: string[] = []
  for await (const file of glob('**/*.js', { cwd: dist })) {
    const code = await readFile(path.join(dist, file), 'utf8')
    const others = code.replaceAll(guarded, '')
    if (others !== code) checks.push(file)
    if (others.includes('process.env')) unguarded.push(file)
  }
  expect(checks.length).toBeGreaterThan(10)
  expect(unguarded).toEqual([])
})
