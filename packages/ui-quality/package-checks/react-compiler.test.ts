import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformAsync } from '@babel/core'
import { expect, test } from 'vitest'
import { packageRoot } from '../../ui/scripts/paths.ts'

const sources = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: packageRoot }))
const components = sources.filter((file) => !/\.(stories|test|testing)\.tsx?$/.test(file)).toSorted()
const folders = Map.groupBy(components, (file) => file.split(path.sep)[1] ?? '')

/** The error if the React Compiler skips a function of the file, else null. */
async function findBailOut(file: string): Promise<string | null> {
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

test.each([...folders])('%s: is compiled completely by the React Compiler', async (_, files) => {
  const errors = await Promise.all(files.map(findBailOut))
  expect(errors.filter(Boolean)).toEqual([])
})

test('has no component that opts out, or sets a displayName, which prevents tree-shaking', async () => {
  const texts = await Promise.all(
    components.map(async (file) => [file, await readFile(path.join(packageRoot, file), 'utf8')] as const),
  )
  expect(
    texts.filter(([, code]) => /['"]use no memo['"]|\.displayName\s*=/.test(code)).map(([file]) => file),
  ).toEqual([])
})
