import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../stack/stack.tsx'
import { Text, type TextProps } from './text.tsx'

const meta = {
  title: 'Building blocks/Text',
  component: Text,
  args: { children: 'A bob is one line, repeated with care.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}

const variants = [
  'overline',
  'caption',
  'small',
  'body',
  'lead',
  'subtitle',
  'title',
  'heading',
  'headline',
  'display',
  'hero',
] as const satisfies readonly TextProps['variant'][]

/** The type scale, from the smallest step to the largest. */
export const Variants: Story = {
  render: () => (
    <Stack gap={3}>
      {variants.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: the bob
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack gap={1}>
      <Text tone="neutral">Neutral: the bob, from line to movement</Text>
      <Text tone="muted">Muted: eight lessons</Text>
      <Text tone="accent">Accent: $49.00</Text>
      <Text tone="info">Info: starts on 14 March</Text>
      <Text tone="success">Success: your seat is reserved</Text>
      <Text tone="warning">Warning: three seats left</Text>
      <Text tone="error">Error: the card was declined</Text>
    </Stack>
  ),
}

/** The rest is on the page that the text introduces. */
export const MaxLines: Story = {
  args: {
    maxLines: 2,
    className: 'max-w-80',
    children:
      'Behind the scenes of our spring shoot in Lisbon: three days, eleven models, and every braid, parting and wave that we tried before the light was right.',
  },
}

/** Digits of the same width align below each other. */
export const TabularNumbers: Story = {
  render: () => (
    <Stack gap={0} align="start">
      {['1,111.10', '8,888.80', '4,070.49'].map((amount) => (
        <Text key={amount} hasTabularNumbers>
          {amount}
        </Text>
      ))}
    </Stack>
  ),
}

/** Long words are hyphenated by the rules of their language. */
export const Hyphens: Story = {
  globals: { locale: 'de' },
  args: {
    hyphens: 'auto',
    className: 'max-w-36',
    children: 'Veranstaltungsankündigungen und Teilnahmebescheinigungen',
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('paragraph')
    await expect(scrollWidth).toBe(clientWidth)
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { variant: 'lead', children: 'باب یک خط است که با دقت تکرار می‌شود.' },
}
