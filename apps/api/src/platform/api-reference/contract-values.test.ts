import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contractModules } from './contract-modules.ts'

const source = path.resolve(import.meta.dirname, '../..')
const files = globSync(['platform/db/schema/*.ts', 'seed/*.ts'], { cwd: source })

const valuesOf = (exported: unknown): readonly unknown[] =>
  exported instanceof z.ZodMiniEnum ? exported.options : Array.isArray(exported) ? exported : []

const key = (values: readonly unknown[]): string => values.map(String).toSorted().join()

const contractLists = new Map(
  contractModules
    .flatMap((module) => Object.entries(module))
    .map(([name, exported]): [string, string] => [key(valuesOf(exported)), name])
    .filter(([values]) => values !== ''),
)

/** The lists of strings in a file, as `enum: ['a', 'b']` or `z.enum(['a', 'b'])`. */
const listsIn = (file: string): string[] =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/enum(?::\s*|\()\[([^\]]*)\]/g)].map(
    ([, list = '']) => key([...list.matchAll(/'([^']*)'/g)].map(([, value]) => value)),
  )

it('tables and sample data take their values from the contract instead of writing them again', () => {
  const repeated = files.flatMap((file) =>
    listsIn(file).flatMap((values) => {
      const name = contractLists.get(values)
      return name === undefined ? [] : [`${file}: import ${name} from the contract instead of ${values}`]
    }),
  )
  expect(repeated).toEqual([])
})
