import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../../../apps/api/src/platform/db/client.ts'
import { startProcesses } from '../kill/processes.ts'
import { seededRandom } from '../seeded-random.ts'
import { openEditor, type Editor } from './editor.ts'

/** What was found after publications that were killed. */
export type KilledPublications = { kills: number; whole: number; none: number; torn: string[] }

const maxMs = 500

/**
 * Publishes a course whose every text has a number, kills the process with `kill -9` at a random moment of it, and looks at the tables:
 * all texts have the old number or all the new one, and the history says the same.
 */
export async function killPublications(
  {
    databaseUrl,
    folder,
    token,
    courseId,
  }: { databaseUrl: string; folder: string; token: string; courseId: string },
  kills: number,
  log: (message: string) => void,
): Promise<KilledPublications> {
  const processes = startProcesses(databaseUrl, path.join(folder, 'killed'))
  const db = openDatabase(databaseUrl, { connections: 1 })
  const random = seededRandom(7)
  const result: KilledPublications = { kills, whole: 0, none: 0, torn: [] }
  // So that all texts have one number before the first of them.
  await write(0).then((editor) => editor.publish())
  for (let number = 1; number <= kills; number += 1) {
    const before = await read()
    const editor = await write(number)
    const publication = editor.publish().catch(() => undefined)
    await setTimeout(random.below(maxMs))
    await processes.killAndRestart()
    await publication
    const after = await read()
    if (after.names.size !== 1) result.torn.push(`${number}: ${[...after.names].join(', ')}`)
    else if (after.names.has(`Number ${number}`) !== after.revisions > before.revisions)
      result.torn.push(`${number}: the tables and the history differ`)
    else if (after.revisions > before.revisions) result.whole += 1
    else result.none += 1
    log(`Killed publications: ${number} of ${kills}`)
  }
  await processes.stop()
  await db.close()
  return result

  async function write(number: number): Promise<Editor> {
    const editor = openEditor(await processes.origin(), token, courseId)
    const { draft } = await editor.load()
    const lessons = Object.keys(draft.lessons)
    const paths = ['name.en', ...lessons.map((id) => `lessons.${id}.name.en`)]
    await editor.change(paths.map((part) => ({ path: part, value: `Number ${number}` })))
    return editor
  }

  async function read(): Promise<{ names: Set<string>; revisions: number }> {
    const { rows } = await db.pool.query<{ name: string }>(
      `select name->>'en' as name from courses where id = $1 union all select name->>'en' from lessons where course_id = $1`,
      [courseId],
    )
    const counted = await db.pool.query<{ count: number }>(
      'select count(*)::int from content_revisions where subject_id = $1',
      [courseId],
    )
    return { names: new Set(rows.map(({ name }) => name)), revisions: counted.rows[0]?.count ?? 0 }
  }
}
