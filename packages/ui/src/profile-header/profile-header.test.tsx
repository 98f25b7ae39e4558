import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProfileHeader } from './profile-header.tsx'

test('uses the name as the page’s heading and does not announce the picture', async () => {
  const screen = await render(
    <ProfileHeader name="Ana Díaz" roleName="Learner" action={<a href="#settings">Edit profile</a>} />,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Ana Díaz' })).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Edit profile' })).toBeVisible()
})

test('breaks a name that is one long word', async () => {
  const screen = await render(
    <div className="w-80">
      <ProfileHeader name={'Wolfeschlegel'.repeat(6)} />
    </div>,
  )
  const heading = screen.getByRole('heading').element()
  expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(320)
})
