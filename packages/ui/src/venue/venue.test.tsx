import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Venue } from './venue.tsx'

test('tells the house, its address and the way to it', async () => {
  const screen = await render(
    <Venue
      name="Casa do Fio"
      address="Rua do Açúcar 62, Lisboa"
      link={<a href="#map" />}
      linkLabel="Open in maps"
    />,
  )
  await expect.element(screen.getByText('Casa do Fio')).toBeVisible()
  await expect.element(screen.getByText('Rua do Açúcar 62, Lisboa')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', '#map')
})
