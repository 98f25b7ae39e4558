import type { Meta, StoryObj } from '@storybook/react-vite'
import { CardGrid } from '../card-grid/card-grid.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { CertificateCard } from './certificate-card.tsx'

const meta = {
  title: 'Learning/Certificate card',
  component: CertificateCard,
  args: {
    tier: 'gold',
    kind: 'Gold certificate',
    title: 'The complete cutter',
    status: '14 March 2027',
    link: <a href="/certificates/7QK2-M4XD" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-100">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CertificateCard>

export default meta
type Story = StoryObj<typeof meta>

export const Gold: Story = {}
export const Silver: Story = {
  args: {
    tier: 'silver',
    kind: 'Silver certificate',
    title: 'Foundations of braiding',
    status: '2 February 2027',
  },
}
export const PremiumGold: Story = {
  args: { tier: 'premium_gold', kind: 'Premium gold certificate', title: 'The anatomy of a perfect cut' },
}

export const Locked: Story = {
  args: {
    tier: 'silver',
    kind: 'Silver certificate',
    title: 'Colour, hand on',
    isLocked: true,
    status: 'One more course',
    link: <a href="/educations/qualifications" />,
    progress: <ProgressBar label="Colour, hand on" isLabelHidden value={1} max={2} />,
  },
}

/** As in a profile. */
export const Shelf: Story = {
  decorators: [(Story) => <Story />],
  render: () => (
    <div className="w-[min(68rem,90vw)]">
      <CardGrid columns={3}>
        <CertificateCard
          tier="gold"
          kind="Gold certificate"
          title="The complete cutter"
          status="14 March 2027"
          link={<a href="#1" />}
        />
        <CertificateCard
          tier="premium_gold"
          kind="Premium gold certificate"
          title="The anatomy of a perfect cut"
          status="2 February 2027"
          link={<a href="#2" />}
        />
        <CertificateCard
          tier="silver"
          kind="Silver certificate"
          title="Foundations of braiding"
          status="One more course"
          isLocked
        />
      </CardGrid>
    </div>
  ),
}

export const LongNames: Story = {
  args: {
    kind: 'Premium-Goldzertifikat',
    title: 'Hochsteckfrisuren für Festlichkeiten: vom Ansatz bis zur letzten Nadel',
    status: 'Noch drei Lektionen und die Abschlussprüfung',
    isLocked: true,
    labels: { locked: 'Noch nicht erworben' },
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: { kind: 'گواهی‌نامهٔ طلایی', title: 'کوتاهی، از آغاز تا استادی', status: '۲۳ اسفند ۱۴۰۵' },
}
