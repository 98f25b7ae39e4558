/** `pnpm --filter @chignon/ui status`: how far each component is, from the last run of `pnpm test`, to status.json. */
import { access, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from './dist.ts'
import { keptSizes, sizesFile } from './sizes.ts'
import { levelOf, checksOf, type TestFile } from './status/checks.ts'

const results = path.resolve(packageRoot, '../../test-results')

async function filesOf(report: string): Promise<TestFile[]> {
  const text = await readFile(path.join(results, report), 'utf8').catch(() => {
    throw new Error(`test-results/${report} is not there. Run pnpm test first.`)
  })
  const { testResults }: { testResults: TestFile[] } = JSON.parse(text)
  return testResults
}

const [components, stories] = await Promise.all([filesOf('components.json'), filesOf('stories.json')])
const sizes = keptSizes(await readFile(sizesFile, 'utf8'))
const folders = stories
  .flatMap(({ name }) => /packages\/ui\/src\/([^/]+)\/\1\.stories\.tsx$/.exec(name)?.[1] ?? [])
  .toSorted()

const status: Record<string, unknown> = {}
for (const folder of new Set(folders)) {
  const docs = path.join(packageRoot, 'src', folder, `${folder}.mdx`)
  const checks = {
    ...checksOf(folder, [...components, ...stories]),
    size: sizes.has(folder),
    docs: await access(docs).then(
      () => true,
      () => false,
    ),
  }
  status[folder] = { level: levelOf(checks), checks }
}
await writeFile(path.join(packageRoot, 'status.json'), `${JSON.stringify(status, null, 2)}\n`)
