import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Footer } from './footer.tsx'

test('groups its links under headings and ends with contact, social links and copyright', async () => {
  const screen = await render(
    <Footer
      brand="Chignon"
      columns={[
        { id: 'legal', title: 'Legal', links: [{ id: 'terms', name: 'Terms', link: <a href="#terms" /> }] },
      ]}
      social={[{ id: 'instagram', name: 'Instagram', link: <a href="#instagram" /> }]}
      contact={<a href="mailto:hello@chignon.example">hello@chignon.example</a>}
      copyright="© 2026 Chignon"
    />,
  )
  const legal = screen.getByRole('navigation', { name: 'Legal' })
  await expect.element(legal.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms')
  const social = screen.getByRole('list', { name: 'Social networks' })
  await expect.element(social.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'hello@chignon.example' })).toBeVisible()
  await expect.element(screen.getByText('© 2026 Chignon')).toBeVisible()
})
