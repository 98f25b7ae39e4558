import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const document = readFileSync(path.join(root, 'docs/business-rules.md'), 'utf8')

type Rule = { id: string; code: string; test: string }

const rules: Rule[] = document.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim())
  const id = cells[1] ?? ''
  return /^[A-Z]+-\d+$/.test(id) ? [{ id, code: cells.at(-3) ?? '', test: cells.at(-2) ?? '' }] : []
})
const ids = rules.map(({ id }) => id)
const topics = [...new Set(ids.map((id) => id.replace(/-\d+$/, '')))].join('|')
const citation = new RegExp(`(?<![\\w-])(?:${topics})-\\d+(?![\\w-])`, 'g')
const pathsIn = (cell: string) => [...cell.matchAll(/(?<=`)[\w.][^`]*(?=`)/g)].map(([name]) => name)

describe('docs/business-rules.md', () => {
  it('defines each id once', () => {
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('names only files that exist', () => {
    const missing = rules.flatMap(({ id, code, test }) =>
      [...pathsIn(code), ...pathsIn(test)]
        .filter((name) => !existsSync(path.join(root, name)))
        .map((name) => `${id}: ${name}`),
    )
    expect(missing, 'Update the moved paths in docs/business-rules.md').toEqual([])
  })

  it('says of each rule where it is implemented and tested, or that it is not', () => {
    const paths = '`[^`]+`(, `[^`]+`)*'
    const isCode = new RegExp(`^(not built yet|${paths}( · not built yet)?)$`)
    const isTest = new RegExp(`^(no test yet|${paths})$`)
    const unclear = rules.filter(({ code, test }) => {
      if (!isCode.test(code)) return true
      return code === 'not built yet' ? test !== '—' && !isTest.test(test) : !isTest.test(test)
    })
    expect(unclear).toEqual([])
  })
})

describe('a citation of a rule', () => {
  it('is found by its topic and number', () => {
    expect(citationsIn('see TAX-1, UTF-8 and `ACCESS-12`')).toEqual(['TAX-1', 'ACCESS-12'])
  })

  it('names an id that is defined', () => {
    const unknown = linesWithCitations().flatMap((line) =>
      citationsIn(line)
        .filter((id) => !ids.includes(id))
        .map((id) => `${id} in ${line}`),
    )
    expect(unknown, 'Cite an id of docs/business-rules.md').toEqual([])
  })
})

function citationsIn(text: string): string[] {
  return [...text.matchAll(citation)].map(([id]) => id)
}

function linesWithCitations(): string[] {
  const folders = '{.storybook,apps,decisions,docs,lint,packages,scripts}/**'
  const files = globSync([`${folders}/*.{ts,tsx,js,mjs,css,sql,md,mdx}`, '*.{ts,md}'], {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'build', 'locales', 'sample'].includes(path.basename(name)),
  })
  return files
    .filter((file) => file !== path.join('lint', 'business-rules.test.ts'))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => `${file}:${index + 1}: ${line.trim()}`)
        .filter((line) => citationsIn(line).length > 0),
    )
}
