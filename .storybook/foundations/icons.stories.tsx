import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  ArrowRight,
  Bookmark,
  CalendarDays,
  Check,
  ChevronDown,
  ChevronRight,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  Globe,
  Heart,
  Lock,
  LogOut,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Play,
  Plus,
  Search,
  Share,
  Sun,
  Ticket,
  Trash2,
  UserRound,
  X,
  type LucideIcon,
} from 'lucide-react'
import { IconBrowser } from './icons/icon-browser.tsx'

const meta = { title: 'Foundations/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const icons: Record<string, LucideIcon> = {
  Bookmark,
  CalendarDays,
  Check,
  ChevronDown,
  Clock,
  Copy,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  Globe,
  Heart,
  Lock,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Play,
  Plus,
  Search,
  Share,
  Sun,
  Ticket,
  Trash2,
  UserRound,
  X,
}

const mirrored: Record<string, LucideIcon> = { ArrowRight, ChevronRight, LogOut }

const grid =
  'grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-3 gap-y-6 text-caption text-text-muted'

/** Lucide icons: 20 px in controls, 24 px beside titles, with a stroke width of 1.5. A click copies the import. */
export const Set: Story = {
  render: () => <IconBrowser icons={{ ...icons, ...mirrored }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'arrow')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 icon')
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search icons' }))
  },
}

/** Icons that point along the line of text are mirrored; clocks, play, search and logos are not. */
export const Mirrored: Story = {
  globals: { locale: 'fa' },
  render: () => (
    <ul className={grid}>
      {Object.entries(mirrored).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2">
          <Icon aria-hidden="true" strokeWidth={1.5} className="text-text rtl:-scale-x-100" />
          {name}
        </li>
      ))}
      {Object.entries({ Play, Clock, Search }).map(([name, Icon]) => (
        <li key={name} className="grid justify-items-center gap-2">
          <Icon aria-hidden="true" strokeWidth={1.5} className="text-text" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
