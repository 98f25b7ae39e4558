import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import { chromiumLaunchOptions } from '@chignon/dev-tools/chromium'
import { onCleanup } from '../cleanup.ts'
import { cpuBlockingTime } from './cpu-blocking-time.ts'
import { median, type Measurement } from '@chignon/dev-tools/measurement'
import { openMemberPages } from '../pages/member-pages.ts'
import { openStudioPages } from '../pages/studio-pages.ts'
import { pages, type BenchPage } from '../pages/pages.ts'

// A page that reaches all scores in its first run is measured once; otherwise the median of all runs counts.
const maxRuns = 5
// The stream of live events stays open, so that a member's page is loaded when this time is over.
const maxLoadMs = { guest: 15_000, member: 8000 }
const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
// Desks are rendered in the browser, after their data, and most are used on a desk.
const minStudioScores = { ...minScores, performance: 90 }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Category = (typeof categories)[number]
/** Lighthouse's result, and the blocking time of the processor's time alone, in milliseconds. */
type Audit = { lhr: Result; cpuBlocking: number }
type Log = (message: string) => void

// Pages of members are not indexed, so that they have no SEO score.
const categoriesOf = ({ cookie }: BenchPage): readonly Category[] =>
  cookie ? categories.filter((id) => id !== 'seo') : categories

/** Lighthouse's scores of the public pages, mobile with simulated throttling. */
export function measurePublicPages(origin: string, log: Log): Promise<Measurement> {
  return measurePages(origin, pages, log)
}

/** Lighthouse's scores of a member's pages: the checkout and the profile. */
export async function measureMemberPages(origin: string, log: Log): Promise<Measurement> {
  return measurePages(origin, await openMemberPages(origin), log)
}

/** Lighthouse's scores of the studio's pages, on a desk, for the owner. */
export async function measureStudioPages(origin: string, log: Log): Promise<Measurement> {
  return measurePages(origin, await openStudioPages(origin), log, { isDesk: true, limits: minStudioScores })
}

type Conditions = { isDesk: boolean; limits: Record<Category, number> }

async function measurePages(
  origin: string,
  measuredPages: readonly BenchPage[],
  log: Log,
  { isDesk, limits }: Conditions = { isDesk: false, limits: minScores },
): Promise<Measurement> {
  const { executablePath, args } = chromiumLaunchOptions()
  const failures: string[] = []
  const rows = [['page', ...categories, 'LCP', 'TBT', 'TBT of CPU time', 'CLS']]
  for (const page of measuredPages) {
    const { name } = page
    const measured = categoriesOf(page)
    const runs: Audit[] = []
    let reason = ''
    const auditOnce = () => audit(origin, page, executablePath, args, isDesk)
    for (let run = 0; run < maxRuns; run++) {
      // On a busy machine the browser sometimes loses a trace: retry once.
      const result = await auditOnce()
        .catch(auditOnce)
        .catch((error: unknown) => {
          reason = error instanceof Error ? error.message : String(error)
          return null
        })
      if (result) runs.push(result)
      if (result && run === 0 && measured.every((id) => scoreOf(result.lhr, id) >= limits[id])) break
    }
    const results = runs.map(({ lhr }) => lhr)
    if (!results.length) {
      failures.push(`${name}: Lighthouse did not finish. The machine may be too busy: try again. ${reason}`)
      continue
    }
    const scores = measured.map((id) => median(results.map((result) => scoreOf(result, id))))
    const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    const speed = [
      `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`,
      `${figure('total-blocking-time').toFixed(0)} ms`,
      `${median(runs.map(({ cpuBlocking }) => cpuBlocking)).toFixed(0)} ms`,
    ]
    const shown = categories.map((_, i) => String(scores[i] ?? '–'))
    const row = [name, ...shown, ...speed, figure('cumulative-layout-shift').toFixed(3)]
    rows.push(row)
    // Logged after each page, because all pages take many minutes.
    log(`Lighthouse: ${row.join('  ')}`)
    for (const [i, id] of measured.entries()) {
      const score = scores[i] ?? 0
      if (score >= limits[id]) continue
      const audits = results
        .filter((result) => scoreOf(result, id) <= score)
        .flatMap((result) => failedAudits(result, id))
      failures.push(
        `${name}: ${id} is ${score}, the minimum is ${limits[id]}. ${[...new Set(audits)].join('; ')}`,
      )
    }
  }
  return {
    tables: [
      {
        title: `Lighthouse, ${isDesk ? 'desktop' : 'mobile'}; median of ${maxRuns} runs if the first missed a score`,
        rows,
      },
    ],
    failures,
  }
}

async function audit(
  origin: string,
  page: BenchPage,
  chromePath: string | undefined,
  args: string[],
  isDesk: boolean,
): Promise<Audit> {
  const { path, cookie } = page
  const url = origin + path
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', ...args],
  })
  const removeCleanup = onCleanup(() => chrome.kill())
  try {
    const flags = {
      port: chrome.port,
      logLevel: 'error' as const,
      maxWaitForLoad: cookie ? maxLoadMs.member : maxLoadMs.guest,
      onlyCategories: [...categoriesOf(page)],
      ...(cookie && { extraHeaders: { Cookie: `${cookie.name}=${cookie.value}` } }),
    }
    const result = await lighthouse(url, flags, isDesk ? desktopConfig : undefined)
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
    if (result.lhr.runtimeError)
      throw new Error(`Lighthouse failed at ${url}: ${result.lhr.runtimeError.message}`)
    return { lhr: result.lhr, cpuBlocking: cpuBlockingTime(result.artifacts.Trace.traceEvents) }
  } finally {
    chrome.kill()
    removeCleanup()
  }
}

function scoreOf({ categories }: Result, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100)
}

// Titles of the weighted audits of a category that score below 0.9.
function failedAudits({ categories, audits }: Result, id: string): string[] {
  return (categories[id]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id]
    if (!audit || !weight || audit.score === null || audit.score >= 0.9) return []
    return [`${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
  })
}
