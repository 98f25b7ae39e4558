import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './field.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    controlId: 'about',
    label: 'About me',
    children: (
      <textarea
        id="about"
        aria-describedby="about-hint"
        rows={4}
        className="w-full rounded-control border border-line-strong bg-raised p-4"
        defaultValue="Braids and heritage styles, mostly on weekends."
      />
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

/** The base of all fields: use it where no existing field fits. */
export const AroundATextarea: Story = { args: { hint: 'Shown on your public page' } }

export const Error: Story = {
  args: { hint: 'Shown on your public page', error: 'Shorten it to 500 characters' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'دربارهٔ من',
    hint: 'در صفحهٔ عمومی شما دیده می‌شود',
    error: 'آن را به ۵۰۰ نویسه کوتاه کنید',
    children: (
      <textarea
        id="about"
        aria-describedby="about-hint about-error"
        rows={4}
        className="w-full rounded-control border border-line-strong bg-raised p-4"
        defaultValue="بافت و سبک‌های سنتی، بیشتر آخر هفته‌ها."
      />
    ),
  },
}
