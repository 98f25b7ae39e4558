import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { DescriptionList } from './description-list.tsx'

test('associates each value with its name', async () => {
  const screen = await render(
    <DescriptionList
      items={[
        { id: 'holder', term: 'Holder', description: 'Ana Díaz' },
        { id: 'venue', term: 'Venue', description: 'LX Factory, Lisbon' },
      ]}
    />,
  )
  expect(
    screen
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Holder', 'Venue'])
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent),
  ).toEqual(['Ana Díaz', 'LX Factory, Lisbon'])
})
