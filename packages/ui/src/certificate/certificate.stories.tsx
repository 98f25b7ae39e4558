import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawGrowth } from '../strand/growth.ts'
import { Certificate } from './certificate.tsx'

const meta = {
  title: 'Learning/Certificate',
  component: Certificate,
  args: {
    tier: 'gold',
    issuer: 'Chignon',
    kind: 'Gold certificate',
    title: 'Cutting specialist',
    awarded: 'is awarded to',
    holder: 'Ana Díaz',
    text: 'who has finished the program, its four courses and its examination.',
    date: '14 March 2027',
    code: '7QK2-M4XD',
    url: 'chignon.example/certificates/7QK2-M4XD',
    link: <a href="/certificates/7QK2-M4XD" />,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-240">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Certificate>

export default meta

// Two hairs for each lesson, every fifth of which was about colour.
function strandOf({ lessons }: { lessons: number }): string {
  const hairs = Array.from({ length: lessons * 2 }, (_, index) => (index % 10 < 8 ? 'brass' : 'copper'))
  const size = { width: 152, height: 190 }
  const svg = drawGrowth({ seed: 'Ana Díaz', coiffure: 'knot', hairs, ground: 'paper', ...size })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
type Story = StoryObj<typeof meta>

/** For a program. It prints alone on an A4 landscape page. */
export const Gold: Story = {}

/** For two courses of one category. */
export const Silver: Story = {
  args: {
    tier: 'silver',
    kind: 'Silver certificate',
    title: 'Foundations of braiding',
    holder: 'Marlene Okonkwo-Lindström',
    text: 'who has finished two courses in braids and twists.',
    code: 'R8VN-2KTC',
    url: 'chignon.example/certificates/R8VN-2KTC',
  },
}

/** For the online masterclass. */
export const PremiumGold: Story = {
  args: {
    tier: 'premium_gold',
    kind: 'Premium gold certificate',
    title: 'The anatomy of a perfect cut',
    holder: 'Ilse van der Meer',
    text: 'who has followed the online masterclass to its end.',
    code: 'H3PW-9QJF',
    url: 'chignon.example/certificates/H3PW-9QJF',
  },
}

/** With a drawing of its holder, which has grown with every lesson; otherwise the code draws the strands. */
export const OwnStrand: Story = {
  args: {
    tier: 'premium_gold',
    title: 'The bridal stylist',
    strandSrc: strandOf({ lessons: 46 }),
  },
}

/** Portrait layout where there is little room. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-85">
        <Story />
      </div>
    ),
  ],
}

export const LongNames: Story = {
  args: {
    kind: 'Goldzertifikat',
    title: 'Hochsteckfrisuren für Festlichkeiten: vom Ansatz bis zur letzten Nadel',
    awarded: 'wird verliehen an',
    holder: 'Maximiliane-Friederike von Schönburg-Hohenstein',
    text: 'Das Programm, seine vier Kurse und die Abschlussprüfung wurden mit Erfolg abgeschlossen.',
    labels: { date: 'Verliehen am', code: 'Code' },
    date: '14. März 2027',
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    kind: 'گواهی‌نامهٔ طلایی',
    title: 'کوتاهی، از آغاز تا استادی',
    awarded: 'اعطا می‌شود به',
    holder: 'شیرین رستگار',
    text: 'که این برنامه، چهار دورهٔ آن و آزمونش را به پایان رسانده است.',
    date: '۲۳ اسفند ۱۴۰۵',
  },
}
