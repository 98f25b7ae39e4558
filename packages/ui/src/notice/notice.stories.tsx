import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Clock } from '../icons/clock.tsx'
import { ShieldCheck } from '../icons/shield-check.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Notice } from './notice.tsx'

const icon = { 'aria-hidden': true, strokeWidth: 1.5 } as const

/**
 * For site-wide announcements. Not for feedback on an action (`Toaster`) or form errors (`FormMessage`). It never
 * takes the focus and never covers the end of the page; refusing is as easy as accepting.
 */
const meta = {
  title: 'Site/Notice',
  component: Notice,
  args: {
    label: 'Cookies',
    icon: <ShieldCheck {...icon} />,
    children: (
      <p>
        We use one cookie for your session and one for your language, and share nothing with third parties.{' '}
        <TextLink href="#privacy">Privacy policy</TextLink>
      </p>
    ),
    actions: (
      <Button size="small" type="submit">
        Understood
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="flex min-h-100 flex-col justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Cookies: Story = {}
export const Session: Story = {
  args: {
    label: 'Session',
    icon: <Clock {...icon} />,
    children: <p>You will be logged out in two minutes. What you wrote stays here.</p>,
    actions: (
      <>
        <Button size="small">Stay logged in</Button>
        <Button size="small" variant="quiet">
          Log out
        </Button>
      </>
    ),
  },
}
export const Persian: Story = {
  args: {
    label: 'کوکی‌ها',
    children: <p>یک کوکی برای ورود شما و یکی برای زبان نگه می‌داریم. هیچ‌کس دیگری از شما خبردار نمی‌شود.</p>,
    actions: <Button size="small">متوجه شدم</Button>,
  },
  globals: { locale: 'fa' },
}
