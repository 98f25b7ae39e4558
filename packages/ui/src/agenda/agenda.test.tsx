import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Agenda } from './agenda.tsx'

test('lists the items of each day in order with machine-readable times', async () => {
  const screen = await render(
    <Agenda
      days={[
        {
          id: '1',
          name: 'شنبه ۲۴ اسفند',
          items: [{ id: 'a', at: '۰۹:۳۰', dateTime: '09:30', name: 'مشاوره', length: '۱ ساعت' }],
        },
        { id: '2', name: 'یکشنبه', items: [{ id: 'b', at: '10:00', name: 'برش' }] },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 3 }).elements()).toHaveLength(2)
  expect([...screen.container.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '09:30',
    '10:00',
  ])
  await expect.element(screen.getByText('۱ ساعت')).toBeVisible()
})
