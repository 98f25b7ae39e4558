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
      const isFrench = (line: string) =>
        file.endsWith('.messages.ts') ? /^\s*fr: /.test(line) : !/^(?:msgid|#|\/\/)/.test(line)
      return lines
        .filter((line) => isFrench(line) && /\S (?:[;?!](?!\w)|:(?=\s|$|['"`’”<\\])|»)|« /.test(line))
        .map((line) => `${file}: ${line.trim()}`)
    })
  expect(found).toEqual([])
})
