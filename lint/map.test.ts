import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const document = readFileSync(path.join(root, 'docs/map.md'), 'utf8')

// The first cell of each row: a folder, in the section of the API below its `src`.
const [rest = '', api = ''] = document.split('\n## The API, `apps/api/src`\n')
const foldersIn = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, folder = '']) => folder)
const described = new Set([
  ...foldersIn(rest),
  ...foldersIn(api.split('\n## ')[0] ?? '').map((folder) => `apps/api/src/${folder}`),
  ...foldersIn(api.split('\n## ').slice(1).join('\n## ')),
])
const areas = ['platform', 'identity', 'catalogue', 'learning', 'commerce', 'community']

const folders = globSync(
  ['{apps,packages}/*/', 'apps/api/src/{seed,testing}/', ...areas.map((area) => `apps/api/src/${area}/**/`)],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
).filter(
  (folder) => !areas.includes(path.basename(folder)) && globSync(`${folder}/*`, { cwd: root }).length > 0,
)

it('has a line for each folder', () => {
  expect(folders.length).toBeGreaterThan(100)
  expect(
    folders.map((folder) => folder.replace(/\/$/, '')).filter((folder) => !described.has(folder)),
    'Describe the folder in docs/map.md: what it owns, and where to begin reading',
  ).toEqual([])
})

it('names only folders and files that exist', () => {
  expect([...described].filter((folder) => !existsSync(path.join(root, folder)))).toEqual([])
  const missing = [...api.matchAll(/^\| `([^`]+)` \|[^|]+\|([^|]+)\|$/gm)].flatMap(
    ([, folder = '', cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)]
        .map(([, file = '']) => [`apps/api/src/${folder}/${file}`, `apps/api/src/${file}`, file])
        .filter((places) => !places.some((place) => existsSync(path.join(root, place))))
        .map(([file]) => file),
  )
  expect(missing, 'Name another file to begin with').toEqual([])
})
