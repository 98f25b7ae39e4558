import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutHelper } from '../../ui/src/testing/without-helper.ts'
import { packageRoot } from '../../ui/scripts/paths.ts'
import { componentFolders } from './components.ts'

const fileOf = (name: string, ending: string): string =>
  path.join(packageRoot, 'src', name, `${name}${ending}`)

const components = await componentFolders()
const withHelper = components.filter((name) => existsSync(fileOf(name, '.testing.ts')))
const withReason = Object.keys(withoutHelper).toSorted()

test('every component has a test helper or a reason to have none', () => {
  const neither = components.filter((name) => !withHelper.includes(name) && !withReason.includes(name))
  expect(neither, 'Write <name>.testing.ts, or add the reason to src/testing/without-helper.ts').toEqual([])
})

test('no component has both, and every reason is a sentence about an existing component', () => {
  expect(withReason.filter((name) => withHelper.includes(name) || !components.includes(name))).toEqual([])
  expect(Object.values(withoutHelper).filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([])
})

test('every helper is tested with its component', async () => {
  const files = await Array.fromAsync(glob('src/testing/*.test.tsx', { cwd: packageRoot }))
  const tests = await Promise.all(files.map((file) => readFile(path.join(packageRoot, file), 'utf8')))
  const used = tests.join('\n')
  const unused = withHelper.filter(
    (name) => !used.includes(`/${name}.testing.ts'`) || !used.includes(`/${name}.tsx'`),
  )
  expect(unused).toEqual([])
})
