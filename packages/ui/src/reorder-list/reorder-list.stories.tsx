import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ReorderList, type ReorderListItem, type ReorderListProps } from './reorder-list.tsx'

type Lesson = readonly [id: string, name: string, duration: string, state?: string]

const link =
  'text-text no-underline after:absolute after:inset-0 hover:text-accent focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus'

/** A lesson whose link covers the entry, as in the plan of a course. */
const lesson = ([id, name, duration, state]: Lesson, at: number): ReorderListItem => ({
  id,
  name,
  isCurrent: at === 1,
  children: (
    <a href={`#${id}`} aria-current={at === 1 ? 'page' : undefined} className={link}>
      {name}
    </a>
  ),
  actions: (
    <span className="flex flex-wrap items-center gap-x-3 text-small text-text-muted tabular-nums">
      {state && <Badge>{state}</Badge>}
      <bdi>{duration}</bdi>
    </span>
  ),
})

const lessons = (
  [
    ['tools', 'Tools, and how to hold them', '04:10', 'Free'],
    ['parting', 'The first parting', '08:25'],
    ['guide', 'The guide line at the nape', '12:40'],
    ['sides', 'The sides, without a corner', '11:05'],
    ['fringe', 'A fringe that falls by itself', '07:30'],
    ['finish', 'The finish', '06:15'],
  ] satisfies Lesson[]
).map(lesson)

function Plan(args: ReorderListProps) {
  const [items, setItems] = useState(args.items)
  return (
    <ReorderList
      {...args}
      className="max-w-160"
      items={items}
      onMove={(id, to) => {
        args.onMove(id, to)
        const moved = items.filter((item) => item.id === id)
        setItems(items.filter((item) => item.id !== id).toSpliced(to, 0, ...moved))
      }}
    />
  )
}

const meta = {
  title: 'Data/Reorder list',
  component: ReorderList,
  args: { label: 'Lessons', items: lessons, onMove: fn() },
  render: (args) => <Plan {...args} />,
} satisfies Meta<typeof ReorderList>

export default meta
type Story = StoryObj<typeof meta>

/** Alt and an arrow move the entry that has the focus. */
export const Lessons: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'The first parting' })
    link.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onMove).toHaveBeenLastCalledWith('parting', 2)
    await expect(link).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('The first parting is now 3 of 6')
  },
}

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move The guide line at the nape' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Up' })).toHaveFocus())
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** The order is fixed while a publication is under way. Menus and grips stay, so that nothing jumps. */
export const Disabled: Story = { args: { isDisabled: true } }

export const OneEntry: Story = { args: { items: lessons.slice(0, 1) } }

export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="No lessons yet" text="Drop videos here to begin." coiffure="braid" />,
  },
}

export const SixtyEntries: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, index) =>
      lesson([`lesson-${index}`, `Lesson ${index + 1}: a section of the head`, '05:00'], index),
    ),
  },
}

export const LongNames: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Lektionen',
    items: (
      [
        [
          'bob',
          'Die Grundlagen des einlängigen Bobs für Fortgeschrittene und Wiedereinsteigerinnen, Teil eins von drei',
          '1:12:40',
          'Untertitel fehlen',
        ],
        ['air', 'Haarschnittführungslinienkorrekturverfahren', '08:25', 'Wird vorbereitet'],
        ['end', 'Schluss', '02:10'],
      ] satisfies Lesson[]
    ).map(lesson),
  },
}

/** Grips are at the right, menus at the left. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'درس‌ها',
    items: (
      [
        ['tools', 'ابزارها و شیوهٔ در دست گرفتن آن‌ها', '۰۴:۱۰', 'رایگان'],
        ['parting', 'نخستین فرق', '۰۸:۲۵'],
        ['guide', 'خط راهنما در پس گردن', '۱۲:۴۰'],
        ['finish', 'پایان کار', '۰۶:۱۵'],
      ] satisfies Lesson[]
    ).map(lesson),
  },
}
