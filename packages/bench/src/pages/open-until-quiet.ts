import { setTimeout } from 'node:timers/promises'
import type { Page, Request, Response } from 'playwright'

const quietMs = 500
const maxMs = 20_000

/** Opens a page and waits until it loads nothing more. The stream of live events, which stays open, does not count. */
export async function openUntilQuiet(page: Page, address: string): Promise<Response> {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const change = () => void (changedAt = performance.now())
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource' || request.headers()['accept'] === 'text/event-stream')
      return
    pending.add(request)
    change()
  })
  const settle = (request: Request) => {
    if (pending.delete(request)) change()
  }
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  const response = await page.goto(address)
  if (!response?.ok()) throw new Error(`${address} responded with ${response?.status() ?? 'nothing'}.`)
  const startedAt = performance.now()
  while (pending.size > 0 || performance.now() - changedAt < quietMs) {
    if (performance.now() - startedAt > maxMs) throw new Error(`${address} does not stop loading.`)
    await setTimeout(50)
  }
  return response
}
