import type { Page } from 'playwright'

/** Texts of a message pack that must be in the server's markup: first from server components, then from client components. */
const serverTexts = [
  'مسیر صفحه',
  'مرحلهٔ ۲ از ۴',
  'صفحهٔ ۳',
  'سفارش شما',
  'کد QR بلیت CH-1',
  'یکی کمتر',
  'شرکت‌کنندهٔ ۱',
]

/** English texts of the same components, which the page must not contain. */
const english = ['Breadcrumb', 'Step 2', 'Your order', 'Next page', 'QR code', 'One less', 'Attendee 1']

/** Checks the Persian page, whose texts come from a pack in a server layout. Returns the problems. */
export async function findMessageProblems(page: Page): Promise<string[]> {
  const url = new URL('/fa', page.url()).href
  const html = await page.request.get(url).then((response) => response.text())
  // Scripts at the end carry the props of client components, with their English texts.
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const problems = serverTexts
    .filter((text) => !markup.includes(text))
    .map((text) => `The server's markup of /fa does not contain “${text}”.`)
  await page.goto(url, { waitUntil: 'networkidle' })
  const rendered = await page.locator('[lang=fa]').evaluate((element) => element.outerHTML)
  for (const text of english)
    if (rendered.includes(text)) problems.push(`The page /fa contains the English text “${text}”.`)
  await page.getByRole('navigation', { name: 'مسیر صفحه' }).waitFor()
  await page.getByRole('list', { name: 'تکمیل خرید' }).waitFor()
  await page.getByText('قابل پرداخت').waitFor()
  await page.getByRole('button', { name: 'افزودن یک صندلی' }).click()
  const seats = await page.getByRole('spinbutton', { name: 'صندلی' }).inputValue()
  if (seats !== '1') problems.push(`After one more seat on /fa the counter shows ${seats}.`)
  return problems
}
