import { affectedJourneys } from './affected-journeys.ts'
import type { Step } from './steps.ts'

// A change of these can break everything.
const configuration =
  /^(package\.json|pnpm-(lock|workspace)\.yaml|vitest[\w.-]*\.config\.ts|tsconfig[\w.]*\.json|patches\/.*|(packages|apps)\/[^/]+\/(package\.json|[\w.]+\.config\.ts|tsconfig\.json))$/
const unitTests =
  /^(apps\/web\/(server|app)|apps\/studio\/app|packages\/(app-kit|bench|contract|http-server|ui)\/src|packages\/ui-quality\/(matrix|status)|lint|scripts|\.storybook)\//
const isUi = (file: string): boolean => /^packages\/ui(-quality)?\//.test(file)

/** Reduces the stages to what the changed files can break: steps are left out, or run with the affected test files only. */
export async function selectSteps(
  stages: readonly Step[][],
  changed: readonly string[],
  affected: ReadonlySet<string>,
  specs: readonly string[],
): Promise<Step[][]> {
  if (changed.length === 0) return []
  if (changed.some((file) => configuration.test(file))) return [...stages]
  const select = await createSelector(changed, affected, specs)
  return stages
    .map((stage) =>
      stage.flatMap((step) => {
        const files = select(step.name)
        if (files === 'all') return step
        return files.length > 0 ? { ...step, command: [...step.command, ...files] } : []
      }),
    )
    .filter((stage) => stage.length > 0)
}

async function createSelector(
  changed: readonly string[],
  affected: ReadonlySet<string>,
  specs: readonly string[],
): Promise<(step: string) => 'all' | string[]> {
  const files = [...affected]
  const journeys = await affectedJourneys(affected, specs)
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  const stories = files.filter((file) => file.endsWith('.stories.tsx'))
  const inApi = (file: string): boolean => file.startsWith('apps/api/')
  const isComponentTest = (file: string): boolean => isUi(file) && file.endsWith('.tsx')
  const allIf = (condition: boolean): 'all' | string[] => (condition ? 'all' : [])
  return (step) => {
    switch (step) {
      case 'types':
        return allIf(changed.some((file) => /\.(ts|tsx|js|json)$/.test(file)))
      case 'lint':
        return 'all'
      case 'unit':
        return tests.filter((file) => unitTests.test(file) && !isComponentTest(file))
      case 'api':
        // Migrations and sample content.
        return changed.some((file) => inApi(file) && !/\.[jt]s$/.test(file))
          ? 'all'
          : relativeTo('apps/api/', tests.filter(inApi))
      case 'components':
        return tests.filter(isComponentTest)
      case 'stories':
        return files.some((file) => /^\.storybook\/(main|preview)/.test(file)) ? 'all' : stories
      case 'slice':
        return allIf(stories.length > 0)
      case 'package':
        return allIf(files.some(isUi))
      case 'build':
        return allIf(journeys.length > 0)
      case 'journeys':
        return journeys === 'all' ? 'all' : relativeTo('apps/web/', journeys)
      default:
        return allIf(files.some(isUi))
    }
  }
}

const relativeTo = (folder: string, files: readonly string[]): string[] =>
  files.map((file) => file.slice(folder.length))
