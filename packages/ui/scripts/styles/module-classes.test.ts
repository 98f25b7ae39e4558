import { expect, test } from 'vitest'
import { importsOf } from './module-classes.ts'

test('finds the modules that a module imports, without type imports', () => {
  const code = `
import type { Messages } from './messages.ts'
import { a, type B } from './a.ts'
import def, * as all from './all.ts'
export { c } from './c.ts'
export type { D } from './d.ts'
const later = () => import('./later.ts')
`
  expect(importsOf('/src/one.tsx', code)).toEqual(['/src/a.ts', '/src/all.ts', '/src/c.ts', '/src/later.ts'])
})
