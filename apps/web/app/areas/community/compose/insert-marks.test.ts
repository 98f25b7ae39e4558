import { expect, test } from 'vitest'
import { insertMarks, type Mark } from './insert-marks.ts'

// The selection is between bars.
function marked(shown: string, mark: Mark): string {
  const [before = '', selected = '', after = ''] = shown.split('|')
  const start = before.length
  const result = insertMarks({ text: before + selected + after, start, end: start + selected.length }, mark)
  const { text } = result
  return `${text.slice(0, result.start)}|${text.slice(result.start, result.end)}|${text.slice(result.end)}`
}

test.each<[string, Mark, string]>([
  ['a |bob| cut', 'bold', 'a **|bob|** cut'],
  ['a || cut', 'italic', 'a *||* cut'],
  ['see |here|', 'link', 'see [here](|https://|)'],
  ['see ||', 'link', 'see [||](https://)'],
  ['one\n|two\nthree|', 'list', 'one\n|- two\n- three|'],
  ['on|e|', 'quote', '|> one|'],
])('%j with %s is %j', (shown, mark, expected) => {
  expect(marked(shown, mark)).toBe(expected)
})
