import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformAsync } from '@babel/core'
import { expect, test } from 'vitest'
import { packageRoot } from '../../ui/scripts/paths.ts'

const sources = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: packageRoot }))
const components = sources.filter((file) => !/\.(stories|test|testing)\.tsx?$/.test(file)).toSorted()
const folders = Map.groupBy(components, (file) => file.split(path.sep)[1] ?? '')

/** What the React Compiler says when it leaves a function as it is, else null. */
async function bailOut(file: string): Promise<string | null> {
  const code = await readFile(path.join(packageRoot, file), 'utf8')
  try {
    await transformAsync(code, {
      filename: file,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [['babel-plugin-react-compiler', { panicThreshold: 'all_errors' }]],
    })
    return null
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`
  }
}

test.each([...folders])('%s: the React Compiler compiles all of it', async (_, files) => {
  const said = await Promise.all(files.map(bailOut))
  expect(said.filter(Boolean)).toEqual([])
})

test('none opts out of it, and none sets a displayName that would keep it in every bundle', async () => {
  const texts = await Promise.all(
    components.map(async (file) => [file, await readFile(path.join(packageRoot, file), 'utf8')] as const),
  )
  expect(
    texts.filter(([, code]) => /['"]use no memo['"]|\.displayName\s*=/.test(code)).map(([file]) => file),
  ).toEqual([])
})
