import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Counter } from '../counter/counter.tsx'
import { Hero } from './hero.tsx'

const meta = {
  title: 'Site/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    seed: 'the-anatomy-of-a-perfect-cut',
    overline: 'Live masterclass · Lisbon',
    title: (
      <>
        The anatomy of <em>a perfect cut</em>
      </>
    ),
    text: 'Two days beside the chair: sectioning, angle, tension and weight, on live models and with your own hands.',
    actions: (
      <>
        <Button size="large" asChild>
          <a href="#buy">Reserve your seat</a>
        </Button>
        <Button size="large" variant="secondary" asChild>
          <a href="#agenda">See the agenda</a>
        </Button>
      </>
    ),
    facts: [
      { id: 'dates', label: 'Dates', value: '14–15 Mar' },
      { id: 'seats', label: 'Seats left', value: '14 of 50' },
    ],
    counter: <Counter label="Seats" name="count" min={1} max={14} />,
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongWords: Story = {
  args: {
    overline: 'Live-Masterclass · Lissabon',
    title: (
      <>
        Die Anatomie des <em>perfekten Schnitts</em>
      </>
    ),
    text: 'Zwei Tage am Stuhl: Abteilung, Winkel, Spannung und Gewicht, an echten Modellen und mit deinen eigenen Händen.',
    actions: (
      <>
        <Button size="large">Sichere dir deinen Platz</Button>
        <Button size="large" variant="secondary">
          Zum Tagesablauf
        </Button>
      </>
    ),
    facts: [
      { id: 'dates', label: 'Termine', value: '30. April – 1. Mai' },
      { id: 'seats', label: 'Freie Plätze', value: '14 von 50' },
    ],
    counter: <Counter label="Plätze" min={1} max={14} />,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    overline: 'مسترکلاس حضوری · لیسبون',
    title: (
      <>
        راز <em>یک کوتاهی</em> بی‌نقص
      </>
    ),
    text: 'دو روز کنار صندلی: تقسیم‌بندی، زاویه، کشش و وزن، روی مدل‌های زنده و با دست‌های خودتان.',
    actions: (
      <>
        <Button size="large">صندلی‌تان را رزرو کنید</Button>
        <Button size="large" variant="secondary">
          برنامهٔ رویداد
        </Button>
      </>
    ),
    facts: [
      { id: 'dates', label: 'تاریخ', value: '۲۴ و ۲۵ اسفند' },
      { id: 'seats', label: 'صندلی باقی‌مانده', value: '۱۴ از ۵۰' },
    ],
    counter: (
      <Counter
        label="صندلی"
        min={1}
        max={14}
        formatNumber={(count) => new Intl.NumberFormat('fa').format(count)}
        labels={{ less: 'یکی کمتر', more: 'یکی بیشتر' }}
      />
    ),
  },
}

export const Compact: Story = {
  args: {
    isCompact: true,
    coiffure: 'knot',
    seed: 'educations',
    overline: 'Education',
    title: 'Courses and programs',
    text: 'Short lessons by people who stand at the chair every day. Begin with one technique, or follow a program.',
    actions: undefined,
    facts: undefined,
    counter: undefined,
  },
}
