import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Venue } from './venue.tsx'

test('shows name and address of the venue and links to a map', async () => {
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
