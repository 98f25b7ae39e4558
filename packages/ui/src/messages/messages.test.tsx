import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BadgeShelf } from '../badge-shelf/badge-shelf.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { Counter } from '../counter/counter.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { de } from '../message-packs/de.ts'
import { fa } from '../message-packs/fa.ts'
import { fr } from '../message-packs/fr.ts'
import { NumberField } from '../number-field/number-field.tsx'
import { OrderFailed } from '../order-failed/order-failed.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { TicketStub } from '../ticket-stub/ticket-stub.tsx'
import { VideoPlayer } from '../video-player/video-player.tsx'
import { MessagesProvider } from './messages.tsx'

const slides = [1, 2].map((id) => ({ id: String(id), content: `Slide ${id}` }))

const inPersian = (element: ReactElement) => (
  <div lang="fa" dir="rtl">
    <MessagesProvider messages={fa}>{element}</MessagesProvider>
  </div>
)

test('a component has English words without a provider', async () => {
  const screen = await render(<Counter label="Seats" />)
  await expect.element(screen.getByRole('button', { name: 'One more' })).toBeVisible()
})

test('a component has the words of the provider, with the digits of its language', async () => {
  const screen = await render(inPersian(<Carousel label="دوره‌ها" slides={slides} perView={1} />))
  await expect.element(screen.getByRole('button', { name: 'بعدی' })).toBeVisible()
  await expect.element(screen.getByRole('listitem', { name: '۱ از ۲' })).toBeVisible()
})

test('labels of the caller replace those of the provider, word by word', async () => {
  const screen = await render(inPersian(<Counter label="صندلی" labels={{ more: 'افزودن یک صندلی' }} />))
  await expect.element(screen.getByRole('button', { name: 'افزودن یک صندلی' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'یکی کمتر' })).toBeVisible()
})

test('one of two words of the caller replaces that of the provider', async () => {
  const screen = await render(inPersian(<PasswordField label="گذرواژه" labels={{ show: 'دیدن' }} />))
  await screen.getByRole('button', { name: 'دیدن' }).click()
  await expect.element(screen.getByRole('button', { name: 'پنهان کردن گذرواژه' })).toBeVisible()
})

