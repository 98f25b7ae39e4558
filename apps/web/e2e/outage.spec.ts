import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { expect, test } from './fixtures.ts'
import { startSecondServer } from './second-server.ts'

/** A way to the database that can be cut and restored. */
async function openWayToDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const listen = async (port: number) => {
    const server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname)
      for (const socket of [client, database]) {
        sockets.add(socket)
        socket.on('error', () => {}).on('close', () => sockets.delete(socket))
      }
      client.pipe(database).pipe(client)
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return server
  }
  let server = await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const way = new URL(databaseUrl)
  way.port = String(port)
  return {
    url: way.href,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async restore() {
      server = await listen(port)
    },
  }
}

test('pages say that the database cannot be reached, keep what was typed, and recover by themselves', async ({
  page,
  browserProblems,
}) => {
  browserProblems.allowProblem(/503/)
  const way = await openWayToDatabase(process.env['TEST_APP_DATABASE_URL'] ?? '')
  const server = await startSecondServer({ DATABASE_URL: way.url, LOG_LEVEL: 'silent' })
  const message = 'The academy is temporarily unavailable. Please try again shortly.'
  browserProblems.allowOrigin(server.url)
  try {
    await page.goto(`${server.url}/contact`)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    const form = page.getByRole('main')
    await form.getByLabel('Full name').fill('Ada Bell')
    await form.getByLabel('E-mail').fill('ada.outage@example.com')
    await form.getByLabel('Subject').fill('Braids')
    await way.cut()
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText(message)).toBeVisible()
    await expect(form.getByLabel('Subject')).toHaveValue('Braids')

    const response = await page.goto(`${server.url}/educations`)
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5'])
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(message)
    await way.restore()
    await expect(title).toHaveText('Education', { timeout: 20_000 })
  } finally {
    // What the page still loads would fail with its server.
    await page.goto('about:blank')
    await server.kill()
    await way.cut()
  }
})
