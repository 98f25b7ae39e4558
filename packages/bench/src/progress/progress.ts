import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { quantile } from '../quantile.ts'
import { spawnServer } from '../spawn-server.ts'

const savesAtOnce = 20
const rounds = 3
const roundSeconds = 5
const saveEverySeconds = 10
const viewingSeconds = 30
const maxP99Ms = 100
const videoSeconds = 3600

type Setup = { lessonId: string; tokens: string[] }

/**
 * Saves of progress: how many per second 20 connections reach, beside the same update without sign-in and checks; and how long a save
 * takes while 1,000 learners watch, each of whom saves every 10 s.
 */
export async function measureProgress(dataDir: string, log: (message: string) => void): Promise<Measurement> {
  const folder = path.join(dataDir, 'progress')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('progress/progress-server.ts', folder)
  const setup: Setup = JSON.parse(await (await fetch(`${url}/bench/setup`)).text())
  const save = saveBy(url, setup)
  const update = (viewer: number, second: number) =>
    send(`${url}/bench/update?viewer=${viewer}&second=${second}`, { method: 'POST' })
  const results: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    log(`Progress: round ${round} of ${rounds}`)
    for (const [index, subject] of [save, update].entries()) {
      const perSecond = await savesPerSecond(subject, setup.tokens.length)
      // The first round warms up.
      if (round > 0) results[index]?.push(perSecond)
    }
  }
  log(`Progress: ${setup.tokens.length} viewers for ${viewingSeconds} s`)
  const times = await watchTogether(save, setup.tokens.length)
  await stop()
  const [value, reference] = [median(results[0]), median(results[1])]
  const p99 = quantile(times, 0.99)
  const rows = [
    ['', 'saves/s', 'the update alone', 'ratio'],
    [
      `${savesAtOnce} at once`,
      value.toFixed(0),
      reference.toFixed(0),
      `${((value / reference) * 100).toFixed(0)} %`,
    ],
  ]
  const viewing = [
    ['', 'saves', 'median ms', 'p99 ms', 'limit'],
    [
      `${setup.tokens.length} viewers, each every ${saveEverySeconds} s`,
      String(times.length),
      quantile(times, 0.5).toFixed(1),
      p99.toFixed(1),
      String(maxP99Ms),
    ],
  ]
  const failures =
    p99 <= maxP99Ms ? [] : [`Saving progress: p99 is ${p99.toFixed(0)} ms, the limit ${maxP99Ms} ms.`]
  return {
    tables: [
      { title: `Progress, median of ${rounds} rounds of ${roundSeconds} s`, rows },
      { title: 'Progress of many viewers', rows: viewing },
    ],
    failures,
  }
}

type Save = (viewer: number, second: number) => Promise<void>

function saveBy(url: string, { lessonId, tokens }: Setup): Save {
  return (viewer, second) => {
    const recordedAt = new Date().toISOString()
    return send(`${url}/api/v1/user/lessons/${lessonId}/progress`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${tokens[viewer]}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        watched: [[second, second + 10]],
        position: { seconds: second + 10, recorded_at: recordedAt },
        sent_at: recordedAt,
      }),
    })
  }
}

async function send(address: string, init: RequestInit): Promise<void> {
  const response = await fetch(address, init)
  const body = await response.text()
  if (!response.ok) throw new Error(`A save responded with ${response.status}: ${body.slice(0, 200)}`)
}

async function savesPerSecond(save: Save, viewers: number): Promise<number> {
  const startedAt = performance.now()
  let saves = 0
  await Promise.all(
    Array.from({ length: savesAtOnce }, async () => {
      while (performance.now() - startedAt < roundSeconds * 1000) {
        saves += 1
        await save(saves % viewers, (saves * 10) % (videoSeconds - 10))
      }
    }),
  )
  return (saves * 1000) / (performance.now() - startedAt)
}

/** The milliseconds of each save of viewers who start evenly over the interval. */
async function watchTogether(save: Save, viewers: number): Promise<number[]> {
  const times: number[] = []
  const startedAt = performance.now()
  const watch = async (viewer: number) => {
    const offset = (viewer / viewers) * saveEverySeconds
    for (let second = 0; second < viewingSeconds; second += saveEverySeconds) {
      await setTimeout(Math.max(0, (offset + second) * 1000 - (performance.now() - startedAt)))
      const sentAt = performance.now()
      await save(viewer, second)
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: viewers }, (_, viewer) => watch(viewer)))
  return times
}