test('partial labels are completed in English', async () => {
  const screen = await render(
    <Carousel label="Courses" slides={slides} perView={1} labels={{ next: 'More courses' }} />,
  )
  await expect.element(screen.getByRole('button', { name: 'More courses' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Previous' })).toBeVisible()
})

test('partial messages are completed in English', async () => {
  const screen = await render(
    <MessagesProvider messages={{ counter: { more: 'One more seat' } }}>
      <Counter label="Seats" />
    </MessagesProvider>,
  )
  await expect.element(screen.getByRole('button', { name: 'One more seat' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'One less' })).toBeVisible()
})

test('the nearest provider replaces the others completely', async () => {
  const screen = await render(
    inPersian(
      <MessagesProvider messages={{}}>
        <Counter label="Seats" />
      </MessagesProvider>,
    ),
  )
  await expect.element(screen.getByRole('button', { name: 'One more' })).toBeVisible()
})

test('components without scripts have the words of the provider, as text and as names', async () => {
  const steps = [
    { id: 'a', name: 'یک' },
    { id: 'b', name: 'دو' },
  ]
  const screen = await render(
    inPersian(
      <>
        <Breadcrumbs items={[{ id: 'home', label: 'خانه' }]} />
        <Stepper label="خرید" steps={steps} currentId="b" className="w-60" />
        <TicketStub event="باب" type="صندلی" holder="پریسا" dates="۲۳ اسفند" venue="لیسبون" code="CH-1" />
      </>,
    ),
  )
  await expect.element(screen.getByRole('navigation', { name: 'مسیر صفحه' })).toBeInTheDocument()
  await expect.element(screen.getByText('مرحلهٔ ۲ از ۲')).toBeVisible()
  await expect.element(screen.getByText('محل برگزاری')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'کد QR بلیت CH-1' })).toBeVisible()
})

test('a name of the caller is kept on a component without scripts', async () => {
  const screen = await render(
    inPersian(<Breadcrumbs label="جای شما" items={[{ id: 'home', label: 'خانه' }]} />),
  )
  await expect.element(screen.getByRole('navigation', { name: 'جای شما' })).toBeInTheDocument()
})

test('a text that the caller removes is neither English nor the provider’s', async () => {
  const screen = await render(
    inPersian(<OrderFailed assurance={null} retry={<button type="button">باز</button>} />),
  )
  expect(screen.getByRole('alert').element().textContent).toBe('سفارش شما انجام نشد')
})

test('changing the provider’s messages changes the words', async () => {
  const shelf = <BadgeShelf label="Badges" badges={[{ id: 'a', name: 'A', isEarned: false }]} />
  const screen = await render(<MessagesProvider messages={fa}>{shelf}</MessagesProvider>)
  await expect.element(screen.getByText('هنوز دریافت نشده')).toBeVisible()
  await screen.rerender(<MessagesProvider messages={fr}>{shelf}</MessagesProvider>)
  await expect.element(screen.getByText('Pas encore obtenu')).toBeVisible()
})

test('counts have the plural form of their language', () => {
  expect([1, 2, 1500].map(de.combobox.resultCount)).toEqual(['1 Option', '2 Optionen', '1.500 Optionen'])
  // French uses the singular for 0.
  expect([0, 1, 2].map(fr.combobox.resultCount)).toEqual(['0 option', '1 option', '2 options'])
})

test('the server’s markup has the words of the provider', () => {
  expect(renderToString(inPersian(<Combobox label="کشور" options={[]} />))).not.toContain('Nothing')
  expect(renderToString(inPersian(<OrderFailed retry={null} />))).toContain('سفارش شما انجام نشد')
})

const lesson = { src: 'bob.m3u8', type: 'application/vnd.apple.mpegurl' }

test('one provider gives a page its language, calendar and digits', async () => {
  const screen = await render(
    inPersian(
      <>
        <DateField label="تاریخ" defaultValue="2026-11-26" min="2026-12-01" />
        <NumberField label="مدت" defaultValue={1250} />
        <Counter label="صندلی" defaultValue={12} />
        <VideoPlayer title="برش" sources={[lesson]} duration={125} />
      </>,
    ),
  )
  const parts = () => [...screen.container.querySelectorAll<HTMLInputElement>('[data-part]')]
  await expect.poll(() => parts().map(({ value }) => value)).toEqual(['۱۴۰۵', '۰۹', '۰۵'])
  await expect
    .element(screen.getByText('۱۰ آذر ۱۴۰۵ یا تاریخی پس از آن را انتخاب کنید').first())
    .toBeInTheDocument()
  await expect.element(screen.getByRole('spinbutton', { name: 'مدت' })).toHaveValue('۱٬۲۵۰')
  await expect.element(screen.getByText('۱۲', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/۰۲:۰۵/)).toBeInTheDocument()
})

const swiss = new Intl.NumberFormat('de-CH')

test('calendar, digits and locale of the provider are independent of its words', async () => {
  const screen = await render(
    <MessagesProvider messages={fa} calendar="gregorian" digits="latn">
      <DateField label="تاریخ" defaultValue="2026-11-26" />
      <MessagesProvider messages={de} locale="de-CH">
        <NumberField label="Preis" defaultValue={1250} />
        <DateField label="Start" locale="en" defaultValue="2026-11-26" />
      </MessagesProvider>
    </MessagesProvider>,
  )
  const partsOf = (label: string) =>
    [...screen.container.querySelectorAll<HTMLInputElement>('[data-part]')]
      .filter((input) => input.getAttribute('aria-labelledby')?.includes(labelId(label)))
      .map(({ value }) => value)
  const labelId = (label: string) => screen.getByText(label, { exact: true }).element().id
  await expect.poll(() => partsOf('تاریخ')).toEqual(['2026', '11', '26'])
  await expect.element(screen.getByRole('spinbutton', { name: 'Preis' })).toHaveValue(swiss.format(1250))
  expect(partsOf('Start')).toEqual(['11', '26', '2026'])
})

test('an unknown locale is reported, and the page stays', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(
    <MessagesProvider messages={{}} locale="pt_BR">
      <p>Courses</p>
    </MessagesProvider>,
  )
  await expect.element(screen.getByText('Courses')).toBeVisible()
  expect(report.mock.calls.flat().join()).toContain('MessagesProvider: locale="pt_BR" is not a language tag.')
})
