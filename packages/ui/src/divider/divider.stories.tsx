import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { Divider } from './divider.tsx'

const meta = {
  title: 'Building blocks/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

const betweenFacts: Story['decorators'] = [
  (Story) => (
    <Stack className="max-w-120">
      <Text>Eight lessons, at your own pace.</Text>
      <Story />
      <Text>A certificate when you have passed the exam.</Text>
    </Stack>
  ),
]

export const Horizontal: Story = { decorators: betweenFacts }

/** Between two ways to the same goal. */
export const WithLabel: Story = {
  args: { label: 'or' },
  decorators: [
    (Story) => (
      <Stack className="max-w-120">
        <Button>Sign in</Button>
        <Story />
        <Button variant="secondary">Send me a link by email</Button>
      </Stack>
    ),
  ],
}

/** As high as its row. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  decorators: [
    (Story) => (
      <Stack direction="row" gap={3}>
        <Text>8 lessons</Text>
        <Story />
        <Text>4 hours</Text>
        <Story />
        <Text>Exam</Text>
      </Stack>
    ),
  ],
}

/** Where a heading or a list already separates. */
export const Decorative: Story = { args: { isDecorative: true }, decorators: betweenFacts }

export const Persian: Story = {
  args: { label: 'یا' },
  globals: { locale: 'fa' },
  decorators: [
    (Story) => (
      <Stack className="max-w-120">
        <Button>ورود</Button>
        <Story />
        <Button variant="secondary">دریافت پیوند با ایمیل</Button>
      </Stack>
    ),
  ],
}
