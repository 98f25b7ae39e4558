import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

interface ShownText {
  file: string
  text: string
}

// At a plain space the sign would begin the next line.
test('French texts have no plain space before : ; ? ! and inside quotation marks', () => {
  expect(
    frenchTexts().filter(({ text }) => /\S (?:[;?!](?!\w)|:(?=\s|$|['"`’”<\\*])|»)|« /.test(text)),
  ).toEqual([])
})

test('French texts have no plain space between a number and its unit or percent sign', () => {
  expect(frenchTexts().filter(({ text }) => /[\d}] (?:[kMG]?o\b|%)|[nN]° /.test(text))).toEqual([])
})

test('no text that people read has a typewriter’s apostrophe or quotation marks', () => {
  const texts = [
    ...textsIn(['*.po', 'apps/web/app/areas/site/content/documents/*.md', '*.vtt']),
    ...sampleTexts(),
  ]
  expect(texts.length).toBeGreaterThan(5000)
  expect(texts.filter(({ text }) => /\p{L}'|"/u.test(text))).toEqual([])
})

function frenchTexts(): ShownText[] {
  return [
    ...textsIn(['*/fr.po', '*/fr.md', '*/fr.vtt', '*/message-packs/fr.ts', '*.messages.ts']),
    ...sampleTexts(),
  ]
}

function textsIn(patterns: string[]): ShownText[] {
  return filesOf(patterns).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line) => ({ file, text: textOf(file, line) })),
  )
}

/** Every text of the sample content, in all languages. */
function sampleTexts(): ShownText[] {
  return filesOf(['apps/api/sample/*.json']).flatMap((file) =>
    stringsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8'))).map((text) => ({ file, text })),
  )
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function filesOf(patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
}

// In code only the strings are checked, in a catalogue only the translations.
function textOf(file: string, line: string): string {
  if (file.endsWith('.messages.ts') && !/^\s*fr: /.test(line)) return ''
  if (file.endsWith('.ts')) return (line.match(/'[^']*'|`[^`]*`/g) ?? []).join('\n')
  if (file.endsWith('.po'))
    return /^(?:msgid|msgctxt|#)/.test(line) ? '' : line.replaceAll(/^(?:msgstr )?"|"$/g, '')
  return line
}
