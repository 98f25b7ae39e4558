import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { serverForm } from '../form-state/form-suite.tsx'
import { MenuItem } from '../menu-item/menu-item.tsx'
import { Menu } from '../menu/menu.tsx'
import type { OpenState } from '../modal/open-state.ts'
import { Popover } from '../popover/popover.tsx'

const trigger = <button type="button">More</button>

const components = [
  {
    name: 'Menu',
    render: (props: OpenState) => (
      <Menu label="Post" trigger={trigger} {...props}>
        <MenuItem>Copy link</MenuItem>
      </Menu>
    ),
  },
  {
    name: 'Popover',
    render: (props: OpenState) => (
      <Popover label="Access" trigger={trigger} {...props}>
        Thirty days
      </Popover>
    ),
  },
]

const isOpen = (form: HTMLFormElement) => form.querySelector('[popover]')?.matches(':popover-open')

test.each(components)(
  '$name: stays open if it was opened before hydration, and reports it',
  async (component) => {
    const onOpenChange = vi.fn()
    const { form, hydrate } = serverForm(component.render({ onOpenChange }))
    form.querySelector('button')?.click()
    expect(isOpen(form)).toBe(true)
    await hydrate()
    expect(onOpenChange.mock.calls).toEqual([[true]])
    expect(isOpen(form)).toBe(true)
  },
)

function Controlled({ component }: { component: (typeof components)[number] }) {
  const [open, setOpen] = useState(false)
  return component.render({ open, onOpenChange: setOpen })
}

test.each(components)('$name: passes the state before hydration to its owner', async (component) => {
  const { form, hydrate } = serverForm(<Controlled component={component} />)
  form.querySelector('button')?.click()
  await hydrate()
  expect(isOpen(form)).toBe(true)
})

test.each(components)('$name: closes after hydration if its owner keeps it closed', async (component) => {
  const onOpenChange = vi.fn()
  const { form, hydrate } = serverForm(component.render({ open: false, onOpenChange }))
  form.querySelector('button')?.click()
  await hydrate()
  expect(onOpenChange.mock.calls).toEqual([[true]])
  expect(isOpen(form)).toBe(false)
})
