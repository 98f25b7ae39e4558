import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PromoCode } from './promo-code.tsx'

/**
 * **For** one promotional code per order. **Not for** gift cards or several codes at once.
 *
 * Only the server decides whether a code is valid and what it deducts. A rejected code stays in the field.
 */
const meta = {
  title: 'Checkout/Promo code',
  component: PromoCode,
  args: { onApply: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoCode>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promotional code' }), ' SPRING10{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('SPRING10')
  },
}

export const Busy: Story = { args: { defaultValue: 'SPRING10', isBusy: true } }

export const Rejected: Story = {
  args: { defaultValue: 'EARLYBIRD', isRejected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'This promotional code is not valid or has been used.',
    )
  },
}

export const Applied: Story = { args: { code: 'SPRING10', discount: '−$42.50' } }

function Trying(args: Parameters<typeof PromoCode>[0]) {
  const [code, setCode] = useState<string | null>(null)
  const [isRejected, setIsRejected] = useState(false)
  return (
    <PromoCode
      {...args}
      code={code}
      discount="−$42.50"
      isRejected={isRejected}
      onApply={(typed) => {
        setIsRejected(typed !== 'SPRING10')
        if (typed === 'SPRING10') setCode(typed)
      }}
      onRemove={() => setCode(null)}
    />
  )
}

/** To try by hand: rejected, corrected to SPRING10, applied, removed; the focus moves along. */
export const AllTheWay: Story = {
  render: (args) => <Trying {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'SPRING1{Enter}')
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    defaultValue: 'EARLYBIRD',
    isRejected: true,
    labels: {
      code: 'کد تخفیف',
      apply: 'اعمال',
      remove: 'حذف',
      applied: 'اعمال‌شده:',
      rejected: 'این کد تخفیف معتبر نیست یا قبلاً استفاده شده است.',
    },
  },
}
