import { existsSync } from 'node:fs'
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'
import { runOrThrow } from '@chignon/dev-tools/run'
import { dist, packageRoot } from '../../ui/scripts/paths.ts'

const packed = JSON.parse(
  await runOrThrow('npm', ['pack', '--dry-run', '--json', '--loglevel', 'error'], { cwd: packageRoot }),
) as [{ files: { path: string }[] }]
const files = new Set(packed[0].files.map((file) => file.path))

test('contains the way in, the licences, and no file of the workspace', () => {
  expect([...files].filter((file) => /README|LICENSE/.test(file)).map((file) => path.basename(file))).toEqual(
    expect.arrayContaining([
      'README.md',
      'LICENSE.txt',
      'bodoni-moda.LICENSE.txt',
      'instrument-sans.LICENSE.txt',
      'vazirmatn.LICENSE.txt',
    ]),
  )
  expect(
    [...files].filter((file) => /^src|conformance|-suite\.|\.stories\.|\.test\.|\._/.test(file)),
  ).toEqual([])
})

test('says where it is from, what it needs and under which licence', async () => {
  const text = await readFile(path.join(packageRoot, 'package.json'), 'utf8')
  const { homepage, bugs, keywords, engines } = JSON.parse(text) as Record<string, unknown>
  expect(homepage).toMatch(/^https:/)
  expect(bugs).toMatch(/^https:.*issues$/)
  expect(keywords).toContain('react')
  expect(engines).toHaveProperty('node')
  expect(files).toContain('LICENSE')
})

test('has a source map for every module with code', async () => {
  const withoutMap: string[] = []
  for await (const file of glob('**/*.js', { cwd: dist })) {
    const code = await readFile(path.join(dist, file), 'utf8')
    // A module that only re-exports has nothing to map.
    const statements = code.replaceAll(/^(import .*|export \{.*|'use client'.*|"use client".*|\/\/.*)$/gm, '')
    if (statements.trim() && !files.has(`dist/${file}.map`)) withoutMap.push(file)
  }
  expect(withoutMap).toEqual([])
})

test('names in its README only entries that exist', async () => {
  const readme = await readFile(path.join(packageRoot, 'README.md'), 'utf8')
  const entries = [...readme.matchAll(/'(@chignon\/ui\/[\w./-]+)'/g)].map(([, entry = '']) => entry)
  expect(entries.length).toBeGreaterThan(3)
  expect(entries.filter((entry) => !existsSync(fileURLToPath(import.meta.resolve(entry))))).toEqual([])
})

test('explains the import of all components at once, when it is built and when it runs', async () => {
  const entry = '\0entry'
  const build = await rolldown({
    input: entry,
    cwd: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === entry ? path.join(import.meta.dirname, 'bare-import.js') : null),
        load: (id) =>
          id.endsWith('bare-import.js') ? "import { Button } from '@chignon/ui'\nconsole.log(Button)" : null,
      },
    ],
  })
  await expect(build.generate()).rejects.toThrow('import-each-component-by-its-own-path')
  await expect(import('@chignon/ui')).rejects.toThrow("import { Button } from '@chignon/ui/button'")
})

test('contains a codemod that changes an app', async () => {
  expect([...files]).toContain('dist/codemods/0.2.0.mjs')
  const folder = await mkdtemp(path.join(tmpdir(), 'codemod-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const app = path.join(folder, 'app.tsx')
  const source = "import { Dialog } from '@chignon/ui/dialog'\nconst dialog = <Dialog isOpen />\n"
  await writeFile(app, source)
  const jscodeshift = createRequire(path.join(packageRoot, 'package.json')).resolve(
    'jscodeshift/bin/jscodeshift.js',
  )
  const codemod = path.join(dist, 'codemods/0.2.0.mjs')
  await runOrThrow(
    process.execPath,
    [jscodeshift, '-t', codemod, '--parser=tsx', '--extensions=tsx,ts', folder],
    { cwd: folder },
  )
  expect(await readFile(app, 'utf8')).toBe(source.replace('isOpen', 'open'))
})
