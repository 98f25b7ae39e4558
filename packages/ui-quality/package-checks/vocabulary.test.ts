import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '../../ui/scripts/manifest/types.ts'
import { dist } from '../../ui/scripts/paths.ts'
import { entryNames, moduleOf } from './built-package.ts'

const { components }: Manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'))

/** Names that are not used, each with the one to use. */
const replaced = new Map([
  ['isOpen', 'open'],
  ['onClose', 'onOpenChange'],
  ['onToggle', 'onOpenChange'],
  ['onCancel', 'onOpenChange'],
  ['isChecked', 'checked'],
  ['selectedId', 'value'],
  ['selectedIds', 'value'],
  ['defaultId', 'defaultValue'],
  ['onChange', 'onValueChange'],
  ['onSelect', 'onValueChange'],
  ['legend', 'label'],
  ['isLegendHidden', 'isLabelHidden'],
  ['required', 'isRequired'],
  ['headingLevel', 'level'],
  ['prompt', 'label'],
  ['closeLabel', 'labels.close'],
  ['dismissLabel', 'labels.dismiss'],
  ['clearLabel', 'labels.clear'],
])

const tones = ['neutral', 'info', 'success', 'warning', 'error']

const pairs = [
  ['value', 'defaultValue', 'onValueChange'],
  ['checked', 'defaultChecked', 'onCheckedChange'],
  ['open', 'defaultOpen', 'onOpenChange'],
] as const

/** Components with only some props of a pair, and the reason. */
const incomplete = new Map([
  ...['TextField', 'TextareaField', 'PasswordField', 'SelectField', 'Checkbox', 'Switch'].map(
    (name) => [name, 'the other two are attributes of the native element'] as const,
  ),
  ...['ProgressBar', 'ProgressRing', 'QrCode'].map((name) => [name, 'it shows a value'] as const),
  ['ContextMenu', 'it opens where the pointer is'],
  ['ContextMenuCheckbox', 'a closed menu is not rendered, so the caller keeps the state'],
  ['FileDrop', 'a file input cannot be set'],
  ['PromoCode', 'what was submitted without scripts'],
  ['SearchBox', 'the text is set by the address'],
])

test.each(components)('$name: uses the common names of props', ({ name, props }) => {
  const byName = new Map(props.map((prop) => [prop.name, prop]))
  const wrong = props.filter((prop) => replaced.has(prop.name)).map((prop) => prop.name)
  expect(wrong.map((prop) => `${prop} → ${replaced.get(prop)}`)).toEqual([])
  const labels = byName.get('labels')
  if (labels) expect([labels.type, labels.isRequired]).toEqual([expect.stringMatching(/^Partial</), false])
  const level = byName.get('level')
  if (level) expect([level.type, level.isRequired]).toEqual(['HeadingLevel', false])
  const values = byName.get('tone')?.values?.map((value) => value.replaceAll(/\W/g, ''))
  if (values) expect(values).toEqual(expect.arrayContaining(tones))
  for (const pair of pairs) {
    const found = pair.filter((prop) => byName.has(prop))
    if (found.length === 0 || incomplete.has(name)) continue
    expect(found).toEqual(pair)
    expect(found.filter((prop) => byName.get(prop)?.isRequired)).toEqual([])
  }
})

test.each(components)('$name: has its default texts in labels', ({ props }) => {
  const words = props.filter(
    ({ name, description }) => /.Label$/.test(name) && /\bDefault\b/.test(description),
  )
  expect(words.map((prop) => prop.name)).toEqual([])
})

test('items and other objects in props use the same names', async () => {
  const entries = (await entryNames()).filter((entry) => !/^(testing|messages)\//.test(entry))
  const wrong: string[] = []
  for (const entry of entries) {
    const declarations = await readFile(path.join(dist, `${moduleOf(entry)}.d.ts`), 'utf8')
    for (const [, type = '', body = ''] of declarations.matchAll(/^export type (\w+)[^{;]*\{\n([^]*?)^\}/gm))
      for (const [, key = ''] of body.matchAll(/^ +(?:readonly )?(\w+)\??:/gm))
        if (!type.endsWith('Props') && (replaced.has(key) || key === 'isActive')) wrong.push(`${type}.${key}`)
  }
  expect(wrong).toEqual([])
})

test('every exception is still needed', () => {
  const complete = [...incomplete.keys()].filter((name) => {
    const names = components.find((component) => component.name === name)?.props.map((prop) => prop.name)
    return pairs.every((pair) => {
      const count = pair.filter((prop) => names?.includes(prop)).length
      return count === 0 || count === pair.length
    })
  })
  expect(complete).toEqual([])
})
