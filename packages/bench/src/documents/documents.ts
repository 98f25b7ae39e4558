import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { quantile } from '../quantile.ts'
import { exceededRatios } from '../ratio-limit.ts'
import { spawnServer } from '../spawn-server.ts'
import { openEditor, type Editor } from './editor.ts'
import { killPublications } from './killed-publications.ts'
import { courseCount, lessonCount } from './sizes.ts'
import { editTogether } from './two-editors.ts'

const rounds = 3
const roundSeconds = 5
const togetherSeconds = 300
const kills = 40
const publications = 20
const maxPublishRatio = 60
const minSaveRatio = 0.1

type Setup = { courseIds: string[]; tokens: [string, string]; databaseUrl: string }

/**
 * Writing courses of 60 lessons in seven languages: autosaves per second beside the bare reading and writing of the row, the time of a
 * publication beside one autosave, two people on one course for five minutes, and publications that are killed.
 */
export async function measureDocuments(
  dataDir: string,
  log: (message: string) => void,
): Promise<Measurement> {
  const folder = path.join(dataDir, 'documents')
  await mkdir(folder, { recursive: true })
  const { url, stop } = await spawnServer('documents/documents-server.ts', folder)
  const setup: Setup = JSON.parse(await (await fetch(`${url}/bench/setup`)).text())
  const { courseIds, tokens, databaseUrl } = setup
  const editors = courseIds.map((id) => openEditor(url, tokens[0], id))
  await Promise.all(editors.map((editor) => editor.load()))
  await Promise.all(editors.map((editor) => rename(editor, 'The first')))
  const figures: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    log(`Documents: round ${round} of ${rounds}`)
    const saves = await perSecond((index, turn) => rename(editors[index], `Bob ${turn}`))
    const writes = await perSecond((index) => write(url, courseIds[index]))
    // The first round warms up.
    if (round > 0) {
      figures[0].push(saves)
      figures[1].push(writes)
    }
  }
  const times = await publishTimes(editors[0], log)
  log(`Documents: two editors for ${togetherSeconds} s`)
  const together = await editTogether({ origin: url, tokens, courseId: courseIds[1] ?? '' }, togetherSeconds)
  const killed = await killPublications(
    { databaseUrl, folder, token: tokens[0], courseId: courseIds[2] ?? '' },
    kills,
    log,
  )
  await stop()
  const [saves, writes] = [median(figures[0]), median(figures[1])]
  const saveMs = quantile(times.saves, 0.95)
  const publishMs = quantile(times.publications, 0.95)
  const failures = [
    ...exceededRatios([
      {
        name: 'Autosaves per second',
        reference: 'the bare write',
        value: saves,
        referenceValue: writes,
        min: minSaveRatio,
      },
      {
        name: 'p95 of a publication',
        reference: 'an autosave',
        value: publishMs,
        referenceValue: saveMs,
        max: maxPublishRatio,
      },
    ]),
    ...together.wrong.map((wrong) => `Two editors: ${wrong}`),
    ...killed.torn.map((torn) => `Killed publication ${torn}`),
  ]
  return {
    tables: [
      {
        title: `Autosaves of ${courseCount} courses with ${lessonCount} lessons, median of ${rounds} rounds of ${roundSeconds} s`,
        rows: [
          ['saves/s', 'bare writes/s', 'ratio'],
          [saves.toFixed(0), writes.toFixed(0), `${((saves / writes) * 100).toFixed(0)} %`],
        ],
      },
      {
        title: `One course, alone`,
        rows: [
          ['autosave p95', 'publication p50', 'publication p95'],
          [ms(saveMs), ms(quantile(times.publications, 0.5)), ms(publishMs)],
        ],
      },
      {
        title: `Two people on one course for ${togetherSeconds} s`,
        rows: [
          ['saves', 'contradictions', 'lost or mixed'],
          [String(together.saves), String(together.conflicts), String(together.wrong.length)],
        ],
      },
      {
        title: 'Publications killed with kill -9',
        rows: [
          ['kills', 'all published', 'nothing published', 'in part'],
          [String(killed.kills), String(killed.whole), String(killed.none), String(killed.torn.length)],
        ],
      },
    ],
    failures,
  }
}

const ms = (time: number) => `${time.toFixed(0)} ms`

async function rename(editor: Editor | undefined, name: string): Promise<void> {
  const conflicts = await editor?.change([{ path: 'name.de', value: name }])
  if (conflicts?.length !== 0) throw new Error('A save was contradicted without another editor.')
}

async function write(url: string, course = ''): Promise<void> {
  const response = await fetch(`${url}/bench/write?course=${course}`, { method: 'POST' })
  await response.arrayBuffer()
}

async function perSecond(save: (index: number, turn: number) => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  const until = startedAt + roundSeconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: courseCount }, async (_, index) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        await save(index, turn)
        count += 1
      }
    }),
  )
  return (count / (performance.now() - startedAt)) * 1000
}

async function publishTimes(editor: Editor | undefined, log: (message: string) => void) {
  if (!editor) throw new Error('There is no course.')
  const saves: number[] = []
  const published: number[] = []
  for (let turn = 0; turn < publications; turn += 1) {
    const { draft } = await editor.load()
    const texts = Object.keys(draft.lessons).map((id) => ({
      path: `lessons.${id}.name.en`,
      value: `Turn ${turn}`,
    }))
    saves.push(await timeOf(() => editor.change(texts)))
    published.push(
      await timeOf(async () => {
        const response = await editor.publish()
        if (!response.ok) throw new Error(`The publication responded with ${response.status}.`)
        await response.arrayBuffer()
      }),
    )
    log(`Documents: publication ${turn + 1} of ${publications}`)
  }
  return { saves, publications: published }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
