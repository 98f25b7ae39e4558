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
const helped = components.filter((name) => existsSync(fileOf(name, '.testing.ts')))
const excused = Object.keys(withoutHelper).toSorted()

test('every component has a test helper, or a reason to have none', () => {
  const neither = components.filter((name) => !helped.includes(name) && !excused.includes(name))
  expect(neither, 'Write <name>.testing.ts, or the reason into src/testing/without-helper.ts').toEqual([])
})

test('none has both, and every reason is of a component that is there', () => {
  expect(excused.filter((name) => helped.includes(name) || !components.includes(name))).toEqual([])
  expect(Object.values(withoutHelper).filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([])
})

test('every helper is used on its component', async () => {
  const files = await Array.fromAsync(glob('src/testing/*.test.tsx', { cwd: packageRoot }))
  const tests = await Promise.all(files.map((file) => readFile(path.join(packageRoot, file), 'utf8')))
  const used = tests.join('\n')
  const unused = helped.filter(
    (name) => !used.includes(`/${name}.testing.ts'`) || !used.includes(`/${name}.tsx'`),
  )
  expect(unused).toEqual([])
})
