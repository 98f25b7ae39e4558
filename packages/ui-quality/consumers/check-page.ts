import type { Browser, Page } from 'playwright'
import type { App } from './consumer-apps.ts'

/** Opens an app and uses its components. Returns the problems, each as a sentence. */
export async function findProblems(browser: Browser, url: string, app: App): Promise<string[]> {
  const problems: string[] = []
  const html = await fetch(url, { signal: AbortSignal.timeout(60_000) }).then((response) => response.text())
  for (const text of app.serverTexts ?? [])
    if (!html.includes(text)) problems.push(`The server's response does not contain “${text}”.`)
  const page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`Console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`Uncaught error: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      problems.push(`Request to another origin: ${request.url()}`)
  })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await tryComponents(page, problems)
    if (app.findProblems) problems.push(...(await app.findProblems(page)))
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  await page.close()
  return problems
}

async function tryComponents(page: Page, problems: string[]): Promise<void> {
  page.setDefaultTimeout(10_000)
  const reserve = page.getByRole('button', { name: 'Reserve' })
  const [background, accent] = await reserve.evaluate((button) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.backgroundColor = 'var(--chignon-color-accent)'
    const colours = [button, probe].map((element) => getComputedStyle(element).backgroundColor)
    probe.remove()
    return colours
  })
  if (background !== accent || background === 'rgba(0, 0, 0, 0)')
    problems.push(`The button's background is ${background}; the accent is ${accent}.`)

  await page.getByRole('button', { name: 'One more' }).click()
  const seats = await page.getByRole('spinbutton', { name: 'Seats' }).inputValue()
  if (seats !== '1') problems.push(`After one more seat the counter shows ${seats}.`)
  await page.getByRole('tab', { name: 'Programs' }).click()
  await page.getByText('The colourist').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await reserve.click()
  await page.getByRole('link', { name: 'Go to payment' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Go to payment' }).waitFor({ state: 'hidden' })
}
