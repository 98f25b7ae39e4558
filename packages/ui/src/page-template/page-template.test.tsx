import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DetailPage, FormPage, ListPage } from './page-template.tsx'

const xOf = (element: Element) => element.getBoundingClientRect().x
const yOf = (element: Element) => element.getBoundingClientRect().y

test('a list is below its search and filters, and above its pages', async () => {
  const screen = await render(
    <ListPage
      title="Orders"
      search={<p>The search</p>}
      filters={<p>The filters</p>}
      pagination={<nav>The pages</nav>}
    >
      <p>The list</p>
    </ListPage>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  const places = ['The search', 'The filters', 'The list', 'The pages'].map((text) =>
    yOf(screen.getByText(text).element()),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.each([
  ['w-[1000px]', true],
  ['w-[400px]', false],
])('in %s, what helps a form is beside its fields: %s', async (width, isBeside) => {
  const screen = await render(
    <div className={width}>
      <FormPage title="Course" aside={<p>What is missing</p>} footer={<button type="submit">Save</button>}>
        <p>The fields</p>
      </FormPage>
    </div>,
  )
  const [fields, aside] = ['The fields', 'What is missing'].map((text) => screen.getByText(text).element())
  if (!fields || !aside) throw new Error('A part is missing.')
  expect(xOf(aside) > xOf(fields)).toBe(isBeside)
  expect(yOf(aside) > yOf(fields)).toBe(!isBeside)
})

test.each([
  ['w-[1000px]', true],
  ['w-[400px]', false],
])('in %s, facts are beside the sections, else above them: %s', async (width, isBeside) => {
  const screen = await render(
    <div className={width}>
      <DetailPage
        title="Order CH-1"
        state={<span>Paid</span>}
        facts={<p>The facts</p>}
        back={<a href="#orders">Orders</a>}
      >
        <p>The sections</p>
      </DetailPage>
    </div>,
  )
  const [sections, facts] = ['The sections', 'The facts'].map((text) => screen.getByText(text).element())
  if (!sections || !facts) throw new Error('A part is missing.')
  expect(xOf(facts) > xOf(sections)).toBe(isBeside)
  expect(yOf(facts) < yOf(sections)).toBe(!isBeside)
  await expect.element(screen.getByText('Paid')).toBeVisible()
})
