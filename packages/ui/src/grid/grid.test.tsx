import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Grid, type GridProps } from './grid.tsx'

/** How many children are beside the first. */
function columnsOf(grid: Element): number {
  const [first, ...others] = [...grid.children].map((child) => child.getBoundingClientRect().top)
  return 1 + others.filter((top) => top === first).length
}

const cells = Array.from({ length: 8 }, (_, index) => <p key={index}>Lesson {index + 1}</p>)

test.each<[string, GridProps, number]>([
  ['a fixed number', { columns: 3 }, 3],
  ['the number of the widest breakpoint reached', { columns: { base: 2, md: 4 } }, 4],
  ['one column below a breakpoint', { columns: { lg: 1 } }, 1],
])('has %s of columns', async (_, props, expected) => {
  const { container } = await render(<Grid {...props}>{cells}</Grid>)
  expect(container.firstElementChild && columnsOf(container.firstElementChild)).toBe(expected)
})

test('has as many columns of a minimum width as there is room for', async () => {
  const { container } = await render(
    <div className="w-120">
      <Grid asChild minColumnWidth="10rem" gap={0}>
        <ul>
          {cells.map((cell) => (
            <li key={cell.key}>{cell}</li>
          ))}
        </ul>
      </Grid>
    </div>,
  )
  const list = container.querySelector('ul')
  expect(list && columnsOf(list)).toBe(3)
})

test('is never wider than its container', async () => {
  const { container } = await render(
    <div className="w-40">
      <Grid minColumnWidth="24rem">{cells}</Grid>
    </div>,
  )
  const grid = container.querySelector('.w-40 > div')
  expect(grid?.scrollWidth).toBe(160)
})
