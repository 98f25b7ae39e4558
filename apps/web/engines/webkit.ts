import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { listenForProblems, takeProblems } from './console-problems.ts'
import { jsonFunction, type Engine } from './engine.ts'

/** A page that does not answer for so long is frozen. */
const answerMs = 60_000
const loadMs = 60_000
const closeMs = 5000

const answer = z.object({ value: z.unknown() })
const refusal = z.object({ error: z.string(), message: z.string() })
const session = z.object({ sessionId: z.string() })

export type WebKitPrograms = { driver: string; browser: string; display: string }

/** Starts WebKitGTK through its WebDriver, in a virtual display. */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const screen = await startDisplay(display)
  const port = 20_000 + (process.pid % 20_000)
  const process_ = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    // A group of its own, to end the browser with its driver also while a page is frozen.
    detached: true,
  })
  const base = `http://127.0.0.1:${port}`
  const call = async (method: string, path: string, body: object | undefined, ms: number) => {
    const response = await fetch(`${base}${path}`, {
      method,
      signal: AbortSignal.timeout(ms),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    const refused = refusal.safeParse(value)
    if (refused.data) throw new Error(`${refused.data.error}: ${refused.data.message}`)
    return value
  }
  await untilReady(() => call('GET', '/status', undefined, answerMs))
  const { sessionId } = session.parse(
    await call(
      'POST',
      '/session',
      {
        capabilities: {
          alwaysMatch: {
            // By itself the driver sometimes waits for a document that has loaded.
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
          },
        },
      },
      loadMs,
    ),
  )
  const send = (path: string, body: object, ms = answerMs) =>
    call('POST', `/session/${sessionId}${path}`, body, ms)
  const engine: Engine = {
    async go(url) {
      await engine.run(() => document.documentElement.setAttribute('data-left', ''), null)
      const open = async () => {
        await send('/url', { url }, loadMs)
        await untilReady(async () => {
          if (!(await engine.run(hasLoaded, null))) throw new Error(`${url} did not load.`)
        }, loadMs / 2)
      }
      // The driver sometimes loses an address while it changes to a process for another site.
      await open().catch(open)
      await engine.run(listenForProblems, null)
    },
    async run(body, argument) {
      const script = `const done = arguments[1]; (${jsonFunction(body)})(arguments[0]).then(done, (error) => done({ error: String(error) }))`
      const result = await send('/execute/async', {
        script,
        args: [JSON.stringify(argument ?? null)],
      })
      if (typeof result !== 'string') throw new Error(JSON.stringify(result))
      return JSON.parse(result)
    },
    async act(actions) {
      await send('/actions', { actions })
    },
    async resize(width, height) {
      await send('/window/rect', { width, height })
    },
    picture: async () =>
      z.string().parse(await call('GET', `/session/${sessionId}/screenshot`, undefined, answerMs)),
    problems: () => engine.run(takeProblems, null),
    async forget() {
      await call('DELETE', `/session/${sessionId}/cookie`, undefined, answerMs)
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`, undefined, closeMs).catch(() => {})
      if (process_.pid) process.kill(-process_.pid, 'SIGKILL')
      await end(screen.process)
    },
  }
  return engine
}

/** The display number is the first that is free. */
async function startDisplay(program: string) {
  const number = Array.from({ length: 400 }, (_, index) => 90 + index).find(
    (candidate) => !existsSync(`/tmp/.X11-unix/X${candidate}`),
  )
  const name = `:${number}`
  const display = spawn(program, [name, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  await untilReady(async () => {
    if (!existsSync(`/tmp/.X11-unix/X${number}`)) throw new Error('The display did not start.')
  })
  return { name, process: display }
}

// A new process begins with an empty document.
function hasLoaded(): boolean {
  const isOld = document.documentElement.hasAttribute('data-left') || location.href === 'about:blank'
  return !isOld && document.readyState !== 'loading'
}

async function untilReady(ask: () => Promise<unknown>, ms = loadMs): Promise<void> {
  const endAt = Date.now() + ms
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (Date.now() > endAt) throw error
      await pause(100)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
