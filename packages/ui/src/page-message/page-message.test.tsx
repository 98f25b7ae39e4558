import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageMessage } from './page-message.tsx'

test('says what happened and links back', async () => {
  const screen = await render(
    <PageMessage
      status="404"
      title="This page could not be found"
      action={<a href="#home">Back to Homepage</a>}
    />,
  )
  await expect.element(screen.getByText('404')).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'This page could not be found' }))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Homepage' })).toBeVisible()
})
