import { expect, it } from 'vitest'
import { folderCycles } from './folder-cycles.ts'

const graph = new Map([
  ['a/one.ts', new Set(['b/two.ts'])],
  ['b/two.ts', new Set(['c/three.ts'])],
  ['b/other.ts', new Set(['a/one.test.ts'])],
  ['c/three.ts', new Set(['b/other.ts', 'd/four.ts'])],
  ['d/four.ts', new Set<string>()],
  ['a/one.test.ts', new Set(['d/four.ts'])],
])

it('finds folders that import each other, with the files', () => {
  expect(folderCycles(graph, (file) => !file.includes('.test.'))).toEqual([
    {
      folders: ['b', 'c'],
      imports: [
        ['b/two.ts', 'c/three.ts'],
        ['c/three.ts', 'b/other.ts'],
      ],
    },
  ])
})

it('finds cycles through several folders', () => {
  expect(folderCycles(graph, () => true).map(({ folders }) => folders)).toEqual([['a', 'b', 'c']])
})
