import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const document = readFileSync(path.join(root, 'docs/map.md'), 'utf8')

type Line = { folder: string; begin: string[] }

// The title of a section names the folder that the paths in its tables are relative to.
const lines = document.split('\n## ').flatMap((section): Line[] => {
  const base = /^[^`\n]*`([^`\n]+)`/.exec(section)?.[1] ?? ''
  return [...section.matchAll(/^\| `([^`]+)` \|[^|]+\|([^|\n]*)/gm)].map(([, name = '', begin = '']) => ({
    folder: path.posix.join(base, name),
    begin: [...begin.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }))
})

const areas = 'platform,identity,catalogue,learning,commerce,community'
const isWithFiles = (folder: string) =>
  globSync(`${folder}/*`, { cwd: root }).length > 0 && !/\/(locales|node_modules)$/.test(folder)
const folders = globSync(
  [
    '{apps,packages}/*/',
    'apps/api/src/{seed,testing}/',
    `apps/api/src/{${areas}}/*/`,
    'apps/api/src/platform/db/*/',
    'apps/web/app/lib/*/',
    'apps/web/app/areas/*/*/',
    'apps/studio/app/areas/*/',
  ],
  { cwd: root },
)
  .map((folder) => folder.replace(/\/$/, ''))
  .filter(isWithFiles)

it('has a line for each folder', () => {
  expect(folders.length).toBeGreaterThan(150)
  const described = new Set(lines.map(({ folder }) => folder))
  expect(
    folders.filter((folder) => !described.has(folder)),
    'Describe the folder in docs/map.md: what it owns, and where to begin reading',
  ).toEqual([])
})

it('names only folders and files that exist', () => {
  const missing = lines.flatMap(({ folder, begin }) =>
    [[folder], ...begin.map((file) => [`${folder}/${file}`, file, `apps/api/src/${file}`])]
      .filter((places) => !places.some((place) => existsSync(path.join(root, place))))
      .map(([place]) => place),
  )
  expect(missing).toEqual([])
})
