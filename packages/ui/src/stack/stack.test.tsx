import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Stack } from './stack.tsx'

const box = (name: string) => screenOf(name).getBoundingClientRect()
const screenOf = (name: string): Element => document.querySelector(`#${name}`) ?? document.body

test('puts children below each other with the given space', async () => {
  await render(
    <Stack gap={6}>
      <p id="one">Cutting</p>
      <p id="two">Colour</p>
    </Stack>,
  )
  expect(box('two').top - box('one').bottom).toBe(24)
})

test('puts children side by side, and on the next line if they do not fit', async () => {
  const items = ['one', 'two', 'three'].map((id) => (
    <p key={id} id={id} className="w-32">
      Cutting
    </p>
  ))
  await render(
    <Stack direction="row" gap={2} className="w-80">
      {items}
    </Stack>,
  )
  expect(box('two').left - box('one').right).toBe(8)
  expect(box('two').top).toBe(box('one').top)
  expect(box('three').top).toBeGreaterThan(box('one').bottom)
})

test('mirrors a row in rtl', async () => {
  await render(
    <div dir="rtl">
      <Stack direction="row">
        <p id="one">برش</p>
        <p id="two">رنگ</p>
      </Stack>
    </div>,
  )
  expect(box('one').left).toBeGreaterThan(box('two').right)
})

test('becomes a row from a breakpoint on', async () => {
  await render(
    <Stack rowFrom="md">
      <p id="one">Cutting</p>
      <p id="two">Colour</p>
    </Stack>,
  )
  expect(box('two').top).toBe(box('one').top)
})

test('lays out its child with asChild', async () => {
  const screen = await render(
    <Stack asChild gap={1}>
      <ul aria-label="Categories">
        <li id="one">Cutting</li>
        <li id="two">Colour</li>
      </ul>
    </Stack>,
  )
  await expect.element(screen.getByRole('list', { name: 'Categories' })).toBeVisible()
  expect(box('two').top - box('one').bottom).toBe(4)
})
