/// <reference types="vite/client" />
import { useState, type ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ArrowRight } from './arrow-right.tsx'
import { CalendarClock } from './calendar-clock.tsx'
import { ChevronRight } from './chevron-right.tsx'
import type { IconProps } from './icon.tsx'
import { LogOut } from './log-out.tsx'
import { Play } from './play.tsx'
import { Search } from './search.tsx'
import { SendHorizontal } from './send-horizontal.tsx'

const meta = { title: 'Foundations/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  ['./*.tsx', '!./icon.tsx', '!./*.{stories,test}.tsx'],
  { eager: true },
)

/** Every icon of the package, in alphabetical order: its path after `@chignon/ui/icons/`, its name and its component. */
const icons = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, Icon]) => ({ path: file.slice(2, -'.tsx'.length), name, Icon })),
)

/** Icons by name, with a search. A click on one copies its import. */
function IconBrowser() {
  const [search, setSearch] = useState('')
  const [copied, setCopied] = useState<string>()
  // "arrow right" finds ArrowRight, as "arrow-right" does.
  const words = search.toLowerCase().trim().replaceAll(/\s+/g, '-')
  const found = icons.filter(({ path, name }) => path.includes(words) || name.toLowerCase().includes(words))
  return (
    <div className="grid max-w-240 grid-cols-1 gap-6">
      <TextField
        label="Search icons"
        type="search"
        name="icons"
        hint="By name: “arrow”, “user”."
        value={search}
        onValueChange={setSearch}
      />
      <p role="status" className="text-small text-text-muted">
        {copied
          ? `Copied the import of ${copied}`
          : `${found.length} ${found.length === 1 ? 'icon' : 'icons'}`}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3">
        {found.map(({ path, name, Icon }) => (
          <li key={path} className="grid">
            <Button
              variant="quiet"
              className="flex-col"
              onClick={async () => {
                await navigator.clipboard.writeText(`import { ${name} } from '@chignon/ui/icons/${path}'`)
                setCopied(name)
              }}
              onBlur={() => setCopied(undefined)}
            >
              <Icon />
              <span translate="no" className="text-caption wrap-anywhere text-text-muted">
                <span className="sr-only">Copy </span>
                {name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Every icon of `@chignon/ui/icons`: 20 px in controls, 24 px beside titles, with a stroke width of 1.5. A click copies the import.
 * Another icon of Lucide becomes part of the package by `pnpm --filter @chignon/ui icons <name>`.
 */
export const Set: Story = {
  render: () => <IconBrowser />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search icons' })
    await userEvent.type(search, 'arrow right')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 icon')
    await expect(canvas.getByRole('button', { name: 'Copy ArrowRight' })).toBeVisible()
    await userEvent.clear(search)
  },
}

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-3 gap-y-6 text-caption text-text-muted'

/** Icons that point along the line of text are mirrored with `rtl:-scale-x-100`; clocks, play, search and logos are not. */
export const Mirrored: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <ul className={grid}>
      {Object.entries({ ArrowRight, ChevronRight, LogOut, SendHorizontal }).map(([name, Icon]) => (
        <li key={name} translate="no" className="grid justify-items-center gap-2">
          <Icon className="text-text rtl:-scale-x-100" />
          {name}
        </li>
      ))}
      {Object.entries({ Play, CalendarClock, Search }).map(([name, Icon]) => (
        <li key={name} translate="no" className="grid justify-items-center gap-2">
          <Icon className="text-text" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
