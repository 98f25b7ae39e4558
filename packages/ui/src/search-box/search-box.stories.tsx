import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchBox } from './search-box.tsx'

const meta = {
  title: 'Forms/Search box',
  component: SearchBox,
  args: {
    action: '/educations',
    label: 'Search courses and programs',
    placeholder: 'Bob, balayage, chignon…',
    onSearch: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const SearchesAfterAPause: Story = {
  args: { delay: 20 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'braid')
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('braid'))
  },
}

export const WithText: Story = {
  args: { defaultValue: 'balayage' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('balayage')
  },
}

export const Busy: Story = { args: { defaultValue: 'chignon', isBusy: true } }

export const LongText: Story = {
  args: { defaultValue: 'the classic chignon in five moves from the anchor to the last hidden pin' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    label: 'جست‌وجوی دوره‌ها',
    placeholder: 'باب، بالیاژ، شینیون…',
    labels: { clear: 'پاک کردن جست‌وجو' },
  },
}
