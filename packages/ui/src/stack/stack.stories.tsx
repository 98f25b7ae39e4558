import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { Heading } from '../heading/heading.tsx'
import { Text } from '../text/text.tsx'
import { Stack } from './stack.tsx'

const meta = {
  title: 'Building blocks/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Heading level={3}>The bob, from line to movement</Heading>
        <Text tone="muted">Eight lessons with Inês Carvalho, at your own pace.</Text>
        <Button className="self-start">Start the first lesson</Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}

/** The children of a row wrap where there is no room. */
export const Row: Story = {
  args: {
    direction: 'row',
    gap: 2,
    children: ['Cutting', 'Colour', 'Updo', 'Texture', 'Braiding'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
}

/** Name and actions at both ends; on a phone below each other. */
export const RowFromABreakpoint: Story = {
  args: {
    rowFrom: 'sm',
    justify: 'between',
    align: 'start',
    children: (
      <>
        <Stack direction="row" gap={3} canWrap={false}>
          <Avatar name="Inês Carvalho" isDecorative />
          <Stack gap={0}>
            <Text weight="medium">Inês Carvalho</Text>
            <Text variant="small" tone="muted">
              Teaches cutting in Lisbon
            </Text>
          </Stack>
        </Stack>
        <Button variant="secondary">Follow</Button>
      </>
    ),
  },
}

/** With `asChild` a list, a form or a section is laid out itself. */
export const AsList: Story = {
  args: {
    asChild: true,
    gap: 3,
    children: (
      <ul>
        {['Sectioning clips', 'Cutting comb', 'Shears of 5.5 inches'].map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
    ),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    direction: 'row',
    children: ['کوتاهی', 'رنگ', 'شینیون', 'بافت'].map((name) => <Badge key={name}>{name}</Badge>),
  },
}
