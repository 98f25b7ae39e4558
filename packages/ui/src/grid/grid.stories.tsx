import type { Meta, StoryObj } from '@storybook/react-vite'
import { DrawnCover } from '../cover/drawn-cover.tsx'
import { Heading } from '../heading/heading.tsx'
import { Stack } from '../stack/stack.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Grid } from './grid.tsx'

const days = [
  ['Friday', 'Sectioning, tension and the guideline'],
  ['Saturday', 'Graduation: weight where you want it'],
  ['Sunday', 'Your model, your line, with feedback'],
] as const

const meta = {
  title: 'Building blocks/Grid',
  component: Grid,
  args: {
    columns: { base: 1, sm: 3 },
    gap: 6,
    children: days.map(([day, about]) => (
      <Stack key={day} gap={1} className="border-t border-line-strong pt-3">
        <Heading level={3} size="lead">
          {day}
        </Heading>
        <Text tone="muted">{about}</Text>
      </Stack>
    )),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

/** One column on a phone, three from 640 px on. */
export const Columns: Story = {}

/** As many columns of at least 8 rem as there is room for. */
export const MinColumnWidth: Story = {
  args: {
    minColumnWidth: '8rem',
    gap: 4,
    children: ['wave', 'part', 'knot', 'braid', 'cut', 'curl'].map((seed) => (
      <DrawnCover key={seed} seed={seed} category="texture" width={320} height={320} />
    )),
  },
}

/** Fields of a form side by side. */
export const Form: Story = {
  args: {
    asChild: true,
    columns: { base: 1, sm: 2 },
    children: (
      <form>
        <TextField label="First name" name="first" autoComplete="given-name" />
        <TextField label="Last name" name="last" autoComplete="family-name" />
      </form>
    ),
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    children: [
      ['جمعه', 'تقسیم‌بندی، کشش و خط راهنما'],
      ['شنبه', 'گرادوئیشن: حجم همان‌جا که می‌خواهید'],
      ['یکشنبه', 'مدل شما، خط شما، با بازخورد'],
    ].map(([day, about]) => (
      <Stack key={day} gap={1} className="border-t border-line-strong pt-3">
        <Heading level={3} size="lead">
          {day}
        </Heading>
        <Text tone="muted">{about}</Text>
      </Stack>
    )),
  },
}
