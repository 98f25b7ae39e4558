import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SplitView } from '../split-view/split-view.tsx'
import { findSplitView } from '../split-view/split-view.testing.ts'

test('split view: finds its panes and its line', async () => {
  const { container } = await render(
    <SplitView list="The list" defaultValue={40}>
      The detail
    </SplitView>,
  )
  const { list, detail, width } = findSplitView(container)
  expect([list.textContent, detail.textContent, width()]).toEqual(['The list', 'The detail', 40])
  expect(() => findSplitView(document.createElement('div'))).toThrow('There is no split view here.')
})
