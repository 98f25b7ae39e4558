import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlanCard } from './plan-card.tsx'

const plan = (name: string, benefits: string[], isRecommended = false) => (
  <PlanCard
    name={name}
    price="$19.00"
    interval="a month"
    benefits={benefits}
    isRecommended={isRecommended}
    action={<button type="button">{`Subscribe: ${name}`}</button>}
  />
)

test('shows name, price, benefits and button', async () => {
  const screen = await render(plan('Monthly', ['4 videos', 'Captions']))
  const card = screen.getByRole('article')
  await expect.element(card.getByRole('heading', { level: 2, name: 'Monthly' })).toBeVisible()
  await expect.element(card.getByText('$19.00')).toBeVisible()
  expect(card.getByRole('list', { name: 'What you get' }).getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(card.getByRole('button', { name: 'Subscribe: Monthly' })).toBeVisible()
})

test('aligns the buttons of two plans with different numbers of benefits', async () => {
  const screen = await render(
    <div className="grid grid-cols-2 gap-6">
      {plan('Monthly', ['4 videos'])}
      {plan('Annual', ['4 videos', 'Captions', 'Two months free', 'A choice that waits'], true)}
    </div>,
  )
  const bottomOf = (name: string) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect().bottom
  expect(bottomOf('Subscribe: Monthly')).toBeCloseTo(bottomOf('Subscribe: Annual'), 0)
})
