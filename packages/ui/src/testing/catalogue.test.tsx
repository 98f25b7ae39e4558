import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Card } from '../card/card.tsx'
import { findCard } from '../card/card.testing.ts'
import { CourseCard } from '../course-card/course-card.tsx'
import { findCourseCard } from '../course-card/course-card.testing.ts'
import { LiveMasterclassCard } from '../live-masterclass-card/live-masterclass-card.tsx'
import { findLiveMasterclassCard } from '../live-masterclass-card/live-masterclass-card.testing.ts'
import { OnlineMasterclassCard } from '../online-masterclass-card/online-masterclass-card.tsx'
import { findOnlineMasterclassCard } from '../online-masterclass-card/online-masterclass-card.testing.ts'
import { PlanCard } from '../plan-card/plan-card.tsx'
import { findPlanCard } from '../plan-card/plan-card.testing.ts'
import { Price } from '../price/price.tsx'
import { findPrice } from '../price/price.testing.ts'
import { ProgramCard } from '../program-card/program-card.tsx'
import { findProgramCard } from '../program-card/program-card.testing.ts'

const bob = {
  link: <a href="#bob" />,
  cover: <span />,
  overline: 'Cut',
  title: 'The bob',
  detail: 'From the nape up.',
  facts: '8 lessons',
  price: <Price amount="$79.00" discounted="$59.00" />,
}

test('price: returns the current and the old price', async () => {
  const price = (props: { isBought?: boolean; discounted?: string }) => (
    <Price amount="$79.00" remaining="24 days left" {...props} />
  )
  const { container, rerender } = await render(price({ discounted: '$59.00' }))
  expect(findPrice(container)).toEqual({ now: '$59.00', was: '$79.00' })
  await rerender(price({}))
  expect(findPrice(container)).toEqual({ now: '$79.00', was: '' })
  await rerender(price({ isBought: true }))
  expect(() => findPrice(container)).toThrow('There is no price here.')
})

test.each([
  ['beside', true],
  ['above', false],
])('card: returns its link and footer, with the picture %s', async (_, isHorizontal) => {
  const { container, rerender } = await render(<Card {...bob} isHorizontal={isHorizontal} />)
  const { card, link, facts, price } = findCard(container, 'The bob')
  expect([link.hash, facts, price]).toEqual(['#bob', '8 lessons', 'Was $79.00 Now $59.00'])
  expect(findPrice(card).now).toBe('$59.00')
  await rerender(<Card {...bob} facts={undefined} price={undefined} isHorizontal={isHorizontal} />)
  expect(findCard(container, 'The bob')).toMatchObject({ facts: '', price: '' })
  expect(() => findCard(container, 'The braid')).toThrow(
    'There is no card “The braid” here; there is “The bob”.',
  )
})

test('course card and online masterclass card: are found by their titles', async () => {
  const { container } = await render(
    <>
      <CourseCard {...bob} />
      <OnlineMasterclassCard {...bob} title="The light" link={<a href="#light" />} />
    </>,
  )
  expect(findCourseCard(container, 'The bob').link.hash).toBe('#bob')
  expect(findOnlineMasterclassCard(container, 'The light').link.hash).toBe('#light')
  const none = 'There is no card “Colour” here; there is “The bob”, “The light”.'
  expect(() => findCourseCard(container, 'Colour')).toThrow(none)
  expect(() => findOnlineMasterclassCard(container, 'Colour')).toThrow(none)
})

test('program card: returns the names of its courses', async () => {
  const courses = ['The line', 'The nape'].map((name) => ({ id: name, name }))
  const { container } = await render(<ProgramCard {...bob} courses={courses} />)
  const { courses: names, facts, price } = findProgramCard(container, 'The bob')
  expect([names, facts, price]).toEqual([['The line', 'The nape'], '8 lessons', 'Was $79.00 Now $59.00'])
  expect(() => findProgramCard(container, 'Colour')).toThrow('There is no card “Colour” here')
})

test('live masterclass card: returns its date, status and footer', async () => {
  const { container } = await render(
    <LiveMasterclassCard
      link={<a href="#live" />}
      cover={<span />}
      day="14"
      month="Mar"
      dateTime="2027-03-14"
      place="Lisbon"
      title="Anatomy of a cut"
      statusLabel="Upcoming"
      seats="14 of 50 seats left"
      price="from $180.00"
    />,
  )
  const { link, dateTime, status, foot } = findLiveMasterclassCard(container, 'Anatomy of a cut')
  expect([link.hash, dateTime, status]).toEqual(['#live', '2027-03-14', 'Upcoming'])
  expect(foot).toEqual(['14 of 50 seats left', 'from $180.00'])
  expect(() => findLiveMasterclassCard(container, 'The bob')).toThrow(
    'There is no live masterclass “The bob” here',
  )
})

test('plan card: returns its price and benefits', async () => {
  const { container } = await render(
    <PlanCard
      name="Annual"
      price="$190.00"
      interval="a year"
      benefits={['All courses', 'The community']}
      action={<button type="button">Choose it</button>}
    />,
  )
  const { price, benefits, action } = findPlanCard(container, 'Annual')
  expect([price, benefits, action.textContent]).toEqual([
    '$190.00',
    ['All courses', 'The community'],
    'Choose it',
  ])
  expect(() => findPlanCard(container, 'Monthly')).toThrow(
    'There is no plan “Monthly” here; there is “Annual”.',
  )
})
