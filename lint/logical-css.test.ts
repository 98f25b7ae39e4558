import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const physical =
  /(?:^|[\s;{])((?:margin|padding|scroll-margin|scroll-padding|border)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right))(?=\s*[:;}])/g

const sheets = globSync(['packages/*/src/**/*.css', 'apps/*/app/**/*.css', '.storybook/**/*.css'], {
  cwd: root,
})

it.each(sheets)('%s uses no physical direction', (sheet) => {
  const css = readFileSync(path.join(root, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const found = [...css.matchAll(physical)].map(([, name]) => name)
  expect(found, 'Use logical properties: margin-inline-start, inset-inline-end, text-align: start …').toEqual(
    [],
  )
})
