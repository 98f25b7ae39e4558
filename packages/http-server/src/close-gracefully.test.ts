import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'
import { openRawClient, rawRequest } from './raw-client.ts'

async function open() {
  const started = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const app = new Hono()
    .get('/', (c) => c.text('Hello'))
    .get('/slow', async (c) => {
      started.resolve()
      await finish.promise
      return c.text('Done')
    })
  const server = await listen(app, { port: 0, host: '127.0.0.1' })
  const connect = async () => {
    const client = await openRawClient(server.port)
    onTestFinished(client.destroy)
    return client
  }
  return { server, connect, started: started.promise, finish: finish.resolve }
}

it('answers what it has begun and what still arrives on open connections, and announces that they close', async () => {
  const { server, connect, started, finish } = await open()
  const [busy, idle] = [await connect(), await connect()]
  idle.send(rawRequest('GET', '/'))
  expect(await idle.response()).toMatch(/^connection: keep-alive$/im)
  busy.send(rawRequest('GET', '/slow'))
  await started
  const closed = server.close()
  await expect(connect()).rejects.toThrow('ECONNREFUSED')
  idle.send(rawRequest('GET', '/'))
  expect(await idle.response()).toMatch(/^HTTP\/1.1 200 [^]*^connection: close$[^]*Hello$/im)
  await idle.closed
  finish()
  expect(await busy.response()).toMatch(/^HTTP\/1.1 200 [^]*^connection: close$[^]*Done$/im)
  await Promise.all([busy.closed, closed])
})

it('closes idle connections at once for a person at a terminal', async () => {
  const { server, connect } = await open()
  const [used, unused] = [await connect(), await connect()]
  used.send(rawRequest('GET', '/'))
  await used.response()
  await server.close('SIGINT')
  await Promise.all([used.closed, unused.closed])
  await expect(connect()).rejects.toThrow('ECONNREFUSED')
})
