import type { Meta, StoryObj } from '@storybook/react-vite'
import { Agenda } from './agenda.tsx'

const meta = {
  title: 'Catalogue/Agenda',
  component: Agenda,
  args: {
    days: [
      {
        id: '1',
        name: 'Saturday, 14 March',
        items: [
          { id: '1', at: '09:30', name: 'Consultation on dry hair', length: '1 h' },
          { id: '2', at: '10:45', name: 'Sectioning and the first guide', length: '1 h 15 min' },
          { id: '3', at: '13:15', name: 'Demonstration: the one-length line', length: '1 h 15 min' },
          { id: '4', at: '14:45', name: 'Your hands: a bob on a live model', length: '2 h' },
          { id: '5', at: '17:00', name: 'Cross-checking in pairs', length: '30 min' },
        ],
      },
      {
        id: '2',
        name: 'Sunday, 15 March',
        items: [
          { id: '1', at: '09:30', name: 'Elevation and over-direction', length: '1 h 30 min' },
          { id: '2', at: '11:15', name: 'Where the weight stays', length: '1 h 15 min' },
          {
            id: '3',
            at: '13:30',
            name: 'Your hands: layers that fall, from the crown to the perimeter',
            length: '2 h 30 min',
          },
          { id: '4', at: '16:30', name: 'Finish, photographs and notes', length: '1 h' },
        ],
      },
    ],
  },
} satisfies Meta<typeof Agenda>

export default meta
type Story = StoryObj<typeof meta>

export const TwoDays: Story = {}
export const OneDay: Story = { args: { days: meta.args.days.slice(0, 1) } }
export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    days: [
      {
        id: '1',
        name: 'شنبه ۲۴ اسفند',
        items: [
          { id: '1', at: '۰۹:۳۰', dateTime: '09:30', name: 'مشاوره روی موی خشک', length: '۱ ساعت' },
          { id: '2', at: '۱۰:۴۵', dateTime: '10:45', name: 'تقسیم‌بندی و اولین راهنما', length: '۷۵ دقیقه' },
          { id: '3', at: '۱۳:۱۵', dateTime: '13:15', name: 'نمایش: خط هم‌قد', length: '۷۵ دقیقه' },
          { id: '4', at: '۱۴:۴۵', dateTime: '14:45', name: 'نوبت شما: باب روی مدل زنده', length: '۲ ساعت' },
        ],
      },
    ],
  },
}
