import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '@chignon/dev-tools/run'

const root = path.resolve(import.meta.dirname, '../..')
let copy = ''

beforeEach(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'chignon-checks-'))
})
afterEach(() => rm(copy, { recursive: true, force: true }))

const writePackage = async (folder: string, content: object): Promise<void> => {
  await mkdir(path.join(copy, folder), { recursive: true })
  await writeFile(path.join(copy, folder, 'package.json'), JSON.stringify(content))
}

it('`npx` installs a package without a terminal to ask on', async () => {
  await writePackage('.', { name: 'copy', private: true })
  await writePackage('tool', { name: 'tool', version: '1.0.0', bin: 'tool.js' })
  const tool = path.join(copy, 'tool/tool.js')
  await writeFile(tool, "#!/usr/bin/env node\nconsole.log('started')\n")
  await chmod(tool, 0o755)
  await copyFile(path.join(root, '.npmrc'), path.join(copy, '.npmrc'))
  // `npx --yes pnpm test` sets it for its children.
  const env = { npm_config_yes: '' }
  const { output } = await run('npx', ['--offline', '--package=./tool', 'tool'], copy, env)
  expect(output).toBe('started\n')
})

it('a package whose types fail does not end the type checks of the others', async () => {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const pass = { 'types:root': 'node -e 0', 'types:scripts': 'node -e 0' }
  await writePackage('.', { name: 'copy', private: true, scripts: { ...scripts, ...pass } })
  await writeFile(path.join(copy, 'pnpm-workspace.yaml'), 'packages: [fails, takes-longer]\n')
  await writePackage('fails', { name: 'fails', scripts: { types: 'node fail.js' } })
  await writeFile(
    path.join(copy, 'fails/fail.js'),
    `require('node:fs').writeFileSync('../failed', ''); process.exit(2)`,
  )
  await writePackage('takes-longer', { name: 'takes-longer', scripts: { types: 'node check.js' } })
  await writeFile(
    path.join(copy, 'takes-longer/check.js'),
    `const { existsSync } = require('node:fs')
    const work = () => require('node:child_process').spawnSync(process.execPath, ['-e', '0'])
    while (!existsSync('../failed')) work()
    for (let left = 10; left > 0; left--) work()`,
  )
  const { code, output } = await run('npx', ['--yes', 'pnpm', 'types'], copy)
  expect(output).toContain('takes-longer types: Done')
  expect(code).not.toBe(0)
})
