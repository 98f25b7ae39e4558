import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { AvatarGroup } from './avatar-group.tsx'

const people = ['Ana Díaz', 'Mehdi Karimi', 'Sofia Almeida', 'Jonas Weber', 'Lea Roth'].map((name) => ({
  id: name,
  name,
}))

test('shows everybody if there is room, and counts the others if not', async () => {
  const screen = await render(<AvatarGroup label="Reviewing" people={people.slice(0, 4)} />)
  expect(screen.getByRole('img').elements()).toHaveLength(4)
  await screen.rerender(<AvatarGroup label="Reviewing" people={people} />)
  expect(
    screen
      .getByRole('img')
      .elements()
      .map((image) => image.ariaLabel),
  ).toEqual(['Ana Díaz', 'Mehdi Karimi', 'Sofia Almeida'])
  await expect.element(screen.getByText('2 more')).toBeInTheDocument()
  await expect.element(screen.getByText('+2')).toBeVisible()
})

test('is a list with a name', async () => {
  const screen = await render(<AvatarGroup label="Reviewing" people={people} max={2} size="small" />)
  await expect.element(screen.getByRole('list', { name: 'Reviewing' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
})
