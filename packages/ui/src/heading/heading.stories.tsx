import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stack/stack.tsx'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Building blocks/Heading',
  component: Heading,
  args: { children: 'The bob, from line to movement' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Each level has a size that fits it. */
export const Levels: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1}>Masterclasses in Lisbon</Heading>
      <Heading level={2}>The bob, from line to movement</Heading>
      <Heading level={3}>Day one: the guideline</Heading>
      <Heading level={4}>Sectioning and tension</Heading>
      <Heading level={5}>What you need</Heading>
    </Stack>
  ),
}

/** The sizes of the type scale, all of the same level. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={5}>
      {(['hero', 'display', 'headline', 'heading', 'title', 'subtitle', 'lead'] as const).map((size) => (
        <Heading key={size} size={size}>
          Every strand
        </Heading>
      ))}
    </Stack>
  ),
}

/** Long words are hyphenated. */
export const LongWords: Story = {
  globals: { locale: 'de' },
  args: { level: 1, className: 'max-w-80', children: 'Weiterbildungsveranstaltungen für Haarkünstlerinnen' },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { level: 1, children: 'باب، از خط تا حرکت' },
}
