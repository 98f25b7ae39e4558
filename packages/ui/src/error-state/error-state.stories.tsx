import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'The posts did not arrive',
    message: 'Check your connection and try again. What you wrote is kept.',
    action: <Button variant="secondary">Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The posts did not arrive')
  },
}

export const WithStatus: Story = { args: { status: 'Error 503', title: 'We will be back in a moment' } }

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'نوشته‌ها بارگذاری نشدند',
    message: 'اتصال خود را بررسی کنید و دوباره امتحان کنید.',
    action: <Button variant="secondary">تلاش دوباره</Button>,
  },
}
