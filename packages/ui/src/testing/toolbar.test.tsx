import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Toolbar, ToolbarItem, ToolbarToggleGroup } from '../toolbar/toolbar.tsx'
import { findToolbar } from '../toolbar/toolbar.testing.ts'

test('toolbar: finds tools and those that are on', async () => {
  const options = [{ value: 'bold', label: 'Bold', icon: <svg /> }]
  const { container } = await render(
    <Toolbar label="Text">
      <ToolbarToggleGroup label="Format" options={options} defaultValue={['bold']} />
      <ToolbarItem>
        <button type="button">Link</button>
      </ToolbarItem>
    </Toolbar>,
  )
  const { toolbar, tool, on } = findToolbar(container, 'Text')
  expect([toolbar.contains(tool('Link')), on()]).toEqual([true, ['Bold']])
  expect(() => tool('Italic')).toThrow('There is no tool “Italic” here; there is “Bold”, “Link”.')
  expect(() => findToolbar(container, 'Rows')).toThrow('There is no toolbar “Rows” here')
})
