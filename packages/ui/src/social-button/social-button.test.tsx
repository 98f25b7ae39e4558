import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SocialButton } from './social-button.tsx'

test('is named by its text alone; the logo is decorative', async () => {
  const screen = await render(<SocialButton network="google">Continue with Google</SocialButton>)
  const button = screen.getByRole('button', { name: 'Continue with Google', exact: true })
  await expect.element(button).toBeVisible()
  expect(button.element().querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test.each(['google', 'facebook'] as const)('%s is at least 44 px high', async (network) => {
  const screen = await render(<SocialButton network={network}>Continue</SocialButton>)
  expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('submits its form to its own address', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const screen = await render(
    <form method="post" action="/login">
      <SocialButton network="facebook" type="submit" formAction="/login/facebook">
        Continue with Facebook
      </SocialButton>
    </form>,
  )
  const button = screen.getByRole('button')
  button.element().closest('form')?.addEventListener('submit', onSubmit)
  await button.click()
  expect(onSubmit.mock.calls[0]?.[0].submitter).toHaveAttribute('formaction', '/login/facebook')
})

test('places the logo at the inline start in both directions', async () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    const screen = await render(
      <div dir={dir}>
        <SocialButton network="google">
          <span>Continue</span>
        </SocialButton>
      </div>,
    )
    const button = screen.getByRole('button').element()
    const mark = button.querySelector('svg')?.getBoundingClientRect()
    const words = button.querySelector('span')?.getBoundingClientRect()
    const isMarkLeft = (mark?.left ?? 0) < (words?.left ?? 0)
    expect(isMarkLeft).toBe(dir === 'ltr')
    await screen.unmount()
  }
})
