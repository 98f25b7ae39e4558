import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextLink } from './text-link.tsx'

test('is a link, and with asChild the given link itself', async () => {
  const screen = await render(
    <>
      <TextLink href="#terms">Terms & conditions</TextLink>
      <TextLink asChild>
        <a href="#privacy" hrefLang="de">
          Datenschutz
        </a>
      </TextLink>
    </>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Terms & conditions' }))
    .toHaveAttribute('href', '#terms')
  await expect.element(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('hreflang', 'de')
  expect(screen.getByRole('link').elements()).toHaveLength(2)
})
