import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Bookmark } from '../icons/bookmark.tsx'
import { Copy } from '../icons/copy.tsx'
import { Ellipsis } from '../icons/ellipsis.tsx'
import { Flag } from '../icons/flag.tsx'
import { Globe } from '../icons/globe.tsx'
import { LogOut } from '../icons/log-out.tsx'
import { Share } from '../icons/share.tsx'
import { UserRound } from '../icons/user-round.tsx'
import { MenuItem, MenuSeparator } from '../menu-item/menu-item.tsx'
import { Menu } from './menu.tsx'

const onCopy = fn()

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'More on this post',
    trigger: (
      <IconButton label="More" variant="outline">
        <Ellipsis aria-hidden="true" strokeWidth={1.5} />
      </IconButton>
    ),
    children: (
      <>
        <MenuItem icon={<Copy aria-hidden="true" strokeWidth={1.5} />} onClick={onCopy}>
          Copy link
        </MenuItem>
        <MenuItem icon={<Share aria-hidden="true" strokeWidth={1.5} />}>Share</MenuItem>
        <MenuItem icon={<Bookmark aria-hidden="true" strokeWidth={1.5} />}>Save for later</MenuItem>
        <MenuSeparator />
        <MenuItem tone="error" icon={<Flag aria-hidden="true" strokeWidth={1.5} />}>
          Report
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-80 items-start justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows, Home, End and letters move the focus; activating an item closes it. */
export const OfAPost: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus())
    await userEvent.keyboard('{End}{ArrowDown}{Enter}')
    await expect(onCopy).toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull())
  },
}

/** The open menu. */
export const Open: Story = {
  args: { defaultOpen: true },
  parameters: { docs: { story: { inline: false, iframeHeight: 352 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}

/** Links, and a form that submits: it works before scripts load. */
export const OfAPerson: Story = {
  args: {
    label: 'Your account',
    align: 'end',
    trigger: <Button variant="quiet">Ana</Button>,
    children: (
      <>
        <MenuItem asChild icon={<UserRound aria-hidden="true" strokeWidth={1.5} />}>
          <a href="#profile">My profile</a>
        </MenuItem>
        <MenuSeparator />
        <form role="none" method="post" action="#logout">
          <MenuItem
            type="submit"
            icon={<LogOut aria-hidden="true" strokeWidth={1.5} className="rtl:-scale-x-100" />}
          >
            Log out
          </MenuItem>
        </form>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ana' }))
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My profile' })).toHaveFocus())
  },
}

const languages = [
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['it', 'Italiano'],
  ['fr', 'Français'],
  ['pt', 'Português'],
  ['fa', 'فارسی'],
] as const

/** Languages, each in its own; the current one has a tick. */
export const OfLanguages: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'زبان',
    trigger: (
      <Button variant="quiet">
        <Globe aria-hidden="true" strokeWidth={1.5} className="size-5" />
        فارسی
      </Button>
    ),
    children: languages.map(([lang, name]) => (
      <MenuItem key={lang} asChild isCurrent={lang === 'fa'}>
        <a href={`?lang=${lang}`} lang={lang} hrefLang={lang}>
          {name}
        </a>
      </MenuItem>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فارسی' }))
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible())
  },
}
