import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const files = execFileSync(
  'git',
  ['ls-files', '*/fr.po', '*/fr.md', '*/message-packs/fr.ts', '*.messages.ts'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)

// At a plain space the sign would begin the next line.
test('French texts have no plain space before : ; ? ! and inside quotation marks', () => {
  const found = files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
      return lines
        .map((line) => textOf(file, line))
        .filter((text) => /\S (?:[;?!](?!\w)|:(?=\s|$|['"`’”<\\])|»)|« /.test(text))
        .map((text) => `${file}: ${text}`)
    })
  expect(found).toEqual([])
})

// Of code only its strings, of a catalogue only its translations.
function textOf(file: string, line: string): string {
  if (file.endsWith('.messages.ts') && !/^\s*fr: /.test(line)) return ''
  if (file.endsWith('.ts')) return (line.match(/'[^']*'|`[^`]*`/g) ?? []).join('\n')
  return /^(?:msgid|#)/.test(line) ? '' : line
}
