import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const sections = readFileSync(path.join(root, 'docs/request-flows.md'), 'utf8').split('\n## ').slice(1)
const flows = sections.map((section) => ({
  name: section.split('\n')[0],
  files: [...section.matchAll(/\d+\. `([^`]+)`/g)].map(([, file = '']) => file),
}))

describe.each(flows)('docs/request-flows.md: $name', ({ name, files }) => {
  it('names only files that exist', () => {
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  it('needs few files', () => {
    expect(files.length).toBeGreaterThan(5)
    expect(files.length).toBeLessThanOrEqual(name === 'Placing an order' ? 20 : 15)
  })
})
