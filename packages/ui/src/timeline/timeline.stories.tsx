import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck } from '../icons/circle-check.tsx'
import { CreditCard } from '../icons/credit-card.tsx'
import { Receipt } from '../icons/receipt.tsx'
import { RotateCcw } from '../icons/rotate-ccw.tsx'
import { SendHorizontal } from '../icons/send-horizontal.tsx'
import { TriangleAlert } from '../icons/triangle-alert.tsx'
import { Timeline } from './timeline.tsx'

const icon = { strokeWidth: 1.5, 'aria-hidden': true } as const

/** For the history of one thing. The newest entry is first, or last: the same in all lists of an app. */
const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'History of the order CH-2027-0142',
    entries: [
      {
        id: '5',
        time: <time dateTime="2027-03-16T09:12">16/03/2027, 09:12</time>,
        title: 'Refund of $180.00 sent',
        text: 'One of two seats, by The educator.',
        icon: <RotateCcw {...icon} />,
        tone: 'info',
      },
      {
        id: '4',
        time: <time dateTime="2027-03-15T18:40">15/03/2027, 18:40</time>,
        title: 'Mail could not be delivered',
        text: (
          <>
            The mailbox of <bdi>ana.diaz@chignon.example</bdi> is full. The next attempt is at 19:40.
          </>
        ),
        icon: <TriangleAlert {...icon} />,
        tone: 'warning',
      },
      {
        id: '3',
        time: <time dateTime="2027-03-14T14:03">14/03/2027, 14:03</time>,
        title: 'Paid by card',
        text: '$362.88',
        icon: <CircleCheck {...icon} />,
        tone: 'success',
      },
      {
        id: '2',
        time: <time dateTime="2027-03-14T14:01">14/03/2027, 14:01</time>,
        title: 'Card declined',
        icon: <CreditCard {...icon} />,
        tone: 'error',
      },
      {
        id: '1',
        time: <time dateTime="2027-03-14T13:58">14/03/2027, 13:58</time>,
        title: 'Order placed',
        icon: <Receipt {...icon} />,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const OfAnOrder: Story = {}

/** Without icons the marks are dots. */
export const Dots: Story = {
  args: { entries: meta.args.entries.map((entry) => ({ ...entry, icon: undefined })) },
}

export const OneEntry: Story = { args: { entries: meta.args.entries.slice(4) } }

export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    entries: [
      {
        id: '2',
        time: <time dateTime="2027-03-16T09:12">Dienstag, 16. März 2027 um 09:12 Uhr</time>,
        title: 'Teilnahmebescheinigung für die Präsenz-Masterclass erneut verschickt',
        text: 'An teilnahmebescheinigungen.masterclass@friseurakademie-niedersachsen.example, weil die erste Adresse nicht erreichbar war.',
        icon: <SendHorizontal {...icon} />,
      },
      {
        id: '1',
        time: <time dateTime="2027-03-14T14:01">Sonntag, 14. März 2027 um 14:01 Uhr</time>,
        title: 'Bestellung aufgegeben',
      },
    ],
  },
}

export const Persian: Story = {
  globals: { locale: 'fa' },
  args: {
    'aria-label': 'تاریخچهٔ سفارش',
    entries: [
      {
        id: '2',
        time: <time dateTime="2027-03-14T14:03">۱۴۰۵/۱۲/۲۳، ۱۴:۰۳</time>,
        title: 'پرداخت با کارت',
        text: '‎$۳۶۲٫۸۸',
        icon: <CircleCheck {...icon} />,
        tone: 'success',
      },
      {
        id: '1',
        time: <time dateTime="2027-03-14T13:58">۱۴۰۵/۱۲/۲۳، ۱۳:۵۸</time>,
        title: 'ثبت سفارش',
        icon: <Receipt {...icon} />,
      },
    ],
  },
}
