import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Grid } from '../grid/grid.tsx'

afterEach(() => page.viewport(1280, 800))

test('the layout changes at 640, 964 and 1100 px', async () => {
  const screen = await render(
    <Grid columns={{ base: 1, sm: 2, md: 3, lg: 4 }} data-testid="grid">
      <p>One</p>
    </Grid>,
  )
  const columns: Record<number, number> = {}
  for (const width of [639, 640, 963, 964, 1099, 1100]) {
    await page.viewport(width, 800)
    const { gridTemplateColumns } = getComputedStyle(screen.getByTestId('grid').element())
    columns[width] = gridTemplateColumns.split(' ').length
  }
  expect(columns).toEqual({ 639: 1, 640: 2, 963: 2, 964: 3, 1099: 3, 1100: 4 })
})
