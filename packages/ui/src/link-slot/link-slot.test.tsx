import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LinkSlot } from './link-slot.tsx'

test('keeps the given link and adds content, class and state', async () => {
  const screen = await render(
    <LinkSlot link={<a href="#bob" className="theirs" hrefLang="de" />} className="ours" isCurrent>
      Der Bob
    </LinkSlot>,
  )
  const link = screen.getByRole('link', { name: 'Der Bob' })
  await expect.element(link).toHaveAttribute('href', '#bob')
  await expect.element(link).toHaveAttribute('hreflang', 'de')
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await expect.element(link).toHaveClass('ours', 'theirs')
})
