import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { SubscribePromo } from './subscribe-promo.tsx'

const meta = {
  title: 'Catalogue/Subscribe promo',
  component: SubscribePromo,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Become a premium member',
    text: '4 videos of your choice every month with a monthly or annual subscription.',
    action: <Button size="large">Subscribe now</Button>,
  },
} satisfies Meta<typeof SubscribePromo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongWords: Story = {
  args: {
    title: 'Werde Premium-Mitglied der Akademie',
    text: 'Jeden Monat 4 Videos deiner Wahl, mit einem Monats- oder Jahresabonnement, das du jederzeit kündigen kannst.',
    action: <Button size="large">Jetzt abonnieren</Button>,
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    title: 'عضو ویژه شوید',
    text: 'هر ماه چهار ویدیو به انتخاب خودتان، با اشتراک ماهانه یا سالانه.',
    action: <Button size="large">همین حالا مشترک شوید</Button>,
  },
}
