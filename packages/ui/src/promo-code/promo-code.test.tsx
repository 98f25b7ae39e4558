import { createRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PromoCode } from './promo-code.tsx'

test('applies the trimmed code and ignores an empty field', async () => {
  const onApply = vi.fn()
  const screen = await render(<PromoCode onApply={onApply} />)
  await screen.getByRole('button', { name: 'Apply' }).click()
  expect(onApply).not.toHaveBeenCalled()
  await userEvent.type(screen.getByRole('textbox', { name: 'Promotional code' }), ' SPRING10 {Enter}')
  expect(onApply.mock.calls).toEqual([['SPRING10']])
})

test('says at its field that a code is missing if only spaces were typed', async () => {
  const onApply = vi.fn()
  const screen = await render(<PromoCode onApply={onApply} />)
  const field = screen.getByRole('textbox', { name: 'Promotional code' })
  await userEvent.type(field, '   ')
  await screen.getByRole('button', { name: 'Apply' }).click()
  expect(onApply).not.toHaveBeenCalled()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toBeInvalid()
})

test('does not submit twice while the server responds', async () => {
  const onApply = vi.fn()
  const screen = await render(<PromoCode onApply={onApply} defaultValue="SPRING10" isBusy />)
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true')
  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(onApply).not.toHaveBeenCalled()
})

test('keeps a rejected code and shows the reason', async () => {
  const screen = await render(<PromoCode onApply={() => {}} defaultValue="EARLYBIRD" isRejected />)
  await expect.element(screen.getByRole('textbox')).toHaveValue('EARLYBIRD')
  await expect
    .element(screen.getByRole('textbox'))
    .toHaveAccessibleDescription('This promotional code is not valid or has been used.')
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('shows an applied code with its discount and lets the user remove it', async () => {
  const onRemove = vi.fn()
  const screen = await render(<PromoCode code="SPRING10" discount="−$42.50" onRemove={onRemove} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Applied: SPRING10−$42.50')
  await screen.getByRole('button', { name: 'Remove' }).click()
  expect(onRemove).toHaveBeenCalledTimes(1)
})

test('moves the focus between the field and the remove button', async () => {
  const onApply = () => {}
  const form = createRef<HTMLFormElement>()
  const screen = await render(<PromoCode onApply={onApply} ref={form} />)
  expect(form.current).toBe(screen.container.querySelector('form'))
  await userEvent.type(screen.getByRole('textbox'), 'SPRING10{Enter}')
  await screen.rerender(<PromoCode onApply={onApply} ref={form} code="SPRING10" />)
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await screen.rerender(<PromoCode onApply={onApply} ref={form} />)
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
})

test('leaves the focus where the user moved it meanwhile', async () => {
  const page = (code: string | null) => (
    <>
      <PromoCode onApply={() => {}} code={code} />
      <button type="button">Pay</button>
    </>
  )
  const screen = await render(page(null))
  await userEvent.type(screen.getByRole('textbox'), 'SPRING10{Enter}')
  await screen.getByRole('button', { name: 'Pay' }).click()
  await screen.rerender(page('SPRING10'))
  await expect.element(screen.getByRole('button', { name: 'Pay' })).toHaveFocus()
})

function Checkout() {
  const [code, setCode] = useState<string | null>(null)
  const [isRejected, setIsRejected] = useState(false)
  return (
    <PromoCode
      code={code}
      isRejected={isRejected}
      onApply={(typed) => {
        setIsRejected(typed !== 'SPRING10')
        if (typed === 'SPRING10') setCode(typed)
      }}
      onRemove={() => setCode(null)}
    />
  )
}

test('works by keyboard alone: rejected, corrected, applied, removed', async () => {
  const screen = await render(<Checkout />)
  await userEvent.type(screen.getByRole('textbox'), 'SPRING1{Enter}')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox'), '0{Enter}')
  await expect.element(screen.getByRole('status')).toMatchTextContent('SPRING10')
  await expect.element(screen.getByRole('button', { name: 'Remove' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox')).toHaveFocus()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
})

test('is a form before hydration', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<PromoCode method="post" action="/quote" defaultValue="SPRING10" />)
  const form = place.querySelector('form')
  expect(form?.method).toBe('post')
  expect(new FormData(form ?? undefined).get('promo_code')).toBe('SPRING10')
})
