import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { listen, listenMessage } from './listen.ts'

const app = new Hono().get('/', (c) => c.text('Hello'))

it('takes a free port where any will do, and lets go of it', async () => {
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('Hello')
  await server.close()
  const again = await listen(app, { port: server.port, host: '127.0.0.1' })
  await again.close()
})

it('says in one sentence that a port is taken and what to do', async () => {
  const first = await listen(app, { port: 0, host: '127.0.0.1' })
  await expect(listen(app, { port: first.port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${first.port} is taken by another program; stop it, or choose another port with PORT=${first.port + 1}.`,
  )
  await first.close()
})

it('says in one sentence that a port is not allowed', () => {
  expect(listenMessage(Object.assign(new Error('EACCES'), { code: 'EACCES' }), 80)).toMatch(
    /^Port 80 .*PORT=3000\.$/,
  )
})
