import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { PageMessage } from './page-message.tsx'

const home = (label: string) => (
  <Button size="large" asChild>
    <a href="#home">{label}</a>
  </Button>
)

const meta = {
  title: 'Site/Page message',
  component: PageMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    status: '404',
    title: 'This page could not be found',
    text: 'The address may have changed. The courses are where they were.',
    action: home('Back to Homepage'),
  },
} satisfies Meta<typeof PageMessage>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}

export const Broken: Story = {
  args: {
    status: '500',
    title: 'An error occurred',
    text: 'We know about it. Try again in a few minutes.',
    coiffure: 'curl',
  },
}

export const NotAllowed: Story = {
  args: {
    status: '403',
    title: 'You do not have access to this page',
    text: 'Log in with the account it belongs to.',
    coiffure: 'braid',
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    status: '۴۰۴',
    title: 'این صفحه پیدا نشد',
    text: 'شاید نشانی عوض شده باشد. دوره‌ها سر جای خودشان هستند.',
    action: home('بازگشت به خانه'),
  },
}
