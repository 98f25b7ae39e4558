import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { EducatorCard } from './educator-card.tsx'

test('links the name, and the whole card is the target', async () => {
  const screen = await render(
    <EducatorCard name="Inês Duarte" link={<a href="#ines" />} introduction="I teach cutting in Lisbon." />,
  )
  const link = screen.getByRole('heading', { level: 3 }).getByRole('link', { name: 'Inês Duarte' })
  await expect.element(link).toHaveAttribute('href', '#ines')
  const { left, top } = screen.getByRole('article').element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 20, top + 20)).toBe(link.element())
})

test('announces the name once: the portrait is decorative', async () => {
  const screen = await render(<EducatorCard name="Inês Duarte" src="data:," link={<a href="#ines" />} />)
  await expect.element(screen.getByRole('article')).toMatchAriaInlineSnapshot(`
    - article:
      - heading "Inês Duarte" [level=3]:
        - link "Inês Duarte":
          - /url: "#ines"
  `)
})

test('marks the language of the introduction', async () => {
  const screen = await render(
    <EducatorCard
      name="Ottilie"
      link={<a href="#o" />}
      introduction="Ich flechte in Basel."
      introductionLang="de"
      level={2}
    />,
  )
  await expect.element(screen.getByText('Ich flechte in Basel.')).toHaveAttribute('lang', 'de')
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible()
})
