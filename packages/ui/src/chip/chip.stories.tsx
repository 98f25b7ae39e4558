import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chip } from './chip.tsx'

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: 'Cutting', onClick: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Selected: Story = { args: { isSelected: true, count: '5' } }

const categories = ['Cutting', 'Colour', 'Updo', 'Texture', 'Braiding']

/** Community filters: any number at a time. */
export const Filters: Story = {
  render: function Filters() {
    const [chosen, setChosen] = useState(['Colour'])
    return (
      <div role="group" aria-label="Categories" className="flex flex-wrap gap-2">
        {categories.map((name) => (
          <Chip
            key={name}
            isSelected={chosen.includes(name)}
            onClick={() =>
              setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
            }
          >
            {name}
          </Chip>
        ))}
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Updo' }))
    await expect(canvas.getByRole('button', { name: 'Updo', pressed: true })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Colour', pressed: true })).toBeVisible()
  },
}

/** Catalogue categories are pages, so the chips are links. */
export const Links: Story = {
  render: () => (
    <nav aria-label="Categories" className="flex flex-wrap gap-2">
      {categories.map((name, index) => (
        <Chip key={name} asChild isCurrent={index === 0} count={String(5 - index)}>
          <a href={`#${name}`}>{name}</a>
        </Chip>
      ))}
    </nav>
  ),
}

export const Disabled: Story = { args: { disabled: true } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip isSelected count="۵">
        کوتاهی
      </Chip>
      <Chip count="۴">رنگ</Chip>
      <Chip count="۳">شینیون</Chip>
    </div>
  ),
}
