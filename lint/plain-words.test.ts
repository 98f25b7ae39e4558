import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findObscureWords } from './plain-words.js'
import words from './plain-words.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '..')

/** The overrides of .oxlintrc.json that turn the rule off apply to prose as well. */
function isChecked(file: string): boolean {
  const config: { overrides: { files: string[]; rules: Record<string, unknown> }[] } = JSON.parse(
    readFileSync(path.join(root, '.oxlintrc.json'), 'utf8'),
  )
  return !config.overrides.some(
    ({ files, rules }) =>
      rules['house/plain-words'] === 'off' && files.some((pattern) => path.matchesGlob(file, pattern)),
  )
}

it.each(words)('reports “$example”', ({ example, instead }) => {
  expect(findObscureWords(example)).toEqual([
    expect.objectContaining({ message: expect.stringContaining(instead) }),
  ])
})

it('returns offset and word', () => {
  expect(findObscureWords('a likeness')).toEqual([expect.objectContaining({ index: 2, word: 'likeness' })])
})

it.each(['from tomend to endlest', 'mostRecent', 'almost Everything', 'foretold', 'the longest Name'])(
  'accepts “%s”',
  (text) => {
    expect(findObscureWords(text)).toEqual([])
  },
)

// Learners' texts in seven languages and generated files are left out.
const excluded = /(^|\/)(locales|documents|sample|migrations\/meta)\//
const prose = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.md', '*.mdx', '*.sql', '*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file && !excluded.test(file) && isChecked(file))

it.each(prose)('%s uses plain words', (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  const found = lines.flatMap((line, i) =>
    findObscureWords(line).map(({ message }) => `${file}:${i + 1} ${message}`),
  )
  expect(found).toEqual([])
})
