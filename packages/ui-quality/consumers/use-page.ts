import type { Browser, Page } from 'playwright'

/** Opens an app and uses it. What is wrong comes back as sentences; none where all is well. */
export async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') faults.push(`The console says: ${said.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`The page threw: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      faults.push(`It asks another origin: ${request.url()}`)
  })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await takePart(page, faults)
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  }
  await page.close()
  return faults
}

async function takePart(page: Page, faults: string[]): Promise<void> {
  page.setDefaultTimeout(10_000)
  const reserve = page.getByRole('button', { name: 'Reserve' })
  const [ground, accent] = await reserve.evaluate((button) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.backgroundColor = 'var(--color-accent)'
    const colours = [button, probe].map((one) => getComputedStyle(one).backgroundColor)
    probe.remove()
    return colours
  })
  if (ground !== accent || ground === 'rgba(0, 0, 0, 0)')
    faults.push(`The button's ground is ${ground}; the accent is ${accent}.`)

  await page.getByRole('button', { name: 'One more' }).click()
  const seats = await page.getByRole('spinbutton', { name: 'Seats' }).inputValue()
  if (seats !== '1') faults.push(`One seat more than none is ${seats}.`)
  await page.getByRole('tab', { name: 'Programs' }).click()
  await page.getByText('The colourist').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await reserve.click()
  await page.getByRole('link', { name: 'Go to payment' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Go to payment' }).waitFor({ state: 'hidden' })
}
