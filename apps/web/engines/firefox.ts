import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { jsonFunction, type Engine } from './engine.ts'

const message = z.object({
  id: z.optional(z.number()),
  type: z.string(),
  method: z.optional(z.string()),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
  params: z.optional(z.unknown()),
})
const logEntry = z.object({ level: z.string(), text: z.nullable(z.string()) })
const created = z.object({ context: z.string() })
const evaluated = z.object({
  type: z.string(),
  result: z.optional(z.object({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
})

/** Starts Firefox, which has WebDriver BiDi built in, without a window and with a profile of its own. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const browser = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    browser.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    browser.once('error', reject)
    browser.once('exit', () => reject(new Error(`Firefox did not start: ${output}`)))
  })
  const stop = async () => {
    const ended = new Promise((resolve) => browser.once('exit', resolve))
    browser.kill()
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  const { send, socket, problems } = await connect(`${address}/session`).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // Firefox's first tab never has the focus, so Tab would stay in its field, and nothing would hear of `blur`.
  const { context } = created.parse(await send('browsingContext.create', { type: 'tab' }))
  return {
    async go(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(body, argument) {
      const { result, exceptionDetails } = evaluated.parse(
        await send('script.callFunction', {
          functionDeclaration: jsonFunction(body),
          arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
          awaitPromise: true,
          target: { context },
        }),
      )
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    problems: async () => problems.splice(0),
    async picture() {
      return z
        .object({ data: z.string() })
        .parse(await send('browsingContext.captureScreenshot', { context })).data
    },
    async forget() {
      await send('storage.deleteCookies', {})
    },
    async close() {
      socket.close()
      await stop()
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)), { once: true })
  })
  const problems: string[] = []
  const pending = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, method, params, result, message: text } = message.parse(JSON.parse(String(data)))
    if (id === undefined) {
      const entry = method === 'log.entryAdded' ? logEntry.safeParse(params) : undefined
      if (entry?.data && ['error', 'warn'].includes(entry.data.level)) problems.push(entry.data.text ?? '')
      return
    }
    const call = pending.get(id)
    pending.delete(id)
    if (type === 'error') call?.reject(new Error(text))
    else call?.resolve(result)
  })
  let lastId = 0
  const send = (method: string, params: object): Promise<unknown> => {
    lastId += 1
    const call = Promise.withResolvers<unknown>()
    pending.set(lastId, call)
    socket.send(JSON.stringify({ id: lastId, method, params }))
    return call.promise
  }
  return { socket, send, problems }
}
