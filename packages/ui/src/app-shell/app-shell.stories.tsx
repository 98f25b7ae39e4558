import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { Brand } from '../brand/brand.tsx'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Award } from '../icons/award.tsx'
import { Bell } from '../icons/bell.tsx'
import { CalendarClock } from '../icons/calendar-clock.tsx'
import { Flag } from '../icons/flag.tsx'
import { Globe } from '../icons/globe.tsx'
import { LayoutGrid } from '../icons/layout-grid.tsx'
import { Megaphone } from '../icons/megaphone.tsx'
import { MessageCircle } from '../icons/message-circle.tsx'
import { Receipt } from '../icons/receipt.tsx'
import { Scissors } from '../icons/scissors.tsx'
import { Settings } from '../icons/settings.tsx'
import { Sun } from '../icons/sun.tsx'
import { Tag } from '../icons/tag.tsx'
import { Ticket } from '../icons/ticket.tsx'
import { UserRound } from '../icons/user-round.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { AppShell, type AppShellGroup } from './app-shell.tsx'
import { findAppShell } from './app-shell.testing.ts'

const icon = { strokeWidth: 1.5, 'aria-hidden': true } as const
const link = (id: string) => <a href={`#${id}`} />

const groups: AppShellGroup[] = [
  {
    id: 'desk',
    items: [
      { id: 'today', label: 'Today', icon: <Sun {...icon} />, link: link('today'), isCurrent: true },
      { id: 'chat', label: 'Chat', icon: <MessageCircle {...icon} />, link: link('chat'), count: 3 },
      { id: 'exams', label: 'Exams to review', icon: <Award {...icon} />, link: link('exams'), count: 12 },
      { id: 'reports', label: 'Moderation', icon: <Flag {...icon} />, link: link('reports'), count: 0 },
    ],
  },
  {
    id: 'teaching',
    label: 'Teaching',
    items: [
      { id: 'catalogue', label: 'Catalogue', icon: <LayoutGrid {...icon} />, link: link('catalogue') },
      { id: 'courses', label: 'Courses', icon: <Scissors {...icon} />, link: link('courses') },
      { id: 'events', label: 'Events', icon: <CalendarClock {...icon} />, link: link('events') },
      { id: 'translations', label: 'Translations', icon: <Globe {...icon} />, link: link('translations') },
    ],
  },
  {
    id: 'sales',
    label: 'Sales',
    items: [
      { id: 'orders', label: 'Orders', icon: <Receipt {...icon} />, link: link('orders'), count: 7 },
      { id: 'door', label: 'Door', icon: <Ticket {...icon} />, link: link('door') },
      { id: 'codes', label: 'Promo codes', icon: <Tag {...icon} />, link: link('codes') },
      { id: 'mail', label: 'Mail', icon: <Megaphone {...icon} />, link: link('mail') },
    ],
  },
  {
    id: 'school',
    label: 'School',
    items: [
      { id: 'people', label: 'People', icon: <UserRound {...icon} />, link: link('people') },
      { id: 'settings', label: 'Settings', icon: <Settings {...icon} />, link: link('settings') },
    ],
  },
]

const at = (id: string): AppShellGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, isCurrent: item.id === id })),
  }))

const page = (
  <div className="grid gap-6">
    <Heading level={1} size="headline">
      Good morning, Ana
    </Heading>
    <p className="max-w-prose text-text-muted">
      Three people are waiting for an answer, and the next masterclass is in nine days: Lisbon, 43 of 70
      seats.
    </p>
  </div>
)

const meta = {
  title: 'Navigation/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, width: 1280, height: '640px' } } },
  args: {
    brand: <Brand name="Chignon" link={<a href="#home" />} />,
    groups,
    bottomItemIds: ['today', 'door', 'chat', 'reports', 'orders'],
    search: <SearchBox action="/search" label="Search" placeholder="Person, order or ticket" />,
    actions: (
      <>
        <IconButton label="Notifications">
          <Bell />
        </IconButton>
        <Avatar name="Ana Díaz" size="small" />
      </>
    ),
    children: page,
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Today: Story = {}

/** Five items and “More”. A dot says that something waits. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
}

/** The current page is not in the bar: “More” is marked. */
export const BehindMore: Story = {
  args: { groups: at('settings') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const shell = findAppShell(canvasElement)
    if (!shell.more.checkVisibility()) return
    shell.more.click()
    await waitFor(() => expect(shell.isMenuOpen()).toBe(true))
    const dialog = within(canvasElement).getByRole('dialog')
    await expect(within(dialog).getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

/** No groups with labels, no search, no actions. */
export const Minimal: Story = {
  args: {
    groups: [{ id: 'all', items: groups[0]?.items ?? [] }],
    bottomItemIds: ['today', 'chat', 'exams'],
    search: undefined,
    actions: undefined,
  },
}

/** The content reaches the edges: two panes with a line between them. */
export const Flush: Story = {
  args: {
    isFlush: true,
    groups: at('chat'),
    children: (
      <div className="grid h-full min-h-80 grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="border-e border-line p-5">
          <Heading level={1} size="subtitle">
            Chat
          </Heading>
        </div>
        <div className="p-5">
          <p className="text-text-muted">Choose a conversation.</p>
        </div>
      </div>
    ),
  },
}

/** Long names wrap beside the content, and in the bar. */
export const LongNames: Story = {
  globals: { locale: 'de' },
  args: {
    groups: [
      {
        id: 'events',
        label: 'Veranstaltungen und Teilnahmebescheinigungen',
        items: [
          {
            id: 'list',
            label: 'Präsenz-Masterclasses',
            icon: <CalendarClock {...icon} />,
            link: link('list'),
            isCurrent: true,
          },
          {
            id: 'certificates',
            label: 'Teilnahmebescheinigungen prüfen',
            icon: <Award {...icon} />,
            link: link('certificates'),
            count: '1.240',
          },
          { id: 'refunds', label: 'Rückerstattungen', icon: <Receipt {...icon} />, link: link('refunds') },
        ],
      },
    ],
    bottomItemIds: ['list', 'certificates', 'refunds'],
    search: <SearchBox action="/search" label="Suche" placeholder="Person, Bestellung oder Ticket" />,
    children: (
      <Heading level={1} size="headline">
        Präsenz-Masterclasses
      </Heading>
    ),
  },
}

/** The navigation is on the right; counts have Persian digits. */
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    groups: [
      {
        id: 'desk',
        items: [
          { id: 'today', label: 'امروز', icon: <Sun {...icon} />, link: link('today'), isCurrent: true },
          { id: 'chat', label: 'گفت‌وگو', icon: <MessageCircle {...icon} />, link: link('chat'), count: 3 },
        ],
      },
      {
        id: 'sales',
        label: 'فروش',
        items: [
          { id: 'orders', label: 'سفارش‌ها', icon: <Receipt {...icon} />, link: link('orders'), count: 12 },
          { id: 'door', label: 'ورودی', icon: <Ticket {...icon} />, link: link('door') },
        ],
      },
    ],
    bottomItemIds: ['today', 'door', 'chat', 'orders'],
    search: <SearchBox action="/search" label="جستجو" placeholder="نام، سفارش یا بلیت" />,
    actions: <Avatar name="آنا دیاز" size="small" />,
    children: (
      <Heading level={1} size="headline">
        صبح بخیر، آنا
      </Heading>
    ),
  },
}
