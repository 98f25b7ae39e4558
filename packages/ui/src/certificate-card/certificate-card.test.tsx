import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CertificateCard } from './certificate-card.tsx'

test('opens an earned certificate by a click anywhere on the card', async () => {
  const screen = await render(
    <CertificateCard
      tier="gold"
      kind="Gold"
      title="The cutter"
      status="14 March"
      link={<a href="#gold" />}
    />,
  )
  await screen.getByText('14 March').click({ force: true })
  expect(location.hash).toBe('#gold')
})

test('announces a locked certificate and what is missing', async () => {
  const screen = await render(
    <CertificateCard tier="silver" kind="Silver" title="Braiding" status="One more course" isLocked />,
  )
  const card = screen.getByRole('article')
  await expect.element(card.getByText('Not earned yet')).toBeInTheDocument()
  await expect.element(card.getByText('One more course')).toBeVisible()
  expect(screen.getByRole('link').query()).toBeNull()
})

test('has no link, pointer or hover effect without a link', async () => {
  const screen = await render(
    <CertificateCard tier="gold" kind="Gold" title="The cutter" status="14 March" />,
  )
  const card = screen.getByRole('article')
  const border = getComputedStyle(card.element()).borderColor
  await card.hover()
  expect(card.getByRole('link').query()).toBeNull()
  expect(getComputedStyle(card.element()).cursor).toBe('auto')
  expect(card.element().getAnimations({ subtree: true })).toHaveLength(0)
  expect(getComputedStyle(card.element()).borderColor).toBe(border)
})
