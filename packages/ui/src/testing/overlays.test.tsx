import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Accordion } from '../accordion/accordion.tsx'
import { findAccordionSection } from '../accordion/accordion.testing.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { findCarousel } from '../carousel/carousel.testing.ts'
import { Drawer } from '../drawer/drawer.tsx'
import { findDrawer } from '../drawer/drawer.testing.ts'
import { Pagination } from '../pagination/pagination.tsx'
import { findPagination } from '../pagination/pagination.testing.ts'
import { Popover } from '../popover/popover.tsx'
import { findPopover } from '../popover/popover.testing.ts'
import { Stepper } from '../stepper/stepper.tsx'
import { findStepper } from '../stepper/stepper.testing.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { findTooltip } from '../tooltip/tooltip.testing.ts'

test('accordion: opens a section by its summary', async () => {
  const items = [{ id: 'a', title: 'Refunds', content: 'Within 14 days.', aside: '2 min' }]
  const { container } = await render(<Accordion items={items} />)
  const { summary, details, content } = findAccordionSection(container, 'Refunds')
  expect([details.open, content.textContent]).toEqual([false, 'Within 14 days.'])
  await userEvent.click(summary)
  expect(details.open).toBe(true)
  expect(() => findAccordionSection(container, 'Seats')).toThrow(
    'There is no section “Seats” here; there is “Refunds”.',
  )
})

test('carousel: moves by its buttons and returns its position', async () => {
  const slides = ['Bob', 'Curls', 'Braid'].map((name) => ({
    id: name,
    content: <button type="button">{name}</button>,
  }))
  const { container, rerender } = await render(
    <div className="w-100">
      <Carousel label="Courses" slides={slides} perView={1} />
    </div>,
  )
  const { slides: shown, previous, next, stops, place } = findCarousel(container, 'Courses')
  await expect.poll(() => stops()).toHaveLength(3)
  expect([shown(), place()]).toEqual([['Bob', 'Curls', 'Braid'], 1])
  await userEvent.click(next())
  await expect.poll(place).toBe(2)
  await userEvent.click(previous())
  await expect.poll(place).toBe(1)
  await rerender(
    <div className="w-100">
      <Carousel label="Courses" slides={slides.slice(0, 1)} perView={1} />
    </div>,
  )
  await expect.poll(place).toBe(0)
  expect(next).toThrow('Everything in “Courses” fits: there is no button.')
  expect(() => findCarousel(container, 'Programs')).toThrow('There is no carousel “Programs” here')
})

function Filters() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setIsOpen}
      title="Filters"
      footer={<button type="button">Show 12</button>}
    >
      <button type="button">Online</button>
    </Drawer>
  )
}

test('drawer: is found while it is open and closes by its button', async () => {
  const { container } = await render(<Filters />)
  const { drawer, close, footer } = findDrawer(container, 'Filters')
  expect(footer?.textContent).toBe('Show 12')
  await userEvent.click(close)
  expect(drawer.open).toBe(false)
  expect(() => findDrawer(container, 'Filters')).toThrow(
    'There is no open drawer “Filters” here; there is none at all.',
  )
})

test('popover: opens by its trigger', async () => {
  const { container } = await render(
    <Popover label="Seats" trigger={<button type="button">How many?</button>}>
      Fourteen.
    </Popover>,
  )
  const { trigger, popover, isOpen } = findPopover(container, 'Seats')
  expect([isOpen(), popover.textContent]).toEqual([false, 'Fourteen.'])
  await userEvent.click(trigger)
  expect(isOpen()).toBe(true)
  expect(() => findPopover(container, 'Price')).toThrow('There is no popover “Price” here; there is “Seats”.')
})

test('tooltip: is found while it is visible', async () => {
  const { container } = await render(
    <Tooltip text="Counts towards silver">
      <button type="button">Done</button>
    </Tooltip>,
  )
  expect(() => findTooltip(container, 'Counts towards silver')).toThrow('there is none at all')
  await userEvent.tab()
  await vi.waitFor(() => findTooltip(container, 'Counts towards silver'))
  const { tip, trigger } = findTooltip(container, 'Counts towards silver')
  expect([tip.checkVisibility(), trigger.textContent]).toEqual([true, 'Done'])
})

test('pagination: returns the links to neighbours and to a page', async () => {
  const pages = (page: number) => (
    <Pagination page={page} lastPage={3} renderLink={(to) => <a href={`#${to}`} />} />
  )
  const { container, rerender } = await render(pages(2))
  const { previous, next, page, current } = findPagination(container)
  expect([previous?.hash, next?.hash, page('Page 3').hash, current]).toEqual(['#1', '#3', '#3', 'Page 2'])
  await rerender(pages(1))
  expect(findPagination(container).previous).toBeNull()
  expect(() => page('Page 9')).toThrow('There is no page “Page 9” here')
  expect(() => findPagination(container, 'Seiten')).toThrow(
    'There is no pagination “Seiten” here; there is “Pages”.',
  )
})

test('stepper: returns the current step and links back', async () => {
  const steps = [
    { id: 'tickets', name: 'Tickets', link: <a href="#tickets" /> },
    { id: 'attendees', name: 'Attendees' },
    { id: 'payment', name: 'Payment' },
  ]
  const { container } = await render(<Stepper label="Checkout" steps={steps} currentId="attendees" />)
  const { step, current } = findStepper(container, 'Checkout')
  expect(current()).toBe('Attendees')
  expect([step('Tickets').state, step('Tickets').link?.hash]).toEqual(['done', '#tickets'])
  expect(step('Payment')).toEqual({ state: 'ahead', link: null })
  expect(() => step('Gift')).toThrow(
    'There is no step “Gift” here; there is “Tickets”, “Attendees”, “Payment”.',
  )
  expect(() => findStepper(container, 'Course')).toThrow('There is no stepper “Course” here')
})
