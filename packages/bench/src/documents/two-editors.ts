import { seededRandom } from '../seeded-random.ts'
import { openEditor } from './editor.ts'

/** What two scripted editors did and found. */
export type TwoEditors = { saves: number; conflicts: number; wrong: string[] }

/**
 * Two people change one course as fast as answers come: each has lessons of their own, and both also write the names of the same two. After
 * it every text of each must be the last that its editor saved, and each of the shared ones the last that anyone saved.
 */
export async function editTogether(
  { origin, tokens, courseId }: { origin: string; tokens: readonly [string, string]; courseId: string },
  seconds: number,
): Promise<TwoEditors> {
  const { draft } = await openEditor(origin, tokens[0], courseId).load()
  const [first = '', second = '', ...others] = Object.keys(draft.lessons)
  const shared = [first, second]
  const last = new Map<string, string>()
  const until = performance.now() + seconds * 1000
  const result: TwoEditors = { saves: 0, conflicts: 0, wrong: [] }
  await Promise.all(
    tokens.map(async (token, person) => {
      const random = seededRandom(person + 1)
      const own = others.filter((_, index) => index % 2 === person)
      const editor = openEditor(origin, token, courseId)
      await editor.load()
      for (let turn = 0; performance.now() < until; turn += 1) {
        const isShared = random.below(5) === 0
        const path = `lessons.${random.pick(isShared ? shared : own)}.name.${random.pick(['en', 'de', 'fa'])}`
        const value = `${person} wrote ${turn}`
        const conflicts = await editor.change([{ path, value }])
        if (conflicts.length === 0) {
          last.set(path, value)
          result.saves += 1
        } else {
          if (!isShared) result.wrong.push(`${path} was contradicted`)
          result.conflicts += 1
          // As an editor who keeps the other’s text.
          await editor.load()
        }
      }
    }),
  )
  const { draft: after } = await openEditor(origin, tokens[0], courseId).load()
  for (const [path, value] of last) {
    const [, lesson = '', , locale = ''] = path.split('.')
    const stored = Object.entries(after.lessons[lesson]?.name ?? {}).find(([each]) => each === locale)?.[1]
    if (stored !== value)
      result.wrong.push(`${path} is ${JSON.stringify(stored)} instead of ${JSON.stringify(value)}`)
  }
  return result
}
