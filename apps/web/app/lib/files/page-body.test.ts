import { once } from 'node:events'
import { expect, it } from 'vitest'
import { createPageBody } from './page-body.ts'

it('sends what is written in one go as one piece, and later pieces on their own', async () => {
  const { body, destination } = createPageBody()
  const reader = body.getReader()
  const read = async () => {
    const { value } = await reader.read()
    return value && Buffer.from(value).toString()
  }
  destination.write('<p>')
  destination.write('shell')
  destination.write('</p>')
  expect(await read()).toBe('<p>shell</p>')
  destination.write('later')
  expect(await read()).toBe('later')
  destination.end('last')
  expect(await read()).toBe('last')
  expect(await read()).toBeUndefined()
})

it('closes the destination if the client leaves', async () => {
  const { body, destination } = createPageBody()
  destination.write('shell')
  const closed = once(destination, 'close')
  await body.cancel()
  await closed
  expect(destination.destroyed).toBe(true)
})

it('ends the response with an error if the page fails', async () => {
  const { body, destination } = createPageBody()
  const text = new Response(body).text()
  destination.on('error', () => {})
  destination.destroy(new Error('failed'))
  await expect(text).rejects.toThrow('failed')
})
