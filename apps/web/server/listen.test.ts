import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { listen, listenMessage } from './listen.ts'

const app = new Hono().get('/', (c) => c.text('Hello'))

it('listens on a free port for port 0, and frees it on close', async () => {
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('Hello')
  await server.close()
  const again = await listen(app, { port: server.port, host: '127.0.0.1' })
  await again.close()
})

it('rejects with a readable error if the port is in use', async () => {
  const first = await listen(app, { port: 0, host: '127.0.0.1' })
  await expect(listen(app, { port: first.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${first.port} is in use by another program; stop it, or choose another port with PORT=${first.port + 1}.`,
  )
  await first.close()
})

it('returns a readable error for a forbidden port', () => {
  expect(listenMessage(Object.assign(new Error('EACCES'), { code: 'EACCES' }), 80)).toMatch(
    /port 80; .*PORT=3000\.$/,
  )
})
