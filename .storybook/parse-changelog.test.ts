import { expect, test } from 'vitest'
import { parseChangelog, parseChangeset } from './parse-changelog.ts'

test('reads the text of a changeset', () => {
  const text = "---\n'@chignon/ui': minor\n---\n\n`Dialog`: `titleId`\nreplaces `isTitleHidden`.\n"
  expect(parseChangeset(text)).toBe('`Dialog`: `titleId` replaces `isTitleHidden`.')
})

test('reads a text with bold and italic type, and keeps underscores in code', () => {
  expect(parseChangeset('The page _Foundations / Icons_ **shows** `chn_icon` and `_all_`.')).toBe(
    'The page Foundations / Icons shows `chn_icon` and `_all_`.',
  )
})

test('reads versions and changes of a changelog', () => {
  const text = [
    '# @chignon/ui',
    '## 0.2.0',
    '### Minor Changes',
    '- 1a2b3c4: `Slider` is new.',
    '- `Tabs` are controlled.\n  Also `Accordion`.',
    '### Patch Changes',
    '- Fewer bytes.',
    '## 0.1.0',
    '- The first components.',
  ].join('\n\n')
  expect(parseChangelog(text)).toEqual([
    {
      version: '0.2.0',
      changes: ['`Slider` is new.', '`Tabs` are controlled. Also `Accordion`.', 'Fewer bytes.'],
    },
    { version: '0.1.0', changes: ['The first components.'] },
  ])
})
